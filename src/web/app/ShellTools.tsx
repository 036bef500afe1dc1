import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Keyboard, ScanLine } from 'lucide-react';
import { styled } from 'styled-components';
import { createPreference } from '../lib/browser/preference';
import { showRememberedTheme, THEME_KEY } from '../lib/browser/rememberedTheme';
import { gated } from '../store/gate/effectGate';
import { useEffectGate } from '../store/gate/useEffectGate';
import { HeaderButton } from './header/AppHeader';
import { ShortcutsDialog, themes, ThemeSwitch } from './header/ShortcutsDialog';
import { isForScreen, shortcutsOnScreen, type Shortcut } from '../ui/keyboard/shortcuts';
import { shortcuts } from './ShortcutKeys';
import { canScan } from '../features/records/components/scan/barcodes';
import { ScanDialog } from '../features/records/components/scan/ScanButton';
import { useOpenScanned } from './useOpenScanned';
import { useKeyDown } from '../ui/keyboard/listenTo';

const theme = createPreference(THEME_KEY, themes, window.localStorage);
theme.subscribe(showRememberedTheme);

const OnTouch = styled.span`
  display: none;
  @media (any-pointer: coarse) {
    display: contents;
  }
`;

/** For phones, in browsers that read barcodes. */
function ScanTool() {
  const [isOpen, setOpen] = useState(false);
  const openScanned = useOpenScanned();
  const take = (text: string) => {
    flushSync(() => setOpen(false));
    openScanned(text);
  };
  return (
    <OnTouch>
      <HeaderButton
        type="button"
        aria-label="Scan a label"
        title="Scan a label"
        data-action="Scan a label"
        onClick={() => setOpen(true)}
      >
        <ScanLine size={15} aria-hidden="true" />
      </HeaderButton>
      {isOpen && <ScanDialog onScan={take} onClose={() => setOpen(false)} />}
    </OnTouch>
  );
}

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
      {canScan() && <ScanTool />}
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
