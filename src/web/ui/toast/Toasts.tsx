import { Fragment } from 'react';
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
import { latestToast, subscribeToToasts, TOAST_MS, type ToastMessage } from './showToast';
import { ToastCard } from './ToastCard';

/** Milliseconds. */
const FADE_MS = 200;

let countdown = createCountdown(0, () => undefined);
const updateCountdown = () => (isAttended() ? countdown.hold() : countdown.run());

function dismiss(id: string): void {
  leaveRegion();
  toast.dismiss(id);
}

/** Decision 20 explains the own countdown. */
function show(message: ToastMessage): void {
  keepFocus();
  forgetPointer();
  toast.remove();
  const id = toast(
    (shown) => <ToastCard message={message} isVisible={shown.visible} onDismiss={() => dismiss(shown.id)} />,
    { toasterId: message.tone, duration: Infinity, removeDelay: FADE_MS },
  );
  countdown.hold();
  countdown = createCountdown(TOAST_MS, () => toast.dismiss(id));
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
