import { prettyDOM } from '@testing-library/react';

const MAX_PRINTED = Number(process.env.DEBUG_PRINT_LIMIT ?? 20_000);

const isWorthReading = ({ nodeName }: Node) => !/^(svg|script|style|#comment)$/i.test(nodeName);

let waiting = 0;

export async function asking<T>(run: () => Promise<T>): Promise<T> {
  waiting += 1;
  try {
    return await run();
  } finally {
    waiting -= 1;
  }
}

/**
 * A query's error. While a test waits, the slow print of the document is put off until it is read; later the document
 * may be gone.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? undefined);
  error.name = 'TestingLibraryElementError';
  const { message: short, stack = '' } = error;
  const print = () =>
    [short, prettyDOM(container, MAX_PRINTED, { filterNode: isWorthReading })].filter(Boolean).join('\n\n');
  let whole = waiting > 0 ? undefined : print();
  const printed = () => (whole ??= print());
  readLate(error, 'message', printed);
  readLate(error, 'stack', () => stack.replace(short, printed));
  return error;
}

/** Testing Library sets the stack. */
function readLate(error: Error, name: 'message' | 'stack', read: () => string): void {
  const set = (value: string) => Object.defineProperty(error, name, { value, writable: true, configurable: true });
  Object.defineProperty(error, name, { get: read, set, configurable: true });
}
