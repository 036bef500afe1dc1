import { fireEvent } from '@testing-library/react';
import type { PressedKey } from '../../../../src/web/ui/keyboard/arrowKeys';
import { followKeys, KeyBurst } from '../../../../src/web/ui/keyboard/scans';
import { scan } from '../../../support/web/scan';

const keysOf = (text: string, gapMs: number, repeat = false) =>
  Array.from(text, (key, index) => ({ key: key === '\n' ? 'Enter' : key, timeStamp: index * gapMs, repeat }));

function read(text: string, gapMs: number, repeat?: boolean): string | null {
  const burst = new KeyBurst();
  return keysOf(text, gapMs, repeat)
    .map((key) => burst.add(key))
    .at(-1)!;
}

describe('a burst of keys', () => {
  test.each([2, 30, 50])('keys %d ms apart that end with Enter are a scan', (gapMs) => {
    expect(read('R8800003\n', gapMs)).toBe('R8800003');
  });

  test('keys of a person are no scan', () => {
    expect(read('R8800003\n', 80)).toBeNull();
  });

  test('four keys are too few for a scan', () => {
    expect([read('8800\n', 5), read('88000\n', 5)]).toEqual([null, '88000']);
  });

  test('a key held down is no scan', () => {
    expect(read('uuuuuuuu\n', 30, true)).toBeNull();
  });

  test('Shift within a scan does not end it', () => {
    const burst = new KeyBurst();
    for (const key of ['Shift', 'I', 'Shift', 'C', '-', '1', '0']) burst.add({ key, timeStamp: 1, repeat: false });
    expect(burst.add({ key: 'Enter', timeStamp: 2, repeat: false })).toBe('IC-10');
  });

  test('keys before a pause are not part of the scan after it', () => {
    const burst = new KeyBurst();
    burst.add({ key: 'u', timeStamp: 0, repeat: false });
    for (const key of '557128') burst.add({ key, timeStamp: 400, repeat: false });
    expect(burst.add({ key: 'Enter', timeStamp: 410, repeat: false })).toBe('557128');
  });
});

describe('the keys of the document', () => {
  const onKey = jest.fn<boolean, [PressedKey]>();
  const onScan = jest.fn<undefined, [string]>();
  const pressed = () => onKey.mock.calls.map(([{ key }]) => key);
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    onKey.mockReset();
    onScan.mockReset();
    document.body.innerHTML = '<button>Reserve</button><input aria-label="Notes">';
    stop = followKeys({ onKey, onScan });
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  test('a scan reaches no shortcut and does not press the button in focus', () => {
    const button = document.querySelector('button')!;
    expect(scan(button, 'R8800003\n').at(-1)).toBe(false);
    jest.advanceTimersByTime(200);
    expect([onScan.mock.calls, pressed()]).toEqual([[['R8800003']], []]);
  });

  test('a letter is a shortcut once no other key follows', () => {
    scan(document.body, 'u');
    expect(pressed()).toEqual([]);
    jest.advanceTimersByTime(50);
    expect(pressed()).toEqual(['u']);
  });

  test('a sign is a shortcut immediately', () => {
    scan(document.body, '/');
    expect(pressed()).toEqual(['/']);
  });

  test('keys in quick succession are handled in their order', () => {
    scan(document.body, 'ur');
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(pressed()).toEqual(['u', 'r', 'ArrowRight']);
  });

  test('a key acts on the focus that the key before it moved', () => {
    const button = document.querySelector('button')!;
    onKey.mockImplementation(({ key }) => {
      if (key === 'u') button.focus();
      return true;
    });
    scan(document.body, 'u');
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(onKey.mock.calls.map(([{ target }]) => target)).toEqual([document.body, button]);
  });

  test('a scan in a text field is text', () => {
    expect(scan(document.querySelector('input')!, '557128315\n')).not.toContain(false);
    jest.advanceTimersByTime(200);
    expect(onScan).not.toHaveBeenCalled();
  });

  test('a key used for something is not left to the browser', () => {
    onKey.mockReturnValue(true);
    expect(scan(document.body, '/')).toEqual([false]);
  });

  test('nothing is followed after the end', () => {
    scan(document.body, 'u');
    stop();
    jest.advanceTimersByTime(200);
    scan(document.body, '/');
    expect(pressed()).toEqual([]);
  });
});
