import { prettyDOM } from '@testing-library/react';

/** Characters of the document that are printed: a whole screen without its icons. */
const LONGEST = Number(process.env.DEBUG_PRINT_LIMIT ?? 20_000);

/** Icons and what is drawn say nothing of a query, and would take the place of what does. */
const isWorthReading = ({ nodeName }: Node) => !/^(svg|script|style|#comment)$/i.test(nodeName);

/** An error of a query. It prints the document when it is read: waiting asks many times in vain, and printing is slow. */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? undefined);
  error.name = 'TestingLibraryElementError';
  const { message: short, stack = '' } = error;
  let whole: string | undefined;
  const printed = () => (whole ??= [short, prettyDOM(container, LONGEST, { filterNode: isWorthReading })].filter(Boolean).join('\n\n'));
  readLate(error, 'message', printed);
  readLate(error, 'stack', () => stack.replace(short, printed));
  return error;
}

/** Such a property can still be set, as Testing Library does with the stack. */
function readLate(error: Error, name: 'message' | 'stack', read: () => string): void {
  const set = (value: string) => Object.defineProperty(error, name, { value, writable: true, configurable: true });
  Object.defineProperty(error, name, { get: read, set, configurable: true });
}
