import { useEffect } from 'react';
import { createPreference } from '../adapters/preference';
import { focusNextItem } from '../ui/keyboard/arrowKeys';
import { hasModifier, isForTextOrDialog, openItem, runShortcut } from '../ui/keyboard/shortcuts';

/** Whether characters are shortcuts, in this browser. */
export const shortcuts = createPreference('specai.shortcuts', ['on', 'off'], window.localStorage);

/** Whether a key is no one's yet: no control has handled it, and nothing is typed or asked. */
export const isForScreen = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !hasModifier(event) && !isForTextOrDialog(event);

/** Runs what the key does on the screen. True if it did something. */
const runKey = (event: KeyboardEvent): boolean =>
  isForScreen(event) && (focusNextItem(event) || openItem(event) || runCharacter(event));

const runCharacter = (event: KeyboardEvent): boolean =>
  shortcuts.get() === 'on' && event.key.length === 1 && runShortcut(event);

/** The keys of every screen. There with the first screen: who types at once need not wait for the tools of the header. */
export function ShortcutKeys() {
  // Keys reach the document wherever the focus is.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (runKey(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return null;
}
