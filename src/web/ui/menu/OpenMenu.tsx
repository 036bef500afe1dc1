import { useRef, type ComponentType, type ReactNode } from 'react';
import {
  Content,
  Group,
  Item,
  Label,
  Portal,
  Root,
  Separator,
  Trigger as RadixTrigger,
} from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { color, elevation, fontSize, radius, space, cardFrame, secondary } from '../theme';
import type { MenuButton, MenuTriggerProps } from './MenuTrigger';

export interface MenuItem {
  id: string | number;
  label: string;
  note?: string | undefined;
  isCurrent?: boolean;
  /** Name under which the search (Ctrl+K) offers the item. */
  action?: string | undefined;
  'aria-describedby'?: string;
  onSelect: () => void;
}

export interface MenuGroup {
  name?: string;
  items: readonly MenuItem[];
}

const Panel = styled(Content)`
  z-index: 35;
  min-width: 14rem;
  max-width: min(24rem, calc(100vw - 1rem));
  max-height: min(28rem, var(--radix-dropdown-menu-content-available-height));
  padding: ${space(1)};
  overflow-y: auto;
  ${cardFrame}
  color: ${color('text')};
  box-shadow: ${elevation.toast};
`;

const Name = styled(Label)`
  padding: ${space(1)} ${space(2)};
  ${secondary}
`;

const Line = styled(Separator)`
  height: 1px;
  margin: ${space(1)} 0;
  background: ${color('line')};
`;

const Entry = styled(Item)`
  display: grid;
  grid-template-columns: 1rem 1fr;
  gap: 0 ${space(2)};
  align-items: center;
  min-height: 1.875rem;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: none;
  small {
    grid-column: 2;
    color: ${color('textDim')};
    font-size: ${fontSize.small};
  }
  &[data-highlighted] {
    background: ${color('surfaceSunken')};
    box-shadow: inset 0 0 0 2px ${color('focus')};
  }
`;

interface OpenMenuProps {
  label: ReactNode;
  button: MenuButton;
  Trigger: ComponentType<MenuTriggerProps>;
  dialog: HTMLElement | null;
  groups: readonly MenuGroup[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function OpenMenu({ label, button, Trigger, dialog, groups, isOpen, onOpenChange }: OpenMenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  const runChosen = () => {
    const run = chosen.current;
    chosen.current = null;
    run?.();
  };
  // Clicks by assistive technology have no pointer event, which Radix needs.
  const openIfPressed = ({ detail }: { detail: number }) => {
    if (detail === 0) onOpenChange(true);
  };
  return (
    <Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <RadixTrigger asChild>
        <Trigger {...button} label={label} onClick={openIfPressed} />
      </RadixTrigger>
      <Portal container={dialog}>
        <Panel align="end" sideOffset={4} collisionPadding={8} onCloseAutoFocus={runChosen}>
          {groups.map((group, index) => (
            <Group key={group.name ?? group.items[0]?.id} aria-label={group.name}>
              {index > 0 && <Line />}
              {group.name !== undefined && <Name aria-hidden="true">{group.name}</Name>}
              {group.items.map((item) => (
                <Entry
                  key={item.id}
                  aria-current={item.isCurrent ? 'true' : undefined}
                  aria-describedby={item['aria-describedby']}
                  onSelect={() => (chosen.current = item.onSelect)}
                >
                  <span>{item.isCurrent && <Check size={14} aria-hidden="true" />}</span>
                  <span>{item.label}</span>
                  {item.note !== undefined && <small>{item.note}</small>}
                </Entry>
              ))}
            </Group>
          ))}
        </Panel>
      </Portal>
    </Root>
  );
}
