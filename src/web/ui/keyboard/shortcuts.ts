import { useEffect } from 'react';
import { focusItem, itemOf, type PressedKey } from './arrowKeys';
import { isMac } from './isMac';

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

export function shortcutsOnScreen(within: ParentNode = document): Shortcut[] {
  const found = new Map<string, Shortcut>();
  for (const control of within.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
    const key = control.getAttribute('aria-keyshortcuts') ?? '';
    if (isAvailable(control) && !found.has(key)) found.set(key, { key, name: nameOf(control), control });
  }
  return [...found.values()];
}

const TEXT = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"])';

export const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

const isForText = ({ target }: PressedKey) => target instanceof Element && target.closest(TEXT) !== null;

/** German and French keyboards write [ and ] with AltGr, which Windows reports as Ctrl and Alt, and Macs as Alt. */
const isSignByAlt = ({ key, altKey, ctrlKey }: PressedKey) =>
  altKey && (ctrlKey || isMac) && /^[^\p{L}\p{N}\s]$/u.test(key);

export const hasModifier = (event: PressedKey) =>
  event.metaKey || (!isSignByAlt(event) && (event.ctrlKey || event.altKey));

/** True if no control handled the key and no text field or dialog has focus. */
export const isForScreen = (event: PressedKey): boolean =>
  !event.defaultPrevented && !hasModifier(event) && !isDialogOpen() && !isForText(event);

function shortcutFor({ key, target }: PressedKey): Shortcut | undefined {
  const item = itemOf(target);
  const ofItem = item ? shortcutsOnScreen(item) : [];
  const ofScreen = shortcutsOnScreen().filter(({ control }) => itemOf(control) === null);
  return [...ofItem, ...ofScreen].find((each) => isKey(each, key));
}

export function runShortcut(event: PressedKey): boolean {
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

function intoOpened(button: HTMLElement, opened: string) {
  button.focus();
  if (button.getAttribute('aria-expanded') !== 'true') button.click();
  // React renders before the next microtask.
  queueMicrotask(() => document.getElementById(opened)?.querySelector<HTMLElement>(TEXT)?.focus());
}

export function openItem({ key, target }: PressedKey): boolean {
  if (key !== 'Enter' || !(target instanceof HTMLElement) || !target.matches('[data-item]')) return false;
  const details = target.querySelector<HTMLElement>('[aria-keyshortcuts="Enter"]');
  details?.click();
  return details !== null;
}

export interface ActionOnScreen {
  readonly name: string;
  readonly run: () => void;
}

const offered = new Set<ActionOnScreen>();

/** Offers actions that are on screen only after their menu opens. */
export function useOfferedActions(actions: readonly ActionOnScreen[]): void {
  useEffect(() => {
    actions.forEach((action) => offered.add(action));
    return () => actions.forEach((action) => offered.delete(action));
  });
}

/** Visible controls with `data-action`, then the items of closed menus. */
export const actionsOnScreen = (): readonly ActionOnScreen[] => [
  ...[...document.querySelectorAll<HTMLElement>('[data-action]')]
    .filter(isAvailable)
    .map((control) => ({ name: control.dataset.action ?? '', run: () => control.click() })),
  ...offered,
];
