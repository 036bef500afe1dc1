import { useEffect, useEffectEvent } from 'react';
import { createPreference } from '../lib/browser/preference';
import { focusNextItem, type PressedKey } from '../ui/keyboard/arrowKeys';
import { followKeys } from '../ui/keyboard/scans';
import { isForScreen, openItem, runShortcut } from '../ui/keyboard/shortcuts';

export const shortcuts = createPreference('specai.shortcuts', ['on', 'off'], window.localStorage);

const runKey = (event: PressedKey): boolean =>
  isForScreen(event) && (focusNextItem(event) || openItem(event) || runCharacter(event));

const runCharacter = (event: PressedKey): boolean =>
  shortcuts.get() === 'on' && event.key.length === 1 && runShortcut(event);

interface ShortcutKeysProps {
  onScan: (text: string) => void;
}

/** Separate from the header tools, so that keys work as soon as the first screen shows. */
export function ShortcutKeys({ onScan }: ShortcutKeysProps) {
  const scan = useEffectEvent(onScan);
  useEffect(() => followKeys({ onKey: runKey, onScan: (text) => scan(text) }), []);
  return null;
}
