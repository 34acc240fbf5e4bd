// The address that lets others in, as the room gave it when the table was made here.

import type { TableLink } from "../protocol/protocol";

const PREFIX = "parlour.invite.";

export function keepInvite(link: TableLink): void {
  try {
    sessionStorage.setItem(PREFIX + link.table, link.url);
  } catch {
    // The page's own address has to do, then.
  }
}

export function inviteAddress(table: string): string {
  try {
    return sessionStorage.getItem(PREFIX + table) ?? ownAddress(table);
  } catch {
    return ownAddress(table);
  }
}

function ownAddress(table: string): string {
  return `${location.origin}/t/${table}`;
}

/** Whether an address leads only to the machine it is opened on. */
export function staysHere(address: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}

/** Copies a text; false if the browser does not let us. On plain http there is no clipboard, only the old command. */
export async function copy(text: string): Promise<boolean> {
  if (window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Not allowed: the old command may be.
    }
  }
  return copyBySelection(text);
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.style.cssText = "position:fixed;opacity:0";
  document.body.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
