import { prettyDOM } from '@testing-library/react';

/** An error of a query. It prints the document when it is read: waiting asks many times in vain, and printing is slow. */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? undefined);
  error.name = 'TestingLibraryElementError';
  const { message: short, stack = '' } = error;
  let whole: string | undefined;
  const printed = () => (whole ??= [short, prettyDOM(container)].filter(Boolean).join('\n\n'));
  readLate(error, 'message', printed);
  readLate(error, 'stack', () => stack.replace(short, printed));
  return error;
}

/** Such a property can still be set, as Testing Library does with the stack. */
function readLate(error: Error, name: 'message' | 'stack', read: () => string): void {
  const set = (value: string) => Object.defineProperty(error, name, { value, writable: true, configurable: true });
  Object.defineProperty(error, name, { get: read, set, configurable: true });
}
