import { createKeptSignIn } from '../auth/atOnce/keptSignIn';

/** A call as it leaves the page: equal calls of one person have equal texts. */
export interface FirstCall {
  readonly url: string;
  /** Whose it is: the id of the person, or the token where nobody is known to hold it. */
  readonly person: string;
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

const nameOf = ({ url, person, body = '' }: FirstCall): string => [url, person, body].join('\n');

interface Begun {
  readonly answer: Promise<Response>;
  /** With which it was sent. */
  readonly token: string;
  readonly stop: AbortController;
  isHere: boolean;
}

/** The answers of a page's first calls. Each is taken once, by the same call of the same person, whose token may be a newer one. */
export class FirstAnswers {
  readonly #begun = new Map<string, Begun>();
  #coming = 0;

  constructor() {
    setTimeout(() => this.#begun.clear(), FORGOTTEN_MS);
  }

  /** Begins a call with the person's token. */
  begin(call: FirstCall, token: string): Promise<Response> {
    const { url, body } = call;
    const isRead = body === undefined;
    const headers = { authorization: `Bearer ${token}`, ...(!isRead && { 'content-type': 'application/json' }) };
    const stop = new AbortController();
    const answer = fetch(url, { method: isRead ? 'GET' : 'POST', headers, body: body ?? null, signal: stop.signal });
    const begun: Begun = { answer, token, stop, isHere: false };
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

  /** The call, which from now on ends as the signal says; null where it was not begun, or was taken before. */
  take(call: FirstCall, signal: AbortSignal): Pick<Begun, 'answer' | 'token'> | null {
    const name = nameOf(call);
    const begun = this.#begun.get(name);
    if (begun === undefined) return null;
    this.#begun.delete(name);
    const { stop } = begun;
    signal.addEventListener('abort', () => stop.abort(signal.reason), { once: true });
    if (signal.aborted) stop.abort(signal.reason);
    return begun;
  }
}

const UNAUTHORIZED = 401;

/** Fetches; takes over a call that the page has begun already, unless its token was refused and there is a newer one. */
export async function fetchOrTake(request: RequestInfo): Promise<Response> {
  const answers = window.firstAnswers;
  if (answers === undefined || typeof request === 'string' || !onlyReads(request)) return fetch(request);
  const taken = answers.take(await callOf(request), request.signal);
  if (taken === null) return fetch(request);
  const answer = await taken.answer;
  return answer.status === UNAUTHORIZED && taken.token !== tokenOf(request) ? fetch(request) : answer;
}

/** What a person does has a key. */
const onlyReads = ({ method, headers }: Request): boolean =>
  method === 'GET' || (method === 'POST' && !headers.has('idempotency-key'));

const tokenOf = ({ headers }: Request): string => headers.get('authorization')?.replace(/^Bearer /, '') ?? '';

async function callOf(request: Request): Promise<FirstCall> {
  const { url, method } = request;
  const person = personWith(tokenOf(request));
  return method === 'GET' ? { url, person } : { url, person, body: await request.clone().text() };
}

/** While the page loads, the tab may have renewed the token with which the page began. */
function personWith(token: string): string {
  const kept = createKeptSignIn(window.sessionStorage).read();
  return kept?.token === token ? kept.user.id : token;
}
