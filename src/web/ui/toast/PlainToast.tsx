import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { TOAST_MS, type ToastMessage } from './showToast';
import { color, space } from '../theme';

export interface ToastsProps {
  tone: ToastMessage['tone'];
  message: ToastMessage;
}

const Words = styled.p`
  padding: ${space(3)};
  background: ${color('surface')};
`;

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
