import type { AnswerStep, TraceStep } from '../../contract/trace';

const addressOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return searchParams.size > 0 ? `${pathname}?${searchParams.toString()}` : pathname;
};

const NOT_RECORDED: AnswerStep = {
  ...{ kind: 'answer', at: 0, method: '', path: '', status: 404 },
  body: { detail: 'The recording has no answer to this.' },
};

function responseOf({ status, body }: AnswerStep): Response {
  if (status === 0) throw new TypeError('Failed to fetch');
  const hasBody = body !== null && status !== 204;
  return new Response(hasBody ? JSON.stringify(body) : null, {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

/** The server of a recording: what was asked waits until the recording comes to the answer. */
export class RecordedAnswers {
  readonly #recorded: ReadonlySet<string>;
  readonly #given = new Map<string, AnswerStep[]>();
  readonly #waiting = new Map<string, ((answer: AnswerStep) => void)[]>();

  constructor(steps: readonly TraceStep[]) {
    const answers = steps.filter((step) => step.kind === 'answer');
    this.#recorded = new Set(answers.map(({ method, path }) => `${method} ${path}`));
  }

  readonly fetchFn = async (info: RequestInfo): Promise<Response> => {
    const { method, url } = typeof info === 'string' ? new Request(info) : info;
    return responseOf(await this.#answerTo(`${method} ${addressOf(url)}`));
  };

  /** The recording has come to this answer. */
  give(answer: AnswerStep): void {
    const call = `${answer.method} ${answer.path}`;
    const first = this.#waiting.get(call)?.shift();
    if (first) first(answer);
    else this.#given.set(call, [...(this.#given.get(call) ?? []), answer]);
  }

  #answerTo(call: string): AnswerStep | Promise<AnswerStep> {
    if (!this.#recorded.has(call)) return NOT_RECORDED;
    const given = this.#given.get(call)?.shift();
    if (given) return given;
    return new Promise((resolve) => this.#waiting.set(call, [...(this.#waiting.get(call) ?? []), resolve]));
  }
}
