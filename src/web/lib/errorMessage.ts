import { messages } from '../../domain/messages';

export const UNREADABLE = 'The server sent an answer that could not be read.';
const UNREACHABLE = 'The server could not be reached.';
const TOO_SLOW = 'The server did not answer in time.';
const UNKNOWN = 'Something unexpected happened. Please try again.';
const BROKEN = 'The server has a problem. Please try again later.';
const MAX_LENGTH = 300;
const MAX_DEMAND_LENGTH = 3000;

const byStatus: Readonly<Record<number, string>> = {
  400: 'The server refused the request.',
  401: messages.authentication.timeout,
  403: messages.authentication.timeout,
  404: 'This could not be found on the server.',
  409: 'Another user changed this in the meantime. Please reload the page.',
  413: 'This is too large for the server.',
  422: 'The server refused the request.',
  429: 'Too many requests. Please wait a moment and try again.',
};

const bySymptom: Readonly<Record<string, string>> = {
  FETCH_ERROR: UNREACHABLE,
  TIMEOUT_ERROR: TOO_SLOW,
  TimeoutError: TOO_SLOW,
  AbortError: 'The request was canceled.',
};

/** Undefined if the value is no object. */
export const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** Rejects markup, stacks, '[object Object]' and long texts. */
function readable(value: unknown, maxLength = MAX_LENGTH): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const isForMachines = /<[a-z!/]|\n\s*at |\[object |^(undefined|null|NaN)$/i.test(text);
  return text === '' || isForMachines || text.length > maxLength ? undefined : text;
}

const fromAnswer = (data: unknown, maxLength = MAX_LENGTH) =>
  readable(field(data, 'message'), maxLength) ?? readable(field(data, 'detail'), maxLength);

const fromStatus = (status: number) => byStatus[status] ?? (status >= 500 ? BROKEN : UNKNOWN);

/** Dropped connections also cause parsing errors, but no syntax errors. */
function fromParsing(error: unknown): string {
  const status = field(error, 'originalStatus');
  if (typeof status === 'number' && status >= 400) return fromStatus(status);
  return String(field(error, 'error')).startsWith('SyntaxError') ? UNREADABLE : UNREACHABLE;
}

export function errorMessage(error: unknown): string {
  const status = field(error, 'status');
  if (typeof status === 'number') return fromAnswer(field(error, 'data')) ?? fromStatus(status);
  if (status === 'PARSING_ERROR') return fromParsing(error);
  if (status === 'CUSTOM_ERROR') return readable(field(error, 'error')) ?? UNKNOWN;
  const symptom = bySymptom[String(status)] ?? bySymptom[String(field(error, 'name'))];
  return symptom ?? readable(field(error, 'message')) ?? readable(error) ?? UNKNOWN;
}

export function demandIn(error: unknown): string | null {
  if (field(error, 'status') !== 422) return null;
  return fromAnswer(field(error, 'data'), MAX_DEMAND_LENGTH) ?? fromStatus(422);
}

interface Running<T> extends PromiseLike<T> {
  abort: () => void;
}

export async function untilAborted<T>(running: Running<T>, signal: AbortSignal): Promise<T> {
  const stop = () => running.abort();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await running;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

export const isAborted = (error: unknown): boolean => field(error, 'name') === 'AbortError';
