import {
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Content, Portal, Root, Trigger, Provider } from '@radix-ui/react-tooltip';
import { styled } from 'styled-components';
import { color, elevation, radius } from './theme';

const isControl = (element: Element) => element.matches('a[href], button, input, select');

/** Radix skips its own handler after preventDefault. By itself it opens on any focus, and never on touch. */
function useOpening() {
  const [isOpen, setOpen] = useState(false);
  const isTouched = useRef(false);
  /** Opened by keyboard focus, it stays until that goes, Escape or a press. */
  const isKept = useRef(false);
  // Radix closes on any scrolling, and focus scrolls its element into view.
  const change = (next: boolean) => setOpen(next || isKept.current);
  const close = () => {
    isKept.current = false;
    setOpen(false);
  };
  const events = {
    onFocus: (event: FocusEvent) => {
      isKept.current = event.currentTarget.matches(':focus-visible');
      if (!isKept.current) event.preventDefault();
    },
    // Radix compares with the last render: focus that came and went since would leave the tooltip open.
    onBlur: close,
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouched.current = pointerType === 'touch';
      isKept.current = false;
    },
    onClick: (event: MouseEvent) => {
      isKept.current = false;
      if (!isTouched.current || isControl(event.currentTarget)) return;
      event.preventDefault();
      setOpen(true);
    },
  };
  return { isOpen, change, close, events };
}

interface TooltipProps {
  /** While it is empty there is no tooltip. */
  label: ReactNode;
  /** One element that passes props and ref on. Plain text becomes focusable, so that keyboard and touch reach its tooltip. */
  children: ReactElement;
  /** Tab reaches plain text for its tooltip. Where not, as in lists of much of it, arrow keys do. */
  isTabStop?: boolean;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

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

/** Text about an element, on hover, keyboard focus and touch. */
export function Tooltip({ label, children, isTabStop = true, side = 'top' }: TooltipProps) {
  const { isOpen, change, close, events } = useOpening();
  const hasLabel = Boolean(label);
  return (
    <Root open={isOpen && hasLabel} onOpenChange={change}>
      <Trigger asChild {...stopOf(hasLabel, isTabStop)} {...events}>
        {children}
      </Trigger>
      <Portal>
        <Bubble side={side} sideOffset={6} collisionPadding={8} onEscapeKeyDown={close}>
          {label}
        </Bubble>
      </Portal>
    </Root>
  );
}

/** See `EXPLAINED` of the arrow keys. */
function stopOf(hasLabel: boolean, isTabStop: boolean) {
  if (!hasLabel) return {};
  return isTabStop ? { tabIndex: 0 } : { tabIndex: -1, 'data-explained': '' };
}

interface OptionalTooltipProps extends Pick<TooltipProps, 'isTabStop'> {
  text: string | null;
  children: ReactElement;
}

/** A tooltip if there is something to say; without a text the element stays as it is, not focusable. */
export function OptionalTooltip({ text, children, ...rest }: OptionalTooltipProps) {
  return text === null ? (
    children
  ) : (
    <Tooltip label={text} {...rest}>
      {children}
    </Tooltip>
  );
}

/** How long a pointer rests on an element before its tooltip opens, ms (spec section 9). */
const DELAY_MS = 700;

/** How long after one tooltip closed the next opens without that delay, ms (spec section 9). */
const SKIP_DELAY_MS = 300;

/** Goes around everything that has tooltips: they share their delays. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
    {children}
  </Provider>
);
