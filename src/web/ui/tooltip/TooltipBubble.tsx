import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import styled from 'styled-components';
import { listenTo } from '../keyboard/listenTo';
import { color, elevation, radius } from '../theme';
import type { TooltipReader } from './Tooltip';

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Events of our own on the anchor: start the delay, and open at once. */
const ENTER = 'tooltip-enter';
const OPEN = 'tooltip-open';

/** Until then, on the clock of `performance.now()`, the next bubble opens without delay: one is open, or was just now. */
let warmUntil = 0;

const Box = styled(Content)`
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

export interface TooltipBubbleProps {
  anchor: HTMLElement;
  label: string;
  side: 'top' | 'right' | 'bottom' | 'left';
  reader: TooltipReader | null;
}

/** Radix's tooltip, hung on an element that stays where it is. */
export function TooltipBubble({ anchor, label, side, reader }: TooltipBubbleProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    warmUntil = next ? Number.POSITIVE_INFINITY : performance.now() + SKIP_DELAY_MS;
    setOpen(next);
  };
  return (
    <Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <Root open={open} onOpenChange={change}>
        <Trigger asChild>
          <Anchored anchor={anchor} reader={reader} />
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

type Listener = (event: Event) => void;

interface AnchoredProps {
  anchor: HTMLElement;
  reader: TooltipReader | null;
  /** The rest is given by Trigger. */
  ref?: Ref<HTMLElement>;
  'aria-describedby'?: string;
  onPointerMove?: Listener;
  onPointerLeave?: Listener;
  onPointerDown?: Listener;
  onFocus?: Listener;
  onBlur?: Listener;
  onClick?: Listener;
}

/** Passes what Radix gives its trigger on to the anchor, an element that someone else renders. */
function Anchored(props: AnchoredProps) {
  const { anchor, reader, ref, 'aria-describedby': bubbleId, ...given } = props;
  useImperativeHandle(ref, () => anchor, [anchor]);
  // Listeners of another component's element: React has no declarative way to add them.
  useEffect(() => listen(anchor, given));
  useEffect(() => describe(anchor, bubbleId), [anchor, bubbleId]);
  // The reader came before this code did; from here on every arrival is told to Radix.
  useEffect(() => {
    if (!reader) return undefined;
    const timer = setTimeout(() => {
      if (!isGone(reader, anchor)) anchor.dispatchEvent(new Event(mustWait(reader) ? ENTER : OPEN));
    });
    return () => clearTimeout(timer);
  }, [anchor, reader]);
  return null;
}

/** Who goes by with the Tab key may be further on already, and would leave the bubble open behind them. */
const isGone = ({ by }: TooltipReader, anchor: HTMLElement) => by === 'focus' && anchor !== document.activeElement;

const mustWait = ({ by }: TooltipReader) => by === 'pointer' && performance.now() > warmUntil;

function listen(anchor: HTMLElement, given: Partial<Record<string, Listener>>) {
  return listenTo(anchor, {
    [ENTER]: given.onPointerMove,
    [OPEN]: given.onFocus,
    pointermove: given.onPointerMove,
    pointerleave: given.onPointerLeave,
    pointerdown: given.onPointerDown,
    focus: given.onFocus,
    blur: given.onBlur,
    click: given.onClick,
  });
}

function describe(anchor: HTMLElement, id: string | undefined) {
  if (!id) return undefined;
  const own = anchor.getAttribute('aria-describedby');
  anchor.setAttribute('aria-describedby', own ? `${own} ${id}` : id);
  return () => (own ? anchor.setAttribute('aria-describedby', own) : anchor.removeAttribute('aria-describedby'));
}
