import { createPreference } from '../lib/browser/preference';
import { focusNextItem } from '../ui/keyboard/arrowKeys';
import { hasModifier, isForTextOrDialog, openItem, runShortcut } from '../ui/keyboard/shortcuts';
import { useKeyDown } from '../ui/keyboard/listenTo';

export const shortcuts = createPreference('specai.shortcuts', ['on', 'off'], window.localStorage);

/** True if no control handled the key and no text field or dialog has focus. */
export const isForScreen = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !hasModifier(event) && !isForTextOrDialog(event);

const runKey = (event: KeyboardEvent): boolean =>
  isForScreen(event) && (focusNextItem(event) || openItem(event) || runCharacter(event));

const runCharacter = (event: KeyboardEvent): boolean =>
  shortcuts.get() === 'on' && event.key.length === 1 && runShortcut(event);

/** Separate from the header tools, so that keys work as soon as the first screen shows. */
export function ShortcutKeys() {
  useKeyDown((event) => {
    if (runKey(event)) event.preventDefault();
  });
  return null;
}
