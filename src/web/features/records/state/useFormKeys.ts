import { useState, type KeyboardEvent } from 'react';
import { KeyBurst } from '../../../ui/keyboard/scans';

const FIELDS = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

function focusNextField(from: HTMLElement, form: HTMLElement): void {
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)];
  fields[fields.indexOf(from) + 1]?.focus();
}

export const focusField = (name: string): void =>
  document.querySelector<HTMLElement>(`[aria-modal="true"] [name="${name}"]`)?.focus();

/** Focuses the first error. React shows it before the next frame. */
export function focusFirstError(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[aria-modal="true"] [aria-invalid="true"]')?.focus(),
  );
}

/** Enter in a line and Ctrl+Enter anywhere save; the Enter of a hand scanner leads to the next field. */
export function useFormKeys(onSave: () => void) {
  const [burst] = useState(() => new KeyBurst());
  return (event: KeyboardEvent<HTMLElement>) => {
    const isScanned = burst.add(event.nativeEvent) !== null;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (!isCommand && !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (isScanned && event.target instanceof HTMLElement) focusNextField(event.target, event.currentTarget);
    else onSave();
  };
}
