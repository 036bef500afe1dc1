import { useEffect, useState } from 'react';
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

/** The words alone, where the code of the notifications could not be fetched. */
export function PlainToast({ tone, message }: ToastsProps) {
  const [expired, setExpired] = useState<ToastMessage | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setExpired(message), TOAST_MS);
    return () => clearTimeout(timer);
  }, [message]);
  if (message.tone !== tone) return null;
  return (
    <Words hidden={expired === message}>
      <strong>{message.title}</strong> {message.description}
    </Words>
  );
}
