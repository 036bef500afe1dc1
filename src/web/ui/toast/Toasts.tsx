import { Fragment, useState, type MouseEvent, type PointerEvent } from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import {
  createCountdown,
  forgetPointer,
  isAttended,
  watchAttention,
  keepFocus,
  leaveRegion,
  watchKeys,
} from './attention';
import type { ToastsProps } from './PlainToast';
import { latestToast, subscribeToToasts, TOAST_MS, type ToastMessage, UNDO_TOAST_MS } from './showToast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { styled, keyframes } from 'styled-components';
import { Button, IconButton } from '../button/Button';
import { FailureOffer } from '../notice/FailureOffer';
import { color, elevation, motion, space, cardFrame } from '../theme';

/** Milliseconds. */
const FADE_MS = 200;

let countdown = createCountdown(0, () => undefined);
const updateCountdown = () => (isAttended() ? countdown.hold() : countdown.run());

function dismiss(id: string): void {
  leaveRegion();
  toast.dismiss(id);
}

/** Decision 21 explains the own countdown. */
function show(message: ToastMessage): void {
  keepFocus();
  forgetPointer();
  toast.remove();
  const id = toast(
    (shown) => <ToastCard message={message} isVisible={shown.visible} onDismiss={() => dismiss(shown.id)} />,
    { toasterId: message.tone, duration: Infinity, removeDelay: FADE_MS },
  );
  countdown.hold();
  countdown = createCountdown(message.undo ? UNDO_TOAST_MS : TOAST_MS, () => toast.dismiss(id));
  updateCountdown();
}

function showLatest(): void {
  const message = latestToast();
  if (message) show(message);
}

watchKeys();
watchAttention(updateCountdown);
subscribeToToasts(showLatest);
showLatest();

export function Toasts({ tone }: ToastsProps) {
  const { toasts } = useToaster(undefined, tone);
  return toasts.map((shown) => <Fragment key={shown.id}>{resolveValue(shown.message, shown)}</Fragment>);
}

/** Pixels (spec section 9). */
const THRESHOLD = 50;

interface Start {
  pointerId: number;
  x: number;
  y: number;
}

const isOnButton = ({ target }: PointerEvent) => target instanceof Element && target.closest('button') !== null;

/** 0 if it moved further vertically. */
function rightward(start: Start, { clientX, clientY }: PointerEvent): number {
  const distance = clientX - start.x;
  return distance > Math.abs(clientY - start.y) ? distance : 0;
}

function useSwipeRight(onSwiped: () => void) {
  const [start, setStart] = useState<Start | null>(null);
  const [distance, setDistance] = useState(0);
  const end = (last: number) => {
    setStart(null);
    setDistance(last);
  };
  const isTracked = ({ pointerId }: PointerEvent) => start?.pointerId === pointerId;
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (start || event.button !== 0 || isOnButton(event)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setStart({ pointerId: event.pointerId, x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      if (start && isTracked(event)) setDistance(rightward(start, event));
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start || !isTracked(event)) return;
      const isSwiped = rightward(start, event) > THRESHOLD;
      end(isSwiped ? window.innerWidth : 0);
      if (isSwiped) onSwiped();
    },
    onPointerCancel: (event: PointerEvent) => isTracked(event) && end(0),
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
  return { distance, isSwiping: start !== null, handlers };
}

interface ToastCardProps {
  message: ToastMessage;
  isVisible: boolean;
  onDismiss: () => void;
}

const arrive = keyframes`from { opacity: 0; transform: translateX(1.5rem); }`;

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: start;
  padding: ${space(3)} ${space(2)} ${space(3)} ${space(4)};
  ${cardFrame}
  box-shadow: ${elevation.toast};
  pointer-events: auto;
  touch-action: pan-y;
  animation: ${arrive} ${motion.appear} ease-out;
  transition:
    opacity 200ms,
    transform 200ms;
  & > svg {
    margin-top: 3px;
    color: ${color('ok')};
  }
  &[data-tone='destructive'] {
    border-color: ${color('bad')};
    background: ${color('badSoft')};
  }
  &[data-tone='destructive'] > svg,
  &[data-tone='destructive'] strong {
    color: ${color('bad')};
  }
  &[data-visible='false'] {
    opacity: 0;
  }
  &[data-swiping='true'] {
    transition: none;
  }
`;

const Words = styled.div`
  padding: 2px 0;
  overflow-wrap: anywhere;
  strong {
    display: block;
    font-weight: 600;
  }
  button {
    display: flex;
    margin-top: ${space(2)};
  }
`;

function ToastCard({ message: { tone, title, description, undo }, isVisible, onDismiss }: ToastCardProps) {
  const { distance, isSwiping, handlers } = useSwipeRight(onDismiss);
  const Icon = tone === 'destructive' ? CircleAlert : CircleCheck;
  return (
    <Root
      inert={!isVisible}
      data-tone={tone}
      data-visible={isVisible}
      data-swiping={isSwiping}
      style={distance > 0 ? { transform: `translateX(${distance}px)` } : undefined}
      {...handlers}
    >
      <Icon size={18} aria-hidden="true" />
      <Words>
        <strong>{title}</strong>
        {description}
        {undo && (
          <Button
            size="small"
            onClick={() => {
              onDismiss();
              undo();
            }}
          >
            Undo
          </Button>
        )}
        {tone === 'destructive' && <FailureOffer size="small" />}
      </Words>
      <IconButton
        size="small"
        label="Dismiss notification"
        icon={<X size={15} aria-hidden="true" />}
        onClick={onDismiss}
      />
    </Root>
  );
}
