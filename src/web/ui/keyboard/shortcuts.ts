import { focusItem, itemOf } from './arrowKeys';

/** A control of the screen, or a list of items, and the key in its `aria-keyshortcuts`. */
export interface Shortcut {
  key: string;
  name: string;
  control: HTMLElement;
}

const isAvailable = (control: HTMLElement) => control.getClientRects().length > 0 && !control.matches(':disabled');
const nameOf = (control: HTMLElement) =>
  ['data-shortcut', 'title', 'aria-label', 'placeholder'].flatMap((each) => control.getAttribute(each) ?? [])[0] ??
  control.textContent.trim();
const isKey = (shortcut: Pick<Shortcut, 'key'>, key: string) => shortcut.key.toLowerCase() === key.toLowerCase();

/** The shortcuts at the moment, in the order of the screen; where two controls have one key, the first has it. */
export function shortcutsOnScreen(within: ParentNode = document): Shortcut[] {
  const found = new Map<string, Shortcut>();
  for (const control of within.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
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

/** What the key does: for the item that has the focus, else on the screen. What one item does is for that item alone. */
function shortcutFor({ key, target }: KeyboardEvent): Shortcut | undefined {
  const item = itemOf(target);
  const ofItem = item ? shortcutsOnScreen(item) : [];
  const ofScreen = shortcutsOnScreen().filter(({ control }) => itemOf(control) === null);
  return [...ofItem, ...ofScreen].find((each) => isKey(each, key));
}

/** Focuses what has the key, and presses it if it is a button. False if nothing has the key. */
export function runShortcut(event: KeyboardEvent): boolean {
  const control = shortcutFor(event)?.control;
  if (!control) return false;
  const opened = control.getAttribute('aria-controls');
  if (opened !== null) intoOpened(control, opened);
  else if (control.matches('[data-items]')) intoList(control);
  else {
    control.focus();
    if (control instanceof HTMLButtonElement) control.click();
  }
  return true;
}

function intoList(list: HTMLElement) {
  const first = list.querySelector<HTMLElement>('[data-item]');
  if (first) focusItem(first);
}

/** The key of a button that opens fields leads to the first of them. */
function intoOpened(button: HTMLElement, opened: string) {
  button.focus();
  if (button.getAttribute('aria-expanded') !== 'true') button.click();
  // React has rendered what a click changed by the next microtask.
  queueMicrotask(() => document.getElementById(opened)?.querySelector<HTMLElement>(TEXT)?.focus());
}

/** Enter on an item opens its details. */
export function openItem({ key, target }: KeyboardEvent): boolean {
  if (key !== 'Enter' || !(target instanceof HTMLElement) || !target.matches('[data-item]')) return false;
  const details = target.querySelector<HTMLElement>('[aria-keyshortcuts="Enter"]');
  details?.click();
  return details !== null;
}

/** What a control of the screen does, in the words of its `data-action`. */
export interface ActionOnScreen {
  readonly name: string;
  readonly run: () => void;
}

/** The actions of the screen at the moment, in its order. */
export const actionsOnScreen = (): readonly ActionOnScreen[] =>
  [...document.querySelectorAll<HTMLElement>('[data-action]')]
    .filter(isAvailable)
    .map((control) => ({ name: control.dataset.action ?? '', run: () => control.click() }));
