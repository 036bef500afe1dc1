import type { AnswerStep, TraceStep } from '../../contract/trace/steps';

const addressOf = (url: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return searchParams.size > 0 ? `${pathname}?${searchParams.toString()}` : pathname;
};

const NOT_RECORDED: AnswerStep = {
  ...{ kind: 'answer', at: 0, method: '', path: '', status: 404 },
  body: { detail: 'The recording has no answer to this request.' },
};

function toResponse({ status, body }: AnswerStep): Response {
  if (status === 0) throw new TypeError('Failed to fetch');
  const hasBody = body !== null && status !== 204;
  return new Response(hasBody ? JSON.stringify(body) : null, {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

/** Stands in for the server: a request waits until the playback reaches its recorded answer. */
export class RecordedAnswers {
  readonly #calls: ReadonlySet<string>;
  readonly #delivered = new Map<string, AnswerStep[]>();
  readonly #waiting = new Map<string, ((answer: AnswerStep) => void)[]>();

  constructor(steps: readonly TraceStep[]) {
    const answers = steps.filter((step) => step.kind === 'answer');
    this.#calls = new Set(answers.map(({ method, path }) => `${method} ${path}`));
  }

  readonly fetchFn = async (info: RequestInfo): Promise<Response> => {
    const { method, url } = typeof info === 'string' ? new Request(info) : info;
    return toResponse(await this.#answerTo(`${method} ${addressOf(url)}`));
  };

  /** Answers the request that has waited longest, or keeps the answer for the next one. */
  deliver(answer: AnswerStep): void {
    const call = `${answer.method} ${answer.path}`;
    const resolve = this.#waiting.get(call)?.shift();
    if (resolve) resolve(answer);
    else this.#delivered.set(call, [...(this.#delivered.get(call) ?? []), answer]);
  }

  #answerTo(call: string): AnswerStep | Promise<AnswerStep> {
    if (!this.#calls.has(call)) return NOT_RECORDED;
    const delivered = this.#delivered.get(call)?.shift();
    if (delivered) return delivered;
    return new Promise((resolve) => this.#waiting.set(call, [...(this.#waiting.get(call) ?? []), resolve]));
  }
}
