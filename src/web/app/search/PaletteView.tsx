import type { KeyboardEvent } from 'react';
import { Command } from 'cmdk';
import { Search, X } from 'lucide-react';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useGated } from '../../state/gate/useEffectGate';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { needsNetwork } from '../../ui/needsNetwork';
import type { PaletteGroup, PaletteItem } from './groups/groups';
import { Detail, Foot, Group, Head, Item, Name, Results, Root, Status } from './paletteStyle';

interface PaletteViewProps {
  text: string;
  onText: (text: string) => void;
  groups: readonly PaletteGroup[];
  /** The key of an item. */
  selected: string;
  onSelect: (key: string) => void;
  onOpen: (item: PaletteItem) => void;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  isPending: boolean;
  error: unknown;
  refetch: () => unknown;
}

const focus = (input: HTMLInputElement | null) => input?.focus();

export function PaletteView(props: PaletteViewProps) {
  const { text, onText, groups, selected, onSelect, onOpen, onClose, onKeyDown } = props;
  return (
    // Its own filter and its keys of other editors are off: the server filters, and Ctrl+K closes.
    <Root
      label="Search"
      shouldFilter={false}
      vimBindings={false}
      loop
      value={selected}
      onValueChange={onSelect}
      onKeyDown={onKeyDown}
    >
      <Head>
        <Search size={18} aria-hidden="true" />
        <Command.Input
          ref={focus}
          value={text}
          onValueChange={onText}
          placeholder="Job, sales order, IC#, customer, salesperson"
          {...needsNetwork}
        />
        <IconButton label="Close search" icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
      </Head>
      <Status role="status">
        <StatusOf {...props} />
      </Status>
      <Results label="Results">
        {groups.map(({ name, items }) => (
          <Group key={name} heading={name}>
            {items.map((item) => (
              <Item key={item.key} value={item.key} onSelect={() => onOpen(item)}>
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

/** What stands in place of results, or goes before them. */
function StatusOf({ text, groups, isPending, error, refetch }: PaletteViewProps) {
  const retry = useGated(refetch);
  if (isPending) return 'Searching…';
  if (error !== undefined) {
    return (
      <>
        {errorMessage(error)}{' '}
        <Button size="small" variant="quiet" onClick={retry} {...needsNetwork}>
          Try again
        </Button>
      </>
    );
  }
  return groups.length === 0 ? `Nothing found for “${text.trim()}”` : null;
}
