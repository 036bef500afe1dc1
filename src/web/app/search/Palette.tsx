import { useEffect, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ModalDialog } from '../../ui/dialog/ModalDialog';
import { usePalette, type PaletteItem } from './paletteGroups';
import { Command } from 'cmdk';
import { styled } from 'styled-components';
import { Search, X } from 'lucide-react';
import {
  color,
  fontSize,
  hairline,
  radius,
  screens,
  space,
  bare,
  ellipsis,
  noOutline,
  secondary,
  flexRow,
} from '../../ui/theme';
import { errorMessage } from '../../lib/errorMessage';
import { useGated } from '../../store/gate/useEffectGate';
import { Button, IconButton, needsNetwork } from '../../ui/button/Button';

export interface Typed {
  readonly text: string;
  readonly isEntered: boolean;
}

interface PaletteProps {
  typed: Typed;
  onType: (typed: Typed) => void;
  onClose: () => void;
}

export const Palette = (props: PaletteProps) => (
  <ModalDialog title="Search" size="palette" isOpen onClose={props.onClose}>
    <Content {...props} />
  </ModalDialog>
);

const Root = styled(Command)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  ${noOutline}
  [cmdk-label] {
    position: absolute;
  }
`;

const Head = styled.div`
  ${flexRow(space(2))}
  flex: none;
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border-bottom: ${hairline};
  color: ${color('textDim')};
  input {
    flex: 1;
    min-width: 0;
    height: 2.25rem;
    ${bare}
    color: ${color('text')};
    font: inherit;
    font-size: ${fontSize.title};
    ${noOutline}
    &::placeholder {
      color: ${color('textDim')};
      opacity: 1;
    }
  }
`;

const Results = styled(Command.List)`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${space(1)} ${space(2)} ${space(2)};
  scroll-padding: ${space(8)} 0 ${space(2)};
`;

const Group = styled(Command.Group)`
  [cmdk-group-heading] {
    padding: ${space(2)} ${space(2)} ${space(1)};
    ${secondary}
  }
`;

const Item = styled(Command.Item)`
  ${flexRow(space(3))}
  min-height: 2.25rem;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.control};
  cursor: pointer;
  svg {
    flex: none;
    color: ${color('textDim')};
  }
  &[data-selected='true'] {
    background: ${color('surfaceSunken')};
    box-shadow: inset 2px 0 0 ${color('focus')};
  }
`;

const Name = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  ${ellipsis}
`;

const Detail = styled.span`
  flex: 0 9999 auto;
  min-width: 3rem;
  margin-left: auto;
  ${ellipsis}
  ${secondary}
`;

const StatusLine = styled.div`
  flex: none;
  padding: ${space(3)} ${space(4)} 0;
  color: ${color('textDim')};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`;

const Foot = styled.div`
  display: flex;
  flex: none;
  gap: ${space(4)};
  padding: ${space(2)} ${space(4)};
  border-top: ${hairline};
  color: ${color('textDim')};
  font-size: ${fontSize.small};
  ${screens.phone} {
    display: none;
  }
`;

const focus = (input: HTMLInputElement | null) => input?.focus();

function Content({ typed, onType, onClose }: PaletteProps) {
  const palette = usePalette(typed.text);
  const { groups, isPending } = palette;
  const [moved, setMoved] = useState<string | null>(null);
  const navigate = useNavigate();
  const items = groups.flatMap((group) => group.items);
  const [first] = items;
  const selected = items.find(({ key }) => key === moved) ?? first;
  const open = ({ to, run }: PaletteItem) => {
    onClose();
    if (to !== undefined) void navigate(to);
    run?.();
  };
  const isDue = typed.isEntered && !isPending;
  // Enter pressed before the response opens the first result.
  useEffect(() => {
    if (!isDue) return;
    if (first) queueMicrotask(() => open(first));
    else onType({ ...typed, isEntered: false });
  });
  const onText = (text: string) => {
    setMoved(null);
    onType({ text, isEntered: false });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isPending || selected?.key === moved) return;
    event.preventDefault();
    onType({ ...typed, isEntered: true });
  };
  return (
    // The server filters, and Ctrl+K closes.
    <Root
      label="Search"
      shouldFilter={false}
      vimBindings={false}
      loop
      value={selected?.key ?? ''}
      onValueChange={(key) => setMoved(key === first?.key ? null : key)}
      onKeyDown={onKeyDown}
    >
      <Head>
        <Search size={18} aria-hidden="true" />
        <Command.Input
          ref={focus}
          value={typed.text}
          onValueChange={onText}
          placeholder="Job, sales order, IC#, customer, salesperson"
          {...needsNetwork}
        />
        <IconButton label="Close search" icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
      </Head>
      <StatusLine role="status">
        <Status text={typed.text} {...palette} />
      </StatusLine>
      <Results label="Results">
        {groups.map(({ name, items }) => (
          <Group key={name} heading={name}>
            {items.map((item) => (
              <Item key={item.key} value={item.key} onSelect={() => open(item)}>
                <item.Icon size={15} aria-hidden="true" />
                <Name>{item.name}</Name>
                {item.detail && <Detail>{item.detail}</Detail>}
              </Item>
            ))}
          </Group>
        ))}
      </Results>
      <Foot aria-hidden="true">
        <span>↑↓ choose</span>
        <span>Enter open</span>
        <span>Esc close</span>
      </Foot>
    </Root>
  );
}

function Status({ text, groups, isPending, error, refetch }: ReturnType<typeof usePalette> & { text: string }) {
  const retry = useGated(refetch);
  if (isPending) return 'Searching…';
  if (error !== undefined)
    return (
      <>
        {errorMessage(error)}{' '}
        <Button size="small" variant="quiet" onClick={retry} {...needsNetwork}>
          Try again
        </Button>
      </>
    );
  return groups.length === 0 ? `Nothing found for “${text.trim()}”` : null;
}
