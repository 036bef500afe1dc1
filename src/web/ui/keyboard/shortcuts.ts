/** A control of the screen and the key that stands in its `aria-keyshortcuts`. */
export interface Shortcut {
  key: string;
  name: string;
  control: HTMLElement;
}

const isThere = (control: HTMLElement) => control.getClientRects().length > 0 && !control.matches(':disabled');
const nameOf = (control: HTMLElement) =>
  ['title', 'aria-label', 'placeholder'].flatMap((each) => control.getAttribute(each) ?? [])[0] ??
  control.textContent.trim();

/** The keys that the screen answers to at the moment, in its order; of two controls with one key the first. */
export function shortcutsOnScreen(): Shortcut[] {
  const found = new Map<string, Shortcut>();
  for (const control of document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
    const key = control.getAttribute('aria-keyshortcuts') ?? '';
    if (isThere(control) && !found.has(key)) found.set(key, { key, name: nameOf(control), control });
  }
  return [...found.values()];
}

const TEXT = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"])';

/** The key belongs to what is being typed, or to the dialog that is open. */
export const isTaken = ({ target }: KeyboardEvent) =>
  document.querySelector('[aria-modal="true"]') !== null ||
  (target instanceof Element && target.closest(TEXT) !== null);

export const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.altKey || event.metaKey;

/** Does what the control with the key does: a field gets the focus, a button is pressed. True where there was one. */
export function runShortcut(key: string): boolean {
  const shortcut = shortcutsOnScreen().find((each) => each.key === key);
  shortcut?.control.focus();
  if (shortcut?.control instanceof HTMLButtonElement) shortcut.control.click();
  return shortcut !== undefined;
}
