import { useCallback, useState, useSyncExternalStore } from 'react';
import { Keyboard } from 'lucide-react';
import { createPreference } from '../adapters/preference';
import { showRememberedTheme, THEME_KEY } from '../adapters/rememberedTheme';
import { HeaderButton } from '../parts/header/HeaderButton';
import { ShortcutsDialog } from '../parts/header/ShortcutsDialog';
import { themes, ThemeSwitch } from '../parts/header/ThemeSwitch';
import { focusNextCard } from '../ui/keyboard/arrowKeys';
import { listenTo } from '../ui/keyboard/listenTo';
import { hasModifier, isTaken, runShortcut, shortcutsOnScreen, type Shortcut } from '../ui/keyboard/shortcuts';

const theme = createPreference(THEME_KEY, themes, window.localStorage);
const shortcuts = createPreference('specai.shortcuts', ['on', 'off'], window.localStorage);
theme.subscribe(showRememberedTheme);

/** What the frame offers beside the screens: theme and keys. Nobody waits for it. */
export function ShellTools() {
  const chosen = useSyncExternalStore(theme.subscribe, theme.get);
  const isOn = useSyncExternalStore(shortcuts.subscribe, shortcuts.get) === 'on';
  const [onScreen, setOnScreen] = useState<readonly Shortcut[]>([]);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    setOnScreen(shortcutsOnScreen());
    setOpen(true);
  }, []);
  const watchKeys = useCallback(() => listenTo(document, keys(open)), [open]);
  return (
    <>
      <ThemeSwitch theme={chosen} onChange={theme.set} />
      <HeaderButton
        ref={watchKeys}
        type="button"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        $forKeyboards
        onClick={open}
      >
        <Keyboard size={15} aria-hidden="true" />
      </HeaderButton>
      <ShortcutsDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onScreen={onScreen}
        isOn={isOn}
        onSwitch={(next) => shortcuts.set(next ? 'on' : 'off')}
      />
    </>
  );
}

/** What the keys do that no control of the screen has answered to. */
const keys = (showShortcuts: () => void) => ({
  keydown: (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented || hasModifier(event) || isTaken(event)) return;
    if (focusNextCard(event) || runCharacter(event.key, showShortcuts)) event.preventDefault();
  },
});

function runCharacter(key: string, showShortcuts: () => void): boolean {
  if (shortcuts.get() === 'off') return false;
  if (key !== '?') return runShortcut(key);
  showShortcuts();
  return true;
}
