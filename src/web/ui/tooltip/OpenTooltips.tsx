import { useImperativeHandle, useLayoutEffect, type Ref } from 'react';
import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { styled } from 'styled-components';
import { color, elevation, radius } from '../theme';
import type { Explained, TriggerProps } from './tooltips';
import { useOpening } from './useOpening';

/** How long a pointer rests on an element before its tooltip opens, ms (spec section 9). */
const DELAY_MS = 700;

/** How long after one tooltip closed the next opens without that delay, ms (spec section 9). */
const SKIP_DELAY_MS = 300;

const Bubble = styled(Content)`
  z-index: 60;
  max-width: 20rem;
  padding: 0.375rem 0.625rem;
  border-radius: ${radius.control};
  background: ${color('selected')};
  color: ${color('selectedText')};
  font: 0.78125rem/1.125rem var(--font);
  white-space: pre-line;
  overflow-wrap: anywhere;
  box-shadow: ${elevation.tooltip};
`;

/** The tooltips of elements that something came near to, open or not yet. */
export const OpenTooltips = ({ wanted }: { wanted: ReadonlyMap<string, Explained> }) => (
  <Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
    {[...wanted].map(([id, explained]) => (
      <OpenTooltip key={id} {...explained} />
    ))}
  </Provider>
);

function OpenTooltip({ element, label, side, take }: Explained) {
  const { isOpen, change, close, events } = useOpening(element);
  return (
    <Root open={isOpen} onOpenChange={change}>
      <Trigger asChild {...events}>
        <StandIn element={element} take={take} />
      </Trigger>
      {isOpen && (
        <Portal>
          <Bubble side={side} sideOffset={6} collisionPadding={8} onEscapeKeyDown={close}>
            {label}
          </Bubble>
        </Portal>
      )}
    </Root>
  );
}

interface StandInProps extends Pick<Explained, 'element' | 'take'>, TriggerProps {
  ref?: Ref<HTMLElement>;
}

/** What the library takes for its trigger. It passes ref and props on, to an element that is there already. */
function StandIn({ element, take, ref, ...props }: StandInProps) {
  useImperativeHandle(ref, () => element, [element]);
  useLayoutEffect(() => take(props));
  useLayoutEffect(() => () => take(null), [take]);
  return null;
}
