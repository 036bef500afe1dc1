import type { AnswerStep } from '../../../../contract/trace/steps';

/** A response whose text is here at once: nothing waits for a stream. */
class RecordedResponse extends Response {
  readonly #text: string;
  readonly #init: ResponseInit;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
    this.#init = init;
  }

  override clone(): Response {
    return new RecordedResponse(this.#text, this.#init);
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }

  override async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}

/** What is not JSON is not recorded, but for that it was there. */
function responseOf({ status, body }: AnswerStep): Response {
  const isFile = body === null && status === 200;
  const type = isFile ? 'text/csv' : 'application/json';
  return new RecordedResponse(isFile ? '(not recorded)' : body === null ? '' : JSON.stringify(body), {
    status,
    headers: { 'content-type': type },
  });
}

/** Path and query, written as a recording writes them. */
function pathOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  return searchParams.size > 0 ? `${pathname}?${searchParams.toString()}` : pathname;
}

async function jsonBody(request: Request): Promise<unknown> {
  if (!(request.headers.get('content-type') ?? '').includes('json')) return null;
  const body: unknown = JSON.parse(await request.text());
  return body;
}

/** A request that today's app sends; it waits for its recorded answer. */
export class ServedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** Null where it is empty or not JSON. */
  readonly body: Promise<unknown>;
  readonly signal: AbortSignal;
  readonly response: Promise<Response>;
  /** A recorded request stands for it. */
  isMatched = false;
  isAnswered = false;
  #resolve: (response: Response) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  constructor(request: Request) {
    this.method = request.method;
    this.path = pathOf(request.url);
    this.signal = request.signal;
    this.response = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.signal.addEventListener('abort', () => this.#reject(this.signal.reason), { once: true });
    this.body = jsonBody(request);
  }

  answer(step: AnswerStep): void {
    this.isAnswered = true;
    if (step.status === 0) this.#reject(new TypeError('Failed to fetch'));
    else this.#resolve(responseOf(step));
  }

  /** No answer will come. */
  drop(): void {
    this.isMatched = true;
    this.#reject(new DOMException('Not recorded', 'AbortError'));
  }
}
