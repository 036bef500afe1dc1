import { useState, type PointerEvent } from 'react';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import styled, { keyframes } from 'styled-components';
import { IconButton } from './IconButton';
import type { ToastCardProps } from './PlainToast';
import { color, hairline, space } from './theme';

/** How far to the right a toast must be swiped to go, px. */
const SWIPE_THRESHOLD = 50;

const arrive = keyframes`from { opacity: 0; transform: translateX(24px); }`;

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: start;
  padding: ${space(3)} ${space(2)} ${space(3)} ${space(4)};
  border: ${hairline};
  border-radius: 8px;
  background: ${color('surface')};
  box-shadow: 0 8px 28px ${color('shadow')};
  pointer-events: auto;
  touch-action: pan-y;
  animation: ${arrive} 200ms ease-out;
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
`;

export function ToastCard({ id, isVisible, message: { tone, title, description } }: ToastCardProps) {
  const swipe = useSwipeRight(() => toast.dismiss(id));
  const Icon = tone === 'destructive' ? CircleAlert : CircleCheck;
  return (
    <Root
      role={tone === 'destructive' ? 'alert' : 'status'}
      data-tone={tone}
      data-visible={isVisible}
      data-swiping={swipe.distance > 0}
      style={swipe.distance > 0 ? { transform: `translateX(${swipe.distance}px)` } : undefined}
      {...swipe.handlers}
    >
      <Icon size={18} aria-hidden="true" />
      <Words>
        <strong>{title}</strong>
        {description}
      </Words>
      <IconButton
        size="small"
        label="Dismiss notification"
        icon={<X size={15} aria-hidden="true" />}
        onClick={() => toast.dismiss(id)}
      />
    </Root>
  );
}

function useSwipeRight(onSwiped: () => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [distance, setDistance] = useState(0);
  const stop = () => {
    setFrom(null);
    setDistance(0);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => setFrom(event.clientX),
    onPointerMove: (event: PointerEvent) => from !== null && setDistance(Math.max(0, event.clientX - from)),
    onPointerUp: () => {
      if (distance > SWIPE_THRESHOLD) onSwiped();
      stop();
    },
    onPointerCancel: stop,
    onPointerLeave: stop,
  };
  return { distance, handlers };
}
