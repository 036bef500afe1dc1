import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { showToast, type ToastMessage } from '../../../../src/web/ui/toast/showToast';
import { Toaster, Toasts } from '../../../../src/web/ui/toast/Toaster';

export function useToaster(): void {
  // jsdom has no pointer capture.
  beforeAll(() => {
    HTMLElement.prototype.setPointerCapture = jest.fn();
    return Toasts.preload();
  });
  beforeEach(() => {
    jest.useFakeTimers();
    render(
      <>
        <input aria-label="Work" />
        <Toaster />
      </>,
    );
  });
  afterEach(() => {
    act(() => toast.remove());
    point(document.body);
    jest.useRealTimers();
  });
}

export const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
export const work = () => screen.getByRole('textbox', { name: 'Work' });
export const dismissButton = () => screen.getByRole('button', { name: 'Dismiss notification' });
export const card = (title: string) => screen.getByText(title).closest<HTMLElement>('[data-tone]')!;

export const show = (title: string, tone: ToastMessage['tone'] = 'default', description?: string) =>
  act(() => showToast({ tone, title, description }));

/** In steps, so that React renders after each timer. */
export function wait(milliseconds: number): void {
  for (let waited = 0; waited < milliseconds; waited += 100) act(() => jest.advanceTimersByTime(100));
}

export const point = (place: Element) => fireEvent.pointerOver(place);

export const press = (key: string, options = {}) => fireEvent.keyDown(document.activeElement!, { key, ...options });
export const focus = (element: HTMLElement) => act(() => element.focus());
