/** A request as it leaves the app, before redaction. */
export interface SentRequest {
  /** Counted from 1. */
  readonly id: number;
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** Null where it is empty or not JSON. */
  readonly body: unknown;
}

/** A response of the server before redaction. */
export interface ServerAnswer {
  /** The id of the request. */
  readonly request: number;
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** 0 where no answer came. */
  readonly status: number;
  /** Of an answer that comes line by line, the last line: the others say how far it is. Null where it is not JSON. */
  readonly body: unknown;
}

interface Listeners {
  readonly onRequest: (request: SentRequest) => void;
  readonly onAnswer: (answer: ServerAnswer) => void;
  /** The app gave up the request with this id before its answer came. */
  readonly onAbort: (id: number) => void;
}

type Fetch = (request: RequestInfo) => Promise<Response>;

/** Wraps `fetchFn`: listeners receive every request, then its answer before the app does, unless it was given up. */
export function recordingFetch(fetchFn: Fetch, { onRequest, onAnswer, onAbort }: Listeners): Fetch {
  let count = 0;
  return async (info) => {
    const request = typeof info === 'string' ? new Request(info) : info;
    const { method, url, signal } = request;
    const { pathname, search } = new URL(url);
    const sent = { method, address: pathname + search };
    count += 1;
    const id = count;
    const announced = announce(request, (body) => onRequest({ id, ...sent, body }));
    let isOver = false;
    const end = async (notify: () => void) => {
      await announced;
      if (!isOver) notify();
      isOver = true;
    };
    signal.addEventListener('abort', () => void end(() => onAbort(id)), { once: true });
    const answered = (status: number, body: unknown) =>
      signal.aborted ? end(() => onAbort(id)) : end(() => onAnswer({ request: id, ...sent, status, body }));
    try {
      const response = await fetchFn(request);
      await answered(response.status, await jsonBody(response.clone()));
      return response;
    } catch (error) {
      await answered(0, null);
      throw error;
    }
  };
}

/** At once where there is no body to read. */
function announce(request: Request, notify: (body: unknown) => void): Promise<void> | undefined {
  if (isJson(request)) return jsonBody(request.clone()).then(notify);
  notify(null);
  return undefined;
}

const isJson = ({ headers }: Request | Response): boolean => (headers.get('content-type') ?? '').includes('json');

const isLines = ({ headers }: Request | Response): boolean => (headers.get('content-type') ?? '').includes('ndjson');

async function jsonBody(message: Request | Response): Promise<unknown> {
  if (!isJson(message)) return null;
  const text = await message.text();
  try {
    return JSON.parse(isLines(message) ? (text.trimEnd().split('\n').at(-1) ?? '') : text);
  } catch {
    return null;
  }
}
