// The moment that a refused play costs in real time. What is asked meanwhile waits here, until it may be sent.

export class Cost {
  /** The action that was refused, while that costs; "" if it was refused in another window. */
  action = $state<string | null>(null);
  /** What was asked meanwhile, in order. */
  waiting = $state.raw<readonly string[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `over` is handed what has waited. */
  constructor(private readonly over: (waiting: readonly string[]) => void) {}

  /** From now on so many milliseconds; an action that was refused only because another one costs leaves that in view. */
  charge(action: string, milliseconds: number): void {
    this.action = action || (this.action ?? "");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), milliseconds);
  }

  wait(actions: readonly string[]): void {
    this.waiting = [...this.waiting, ...actions];
  }

  /** Nothing costs or waits any more. */
  clear(): void {
    clearTimeout(this.#timer);
    this.action = null;
    this.waiting = [];
  }

  #end(): void {
    const { waiting } = this;
    this.clear();
    this.over(waiting);
  }
}
