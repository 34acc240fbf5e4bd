parlour = Parlour
