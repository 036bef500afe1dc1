import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import styled from 'styled-components';
import { color, radius } from './theme';
import type { TooltipCause } from './Tooltip';

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** When the last bubble anywhere closed, `performance.now()`: the next one soon after opens without delay. */
let closedAt = Number.NEGATIVE_INFINITY;

const Box = styled(Content)`
  z-index: 60;
  max-width: 320px;
  padding: 6px 10px;
  border-radius: ${radius};
  background: ${color('selected')};
  color: ${color('selectedText')};
  font: 12.5px/18px var(--font);
  white-space: pre-line;
  overflow-wrap: anywhere;
  box-shadow: 0 4px 16px ${color('shadow')};
`;

export interface TooltipBubbleProps {
  anchor: HTMLElement;
  label: string;
  side: 'top' | 'right' | 'bottom' | 'left';
  cause: TooltipCause | null;
}

/** Radix's tooltip, hung on an element that stays where it is. */
export function TooltipBubble({ anchor, label, side, cause }: TooltipBubbleProps) {
  const [open, setOpen] = useState(cause === 'focus' || cause === 'touch');
  const change = (next: boolean) => {
    if (!next) closedAt = performance.now();
    setOpen(next);
  };
  return (
    <Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <Root open={open} onOpenChange={change}>
        <Trigger asChild>
          <Anchored anchor={anchor} isHovered={cause === 'pointer'} onOpen={() => change(true)} />
        </Trigger>
        <Portal>
          <Box side={side} sideOffset={6} collisionPadding={8}>
            {label}
          </Box>
        </Portal>
      </Root>
    </Provider>
  );
}

type Listener<Kind extends Event> = (event: Kind) => void;

interface AnchoredProps {
  anchor: HTMLElement;
  isHovered: boolean;
  onOpen: () => void;
  /** The rest is given by Trigger. */
  ref?: Ref<HTMLElement>;
  onPointerMove?: Listener<PointerEvent>;
  onPointerLeave?: Listener<PointerEvent>;
  onPointerDown?: Listener<PointerEvent>;
  onFocus?: Listener<FocusEvent>;
  onBlur?: Listener<FocusEvent>;
  onClick?: Listener<MouseEvent>;
  'aria-describedby'?: string;
}

/** Passes what Radix gives its trigger on to the anchor, an element that someone else renders. */
function Anchored({ anchor, isHovered, onOpen, ref, ...given }: AnchoredProps) {
  useImperativeHandle(ref, () => anchor, [anchor]);
  // Listeners of another component's element: React has no declarative way to add them.
  useEffect(() => listen(anchor, given, onOpen));
  const bubbleId = given['aria-describedby'];
  useEffect(() => describe(anchor, bubbleId), [anchor, bubbleId]);
  // The pointer may have come to rest before this code was loaded.
  useEffect(() => {
    if (isHovered) anchor.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  }, [anchor, isHovered]);
  return null;
}

function listen(
  anchor: HTMLElement,
  given: Omit<AnchoredProps, 'anchor' | 'isHovered' | 'onOpen'>,
  onOpen: () => void,
) {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  const { onPointerMove, onPointerLeave, onPointerDown, onFocus, onBlur, onClick } = given;
  anchor.addEventListener('pointerenter', () => performance.now() - closedAt < SKIP_DELAY_MS && onOpen(), options);
  if (onPointerMove) anchor.addEventListener('pointermove', onPointerMove, options);
  if (onPointerLeave) anchor.addEventListener('pointerleave', onPointerLeave, options);
  if (onPointerDown) anchor.addEventListener('pointerdown', onPointerDown, options);
  if (onFocus) anchor.addEventListener('focus', onFocus, options);
  if (onBlur) anchor.addEventListener('blur', onBlur, options);
  if (onClick) anchor.addEventListener('click', onClick, options);
  return () => listening.abort();
}

function describe(anchor: HTMLElement, id: string | undefined) {
  if (!id) return undefined;
  const own = anchor.getAttribute('aria-describedby');
  anchor.setAttribute('aria-describedby', own ? `${own} ${id}` : id);
  return () => (own ? anchor.setAttribute('aria-describedby', own) : anchor.removeAttribute('aria-describedby'));
}
