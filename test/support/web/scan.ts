import { fireEvent } from '@testing-library/react';

/** Milliseconds between the keys of a hand scanner. */
const GAP_MS = 5;

/**
 * Keys as a hand scanner sends them, at times of their own, so that a busy machine does not tear them apart. @returns whether
 * each key is left to the browser.
 */
export function scan(target: Element, text: string): boolean[] {
  const start = performance.now();
  return Array.from(text, (character, index) => {
    const key = character === '\n' ? 'Enter' : character;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: start + index * GAP_MS });
    return fireEvent(target, event);
  });
}
