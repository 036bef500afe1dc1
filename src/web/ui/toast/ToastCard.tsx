import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { styled, keyframes } from 'styled-components';
import { IconButton } from '../button/IconButton';
import { FailureOffer } from '../notice/FailureOffer';
import type { ToastMessage } from './showToast';
import { useSwipeRight } from './swipeRight';
import { color, elevation, hairline, motion, radius, space } from '../theme';

interface ToastCardProps {
  message: ToastMessage;
  /** False while it fades out. */
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
  border: ${hairline};
  border-radius: ${radius.card};
  background: ${color('surface')};
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

export function ToastCard({ message: { tone, title, description }, isVisible, onDismiss }: ToastCardProps) {
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
