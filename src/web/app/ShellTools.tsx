import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { ScanLine } from 'lucide-react';
import { styled } from 'styled-components';
import { useNavigate } from 'react-router-dom';
import { createPreference } from '../lib/browser/preference';
import { showRememberedTheme, THEME_KEY } from '../lib/browser/rememberedTheme';
import { startScreen, startScreens } from '../lib/browser/startScreen';
import { gated } from '../store/gate/effectGate';
import { useEffectGate } from '../store/gate/useEffectGate';
import { useInsights } from '../store/hooks';
import { PersonLabel } from './header/AppHeader';
import { PersonButton } from './header/PersonButton';
import { ShortcutsDialog } from './header/ShortcutsDialog';
import { Menu } from '../ui/menu/Menu';
import { isForScreen, shortcutsOnScreen, type Shortcut } from '../ui/keyboard/shortcuts';
import { shortcuts } from './ShortcutKeys';
import { canScan } from '../features/records/components/scan/barcodes';
import { useWorkMailItems } from '../features/myWork/state/useWorkMailItems';
import { ScanDialog } from '../features/records/components/scan/ScanButton';
import { useOpenScanned } from './useOpenScanned';
import { bare, color, radius } from '../ui/theme';
import { useKeyDown } from '../ui/keyboard/listenTo';

const themes = ['system', 'light', 'dark'] as const;
const themeNames = { system: 'System', light: 'Light', dark: 'Dark' } as const;

const startNames = { '/': 'Open Orders', '/my-work': 'My work' } as const;

const theme = createPreference(THEME_KEY, themes, window.localStorage);
theme.subscribe(showRememberedTheme);

const HeaderButton = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 1.875rem;
  height: 1.875rem;
  ${bare}
  border-radius: ${radius.control};
  color: ${color('frameTextDim')};
  &:hover {
    background: ${color('frameRaised')};
    color: ${color('frameText')};
  }
`;

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

interface ShellToolsProps {
  name: string;
  email: string;
  /** Screens that the header does not list. */
  screens: readonly { readonly path: string; readonly name: string }[];
}

/** The menu of the signed-in person, and the dialog of the shortcuts. */
export function ShellTools({ name, email, screens }: ShellToolsProps) {
  const gate = useEffectGate();
  const navigate = useNavigate();
  const chosen = useSyncExternalStore(theme.subscribe, theme.get);
  const start = useSyncExternalStore(startScreen.subscribe, startScreen.get);
  const hasMyWork = useInsights();
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
  const setTheme = gated(gate, theme.set);
  const setStart = gated(gate, startScreen.set);
  const workMail = useWorkMailItems();
  const groups = [
    {
      name: email,
      items: screens.map((screen) => ({
        id: screen.path,
        label: screen.name,
        onSelect: () => void navigate(screen.path),
      })),
    },
    {
      name: 'Theme',
      items: themes.map((each) => ({
        id: each,
        label: themeNames[each],
        isCurrent: each === chosen,
        ...(each !== chosen && { action: `Theme: ${themeNames[each].toLowerCase()}` }),
        onSelect: () => setTheme(each),
      })),
    },
    ...(hasMyWork
      ? [
          {
            name: 'Start with',
            items: startScreens.map((path) => ({
              id: `start ${path}`,
              label: startNames[path],
              isCurrent: path === start,
              onSelect: () => setStart(path),
            })),
          },
        ]
      : []),
    ...(workMail.length > 0 ? [{ items: workMail }] : []),
    { items: [{ id: 'shortcuts', label: 'Keyboard shortcuts', action: 'Keyboard shortcuts', onSelect: open }] },
  ];
  return (
    <>
      {canScan() && <ScanTool />}
      <Menu label={<PersonLabel name={name} />} groups={groups} Trigger={PersonButton} />
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
