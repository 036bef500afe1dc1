import { STILL_RUNNING } from '../../../contract/problem';

type Fetch = (request: RequestInfo) => Promise<Response>;

export interface RepeatOptions {
  readonly fetchFn: Fetch;
  /** Rejects with the signal's reason if it aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly isOnline: () => boolean;
}

const PAUSES_MS = [250, 750, 2_000];
const MAX_PAUSE_MS = 5_000;
const UNANSWERED = [502, 503, 504];

export const inBrowser: Omit<RepeatOptions, 'fetchFn'> = {
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => reject(clearedOf(timer, signal)), { once: true });
    }),
  isOnline: () => navigator.onLine,
};
const ofBrowser: RepeatOptions = { ...inBrowser, fetchFn: (request) => fetch(request) };

function clearedOf(timer: ReturnType<typeof setTimeout>, { reason }: AbortSignal): Error {
  clearTimeout(timer);
  return reason instanceof Error ? reason : new DOMException('Given up', 'AbortError');
}

/** Fetch that retries JSON requests with an Idempotency-Key while the response is lost. */
export const repeatLost =
  ({ fetchFn, wait, isOnline }: RepeatOptions = ofBrowser): Fetch =>
  async (info) => {
    const request = typeof info === 'string' ? new Request(info) : info;
    if (!isRepeatable(request)) return fetchFn(request);
    for (const pauseMs of PAUSES_MS) {
      const again = request.clone();
      const response = await answerTo(again, fetchFn);
      if (request.signal.aborted || !isOnline()) return fetchedOr(response);
      if (response instanceof Response && !(await isLost(response))) return response;
      await wait(pauseBefore(response) ?? pauseMs, request.signal);
    }
    return fetchFn(request);
  };

const isRepeatable = ({ headers }: Request): boolean => {
  const type = headers.get('content-type');
  return headers.has('idempotency-key') && (type === null || type.includes('json'));
};

async function answerTo(request: Request, fetchFn: Fetch): Promise<unknown> {
  try {
    const response = await fetchFn(request);
    await response.clone().arrayBuffer();
    return response;
  } catch (error) {
    return error;
  }
}

function fetchedOr(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  throw answer;
}

async function isLost(response: Response): Promise<boolean> {
  if (response.status !== 409) return UNANSWERED.includes(response.status);
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof problem === 'object' && problem !== null && 'type' in problem && problem.type === STILL_RUNNING;
}

function pauseBefore(answer: unknown): number | null {
  const seconds = answer instanceof Response ? Number(answer.headers.get('retry-after') ?? NaN) : NaN;
  return Number.isFinite(seconds) ? Math.min(seconds * 1_000, MAX_PAUSE_MS) : null;
}
