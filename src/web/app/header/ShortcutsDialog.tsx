import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import { Modal } from '../../ui/dialog/Modal';
import type { Shortcut } from '../../ui/keyboard/shortcuts';
import { Switch } from '../../ui/field/Switch';
import { color, fontSize, hairline, radius, space, inlineRow } from '../../ui/theme';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: baseline;
  gap: ${space(2)} ${space(4)};
  margin-bottom: ${space(4)};
`;

const Keys = styled.dt`
  display: flex;
  gap: ${space(1)};
  kbd {
    min-width: 1.5rem;
    padding: 0 0.375rem;
    border: 1px solid ${color('lineStrong')};
    border-radius: ${radius.control};
    background: ${color('surfaceSunken')};
    font: inherit;
    font-size: ${fontSize.small};
    text-align: center;
  }
`;

const Choice = styled.div`
  padding-top: ${space(3)};
  border-top: ${hairline};
  p {
    margin-top: ${space(1)};
    color: ${color('textDim')};
  }
`;

/** Type no character, so they cannot be disabled. */
const fixedShortcuts = [
  { keys: ['←', '↑', '→', '↓'], name: 'Move between cards and rows' },
  { keys: ['Esc'], name: 'Close' },
  { keys: ['F8'], name: 'To the notifications, and back' },
];

const About = styled.p`
  margin-top: ${space(4)};
  font-size: ${fontSize.small};
  a {
    ${inlineRow(space(1))}
    padding-block: ${space(1)};
    color: ${color('textDim')};
  }
`;

interface ShortcutsDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onScreen: readonly Pick<Shortcut, 'key' | 'name'>[];
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** Single-character shortcuts can be disabled, because speech input may type them (WCAG 2.1.4). */
export function ShortcutsDialog({ isOpen, onClose, onScreen, isOn, onSwitch }: ShortcutsDialogProps) {
  const shown = [{ key: '?', name: 'Show these shortcuts' }, ...onScreen].map(({ key, name }) => ({
    keys: [key],
    name,
  }));
  const isSingle = ({ keys }: Pick<(typeof shown)[number], 'keys'>) => keys[0]?.length === 1;
  const fixed = [...shown.filter((each) => !isSingle(each)), ...fixedShortcuts];
  return (
    <Modal title="Keyboard shortcuts" size="small" isOpen={isOpen} onClose={onClose}>
      <List>
        {[...(isOn ? shown.filter(isSingle) : []), ...fixed].map(({ keys, name }) => (
          <Line key={keys[0]} keys={keys} name={name} />
        ))}
      </List>
      <Choice>
        <Switch label="Single-key shortcuts" checked={isOn} onChange={onSwitch} />
        <p>Switch them off if you speak to your computer, or press them by accident.</p>
      </Choice>
      <About>
        <a href="/licenses.txt" target="_blank" rel="noopener noreferrer">
          Open-source licenses <ExternalLink size={13} role="img" aria-label="(opens in a new tab)" />
        </a>
      </About>
    </Modal>
  );
}

const Line = ({ keys, name }: { keys: readonly string[]; name: string }) => (
  <>
    <Keys>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </Keys>
    <dd>{name}</dd>
  </>
);
