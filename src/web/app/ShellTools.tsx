import { useState, useSyncExternalStore } from 'react';
import { Keyboard } from 'lucide-react';
import { createPreference } from '../lib/browser/preference';
import { showRememberedTheme, THEME_KEY } from '../lib/browser/rememberedTheme';
import { gated } from '../store/gate/effectGate';
import { useEffectGate } from '../store/gate/useEffectGate';
import { HeaderButton } from './header/AppHeader';
import { ShortcutsDialog, themes, ThemeSwitch } from './header/ShortcutsDialog';
import { isForScreen, shortcutsOnScreen, type Shortcut } from '../ui/keyboard/shortcuts';
import { shortcuts } from './ShortcutKeys';
import { useKeyDown } from '../ui/keyboard/listenTo';

const theme = createPreference(THEME_KEY, themes, window.localStorage);
theme.subscribe(showRememberedTheme);

export function ShellTools() {
  const gate = useEffectGate();
  const chosen = useSyncExternalStore(theme.subscribe, theme.get);
  const isOn = useSyncExternalStore(shortcuts.subscribe, shortcuts.get) === 'on';
  const [onScreen, setOnScreen] = useState<readonly Shortcut[]>([]);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOnScreen(shortcutsOnScreen());
    setOpen(true);
  };
  useKeyDown((event) => {
    if (event.key !== '?' || shortcuts.get() === 'off' || !isForScreen(event)) return;
    event.preventDefault();
    open();
  });
  return (
    <>
      <ThemeSwitch theme={chosen} onChange={gated(gate, theme.set)} />
      <HeaderButton
        type="button"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        data-action="Keyboard shortcuts"
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
        onSwitch={gated(gate, (next) => shortcuts.set(next ? 'on' : 'off'))}
      />
    </>
  );
}
