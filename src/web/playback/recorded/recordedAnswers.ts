import { paths } from '../../../contract/paths';
import type { AnswerStep, RequestStep } from '../../../contract/trace/steps';
import { isAllowedParameter } from '../../inspection/recording/allowed/allowlist';
import { withIdsOf } from '../../inspection/steps/withIdsOf';

/** Path and query, spelled as one spelling. */
const addressOf = (url: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return searchParams.size > 0 ? `${pathname}?${searchParams.toString()}` : pathname;
};

/** The address without the values that a recording replaces: what a person typed may have been trimmed since. */
const outlineOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const parameters = [...searchParams].map(([name, value]) => (isAllowedParameter(name) ? `${name}=${value}` : name));
  return `${pathname}?${parameters.join('&')}`;
};

const FILES = [paths.ordersExport, paths.inventoryExport, paths.auditExport];

/** A recording keeps no CSV: this stands for it. */
const RECORDED_CSV = 'A recording keeps no file.\r\n';

function toResponse({ path, status, body }: AnswerStep): Response {
  if (body === null && status === 200 && FILES.some((file) => path.startsWith(file)))
    return new Response(RECORDED_CSV, { headers: { 'content-type': 'text/csv' } });
  const hasBody = body !== null && status !== 204;
  return new Response(hasBody ? JSON.stringify(body) : null, {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

/** A request that waits for its answer. */
interface Waiting {
  readonly method: string;
  readonly address: string;
  readonly resolve: (response: Response) => void;
  readonly reject: (reason: unknown) => void;
  /** As the recording counts it, where it does. */
  id: number | null;
}

/** An answer that the playback has reached, and the request that it is for, once that is sent. */
interface Held {
  readonly answer: AnswerStep;
  request: Waiting | null;
}

/**
 * Stands in for the server. A request waits until the playback reaches its recorded answer and releases it; one that the
 * recording has no answer to waits for good, as does one that only a slower machine sends. A request that the app aborts
 * gives up its place, and its answer.
 */
export class RecordedAnswers {
  readonly #onChange: () => void;
  #waiting: Waiting[] = [];
  #held: Held[] = [];

  /** `onChange` is called when a request is sent or aborted. */
  constructor(onChange: () => void = () => undefined) {
    this.#onChange = onChange;
  }

  readonly fetchFn = (info: RequestInfo): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { method, url, signal } = typeof info === 'string' ? new Request(info) : info;
      signal.throwIfAborted();
      const request: Waiting = { method, address: addressOf(url), resolve, reject, id: null };
      this.#waiting.push(request);
      signal.addEventListener('abort', () => this.#drop(request, signal.reason), { once: true });
      this.#assign();
      this.#onChange();
    });

  /** Gives the oldest request of this kind the number that the recording counts it by; false where none waits. */
  claim({ id, method, path }: Pick<RequestStep, 'id' | 'method' | 'path'>): boolean {
    const request = this.#oldest(method, path, (each) => each.id === null);
    if (request) request.id = id;
    return request !== undefined;
  }

  /** Whether the request of this number waits no more. */
  isOver = (id: number): boolean => this.#waiting.every((each) => each.id !== id);

  /** Holds an answer for its request until it is released. */
  hold(answer: AnswerStep): void {
    if (answer.request !== undefined && this.isOver(answer.request)) return;
    this.#held.push({ answer, request: null });
    this.#assign();
  }

  /** Whether an answer that came in the recording is still to be released. */
  get isHolding(): boolean {
    return this.#held.length > 0;
  }

  /** Answers the request whose answer has been held longest; false where there is none. */
  release(): boolean {
    const held = this.#held.find(({ request }) => request !== null);
    if (!held?.request) return false;
    const { answer, request } = held;
    this.#forget(request);
    if (answer.status === 0) request.reject(new TypeError('Failed to fetch'));
    else request.resolve(toResponse(answer));
    return true;
  }

  /** The app gave up the request of this number, or the oldest, because no answer came in time; false where none waits. */
  timeOut(id?: number): boolean {
    const request = this.#waiting.find((each) => id === undefined || each.id === id);
    if (request) this.#drop(request, new DOMException('No answer in time', 'TimeoutError'));
    return request !== undefined;
  }

  #oldest(method: string, path: string, isFree: (request: Waiting) => boolean): Waiting | undefined {
    const recorded = addressOf(path);
    const free = this.#waiting.filter((each) => each.method === method && isFree(each));
    return (
      free.find(({ address }) => withIdsOf(recorded, address) === recorded) ??
      free.find(({ address }) => outlineOf(address) === outlineOf(recorded))
    );
  }

  #assign(): void {
    for (const held of this.#held.filter(({ request }) => request === null)) {
      const { request: id, method, path } = held.answer;
      const isFree = (each: Waiting) =>
        (id === undefined || each.id === id) && this.#held.every(({ request }) => request !== each);
      held.request = this.#oldest(method, path, isFree) ?? null;
    }
  }

  #drop(request: Waiting, reason: unknown): void {
    this.#forget(request);
    request.reject(reason);
    this.#onChange();
  }

  #forget(request: Waiting): void {
    this.#waiting = this.#waiting.filter((each) => each !== request);
    this.#held = this.#held.filter((each) => each.request !== request);
  }
}
