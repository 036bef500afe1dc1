import { hasModifier, isForScreen } from './shortcuts';
import type { PressedKey } from './arrowKeys';
import { latinKey } from './latinKey';
import { listenTo } from './listenTo';

/** Milliseconds between two keys: hand scanners type faster than people. */
const GAP_MS = 50;

/** Characters: people hit fewer keys so fast, and no label is shorter. */
const MIN_LENGTH = 5;

type Key = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'repeat'>;

/** Distinguishes hand scanners, which type a label and Enter like a keyboard, from people. */
export class KeyBurst {
  #text = '';
  #last = -Infinity;

  get isScan(): boolean {
    return this.#text.length >= MIN_LENGTH;
  }

  /** @returns the scanned text if this key ends a scan, else null. */
  add({ key, timeStamp, repeat }: Key): string | null {
    if (key === 'Shift') return null;
    const before = timeStamp - this.#last <= GAP_MS ? this.#text : '';
    this.#last = timeStamp;
    this.#text = key.length === 1 && !repeat ? before + key : '';
    return key === 'Enter' && before.length >= MIN_LENGTH ? before : null;
  }

  clear(): void {
    this.#text = '';
  }
}

const TYPED = 'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"])';

const isTyped = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(TYPED) !== null;

const canStartScan = ({ key }: KeyboardEvent) => /^[\p{L}\p{N}]$/u.test(key);

const pressed = (event: KeyboardEvent): PressedKey => {
  const { target, defaultPrevented, ctrlKey, altKey, metaKey } = event;
  return { key: latinKey(event), target, defaultPrevented, ctrlKey, altKey, metaKey };
};

/** A delayed key acts on the current focus: the key before may have moved it. */
const pressedNow = (event: KeyboardEvent): PressedKey => ({
  ...pressed(event),
  target: document.activeElement ?? event.target,
});

interface ScreenKeys {
  /** Handles a key that is no part of a scan. @returns whether it did something. */
  readonly onKey: (key: PressedKey) => boolean;
  /** A label that was scanned while no text field had the focus. */
  readonly onScan: (text: string) => void;
}

/** Follows the keys of the document. Letters and digits wait until they cannot be the start of a scan. */
export function followKeys({ onKey, onScan }: ScreenKeys): () => void {
  const burst = new KeyBurst();
  let waiting: KeyboardEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = () => {
    clearTimeout(timer);
    return waiting.splice(0);
  };
  /** @returns whether there were any. */
  const runWaiting = (): boolean => {
    const keys = take();
    keys.forEach((event) => onKey(pressedNow(event)));
    return keys.length > 0;
  };

  const capture = (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return;
    if (event.isComposing || hasModifier(event) || isTyped(event)) {
      burst.clear();
      return;
    }
    const scanned = burst.add(event);
    if (scanned === null && !burst.isScan) return;
    take();
    // Not for the control in focus either: Enter would press it.
    event.preventDefault();
    event.stopPropagation();
    if (scanned !== null) onScan(scanned);
  };
  const bubble = (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return;
    if (canStartScan(event) && isForScreen(event)) {
      waiting = [...take(), event];
      timer = setTimeout(runWaiting, GAP_MS);
      return;
    }
    if (onKey(runWaiting() ? pressedNow(event) : pressed(event))) event.preventDefault();
  };
  document.addEventListener('keydown', capture, { capture: true });
  const stop = listenTo(document, { keydown: bubble });
  return () => {
    take();
    document.removeEventListener('keydown', capture, { capture: true });
    stop();
  };
}
