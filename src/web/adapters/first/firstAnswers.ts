/** A call as it leaves the page: equal calls have equal texts. */
export interface FirstCall {
  readonly url: string;
  readonly token: string;
  /** Of a POST that only reads, as it is sent; absent: a GET. */
  readonly body?: string | undefined;
}

declare global {
  interface Window {
    /** Calls that the page began before the app was there (`firstCalls.ts`), for the API layer to take over. */
    firstAnswers?: FirstAnswers;
  }
}

/** What is not taken by then is nobody's: the screen asks for something else. */
const FORGOTTEN_MS = 30_000;

const nameOf = ({ url, token, body = '' }: FirstCall): string => [url, token, body].join('\n');

interface Begun {
  readonly answer: Promise<Response>;
  readonly stop: AbortController;
  isHere: boolean;
}

/** The answers of a page's first calls. Each is taken once, by the same call with the same token. */
export class FirstAnswers {
  readonly #begun = new Map<string, Begun>();
  #coming = 0;

  constructor() {
    setTimeout(() => this.#begun.clear(), FORGOTTEN_MS);
  }

  /** Begins a call. */
  begin(call: FirstCall): Promise<Response> {
    const { url, token, body } = call;
    const isRead = body === undefined;
    const headers = { authorization: `Bearer ${token}`, ...(!isRead && { 'content-type': 'application/json' }) };
    const stop = new AbortController();
    const answer = fetch(url, { method: isRead ? 'GET' : 'POST', headers, body: body ?? null, signal: stop.signal });
    const begun: Begun = { answer, stop, isHere: false };
    const end = () => (begun.isHere = true);
    // Whoever takes it hears of its failure.
    answer.then(end, end);
    this.#begun.set(nameOf(call), begun);
    return answer;
  }

  /** Says that an answer leads to another call, which this work begins. */
  async leadsOn(work: Promise<void>): Promise<void> {
    this.#coming += 1;
    await work.catch(() => undefined);
    this.#coming -= 1;
  }

  /** Whether there is nothing to wait for: whatever was begun and not taken yet has an answer, and leads to no other call. */
  areHere(): boolean {
    return this.#coming === 0 && this.#begun.size > 0 && [...this.#begun.values()].every(({ isHere }) => isHere);
  }

  /** The answer, which from now on ends as the signal says; null where this call was not begun, or was taken before. */
  take(call: FirstCall, signal: AbortSignal): Promise<Response> | null {
    const name = nameOf(call);
    const begun = this.#begun.get(name);
    if (begun === undefined) return null;
    this.#begun.delete(name);
    const { answer, stop } = begun;
    signal.addEventListener('abort', () => stop.abort(signal.reason), { once: true });
    if (signal.aborted) stop.abort(signal.reason);
    return answer;
  }
}

/** Fetches; takes over a call that the page has begun already. */
export async function fetchOrTake(request: RequestInfo): Promise<Response> {
  const answers = window.firstAnswers;
  if (answers === undefined || typeof request === 'string' || !onlyReads(request)) return fetch(request);
  return answers.take(await callOf(request), request.signal) ?? fetch(request);
}

/** What a person does has a key. */
const onlyReads = ({ method, headers }: Request): boolean =>
  method === 'GET' || (method === 'POST' && !headers.has('idempotency-key'));

async function callOf(request: Request): Promise<FirstCall> {
  const { url, method, headers } = request;
  const token = headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  return method === 'GET' ? { url, token } : { url, token, body: await request.clone().text() };
}
