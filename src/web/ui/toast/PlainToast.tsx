import styled from 'styled-components';
import { TOAST_MS, type ToastMessage } from './showToast';
import { color, space } from '../theme';

export interface ToastsProps {
  /** Which toasts are shown here. */
  tone: ToastMessage['tone'];
  /** What was said last. */
  message: ToastMessage;
}

const Words = styled.p`
  padding: ${space(3)};
  background: ${color('surface')};
`;

function showForItsTime(words: HTMLElement | null) {
  if (words) words.hidden = false;
  const timer = setTimeout(() => words && (words.hidden = true), TOAST_MS);
  return () => clearTimeout(timer);
}

/** The words alone, where the code of the notifications could not be fetched. */
export function PlainToast({ tone, message }: ToastsProps) {
  if (message.tone !== tone) return null;
  return (
    // A new function at every message: its time begins anew.
    <Words ref={(words) => showForItsTime(words)}>
      <strong>{message.title}</strong> {message.description}
    </Words>
  );
}
