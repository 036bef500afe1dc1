/** A control of the screen and the key in its `aria-keyshortcuts`. */
export interface Shortcut {
  key: string;
  name: string;
  control: HTMLElement;
}

const isAvailable = (control: HTMLElement) => control.getClientRects().length > 0 && !control.matches(':disabled');
const nameOf = (control: HTMLElement) =>
  ['title', 'aria-label', 'placeholder'].flatMap((each) => control.getAttribute(each) ?? [])[0] ??
  control.textContent.trim();

/** The shortcuts of the screen at the moment, in its order; where two controls have one key, the first has it. */
export function shortcutsOnScreen(): Shortcut[] {
  const found = new Map<string, Shortcut>();
  for (const control of document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
    const key = control.getAttribute('aria-keyshortcuts') ?? '';
    if (isAvailable(control) && !found.has(key)) found.set(key, { key, name: nameOf(control), control });
  }
  return [...found.values()];
}

const TEXT = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"])';

/** The key belongs to the text that is being typed, or to the dialog that is open. */
export const isForTextOrDialog = ({ target }: KeyboardEvent) =>
  document.querySelector('[aria-modal="true"]') !== null ||
  (target instanceof Element && target.closest(TEXT) !== null);

export const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.altKey || event.metaKey;

/** Focuses the control with the key and, if it is a button, presses it. False where no control has the key. */
export function runShortcut(key: string): boolean {
  const shortcut = shortcutsOnScreen().find((each) => each.key === key);
  shortcut?.control.focus();
  if (shortcut?.control instanceof HTMLButtonElement) shortcut.control.click();
  return shortcut !== undefined;
}
