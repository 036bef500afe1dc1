import type { ActionStep, AnswerStep, RequestStep, TraceStep } from '../../../contract/trace/steps';
import { allowedInAction } from '../recording/allowed/allowlist';
import { argsOf, type CallToday } from './store/callsToday';
import { differences, type Difference, type Placeholders } from './differences';
import { withIdsOf } from '../steps/withIdsOf';
import type { ServedRequest } from './store/servedRequest';
import type { StorePlayer } from './store/storePlayer';
import { happens, turn } from './store/turns';

/** A call of the recording that has not ended, and the one of today that stands for it. */
interface OpenCall {
  readonly endpoint: string;
  readonly args: string;
  readonly today: CallToday | null;
  readonly giveUp: () => void;
  /** The ids of its requests. */
  readonly requests: number[];
  isAnswered: boolean;
  /** Its answer holds what the app reads of it: a file does not. */
  isReadable: boolean;
  isGivenUp: boolean;
}

const titleOf = ({ method, path }: Pick<RequestStep, 'method' | 'path'>): string => `${method} ${path}`;
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
const unmatched = (call: Pick<OpenCall, 'today'>): ServedRequest[] =>
  call.today?.requests.filter(({ isMatched }) => !isMatched) ?? [];
const noop = () => undefined;

/** Today's request may have a placeholder in the place of an id. */
const isSame = (recorded: Pick<RequestStep, 'method' | 'path'>, today: Pick<RequestStep, 'method' | 'path'>) =>
  today.method === recorded.method && withIdsOf(recorded.path, today.path) === recorded.path;

/** A timer polls it, so that how often it is called is not the recording's. */
const POLLED = 'api/getImport/pending';

/** Compares the calls of a recording, with their requests and results, with those that today's store makes. */
export class RecordedCalls {
  readonly #store: StorePlayer;
  /** Today's text of each placeholder in the errors of calls: browsers word theirs differently. */
  readonly #placeholders: Placeholders;
  /** Version 1 recordings hold none. */
  readonly #hasRequests: boolean;
  /** Calls may have begun in steps that were left out. */
  readonly #isAfterGap: boolean;
  #open: OpenCall[] = [];

  constructor(store: StorePlayer, placeholders: Placeholders, about: { hasRequests: boolean; isAfterGap: boolean }) {
    this.#store = store;
    this.#placeholders = placeholders;
    this.#hasRequests = about.hasRequests;
    this.#isAfterGap = about.isAfterGap;
  }

  /** A call began. */
  async begin({ type, payload }: ActionStep): Promise<Difference[]> {
    const [, endpoint = ''] = type.split('/');
    const args = argsOf(payload);
    const isIt = (call: CallToday) => call.type === type && call.args === args;
    const running = this.#store.calls.unclaimed.find(isIt);
    const giveUp = running ? noop : this.#store.start(endpoint, field(payload, 'args'));
    const today = running ?? this.#store.calls.unclaimed.find(isIt) ?? null;
    if (today) today.isClaimed = true;
    const call = { endpoint, args, today, giveUp: giveUp ?? noop, requests: [] };
    this.#open.push({ ...call, isAnswered: false, isReadable: true, isGivenUp: false });
    if (!today) return [{ path: 'call', recorded: type, today: undefined }];
    await happens(() => today.requests.length > 0 || today.end !== null);
    return [];
  }

  /** A request left the app. */
  async send(step: RequestStep): Promise<Difference[]> {
    const waiting = this.#open.filter(({ requests }) => requests.length === 0);
    const hasSame = (call: OpenCall) => unmatched(call).some((request) => isSame(step, request));
    const same = waiting.find(hasSame) ?? this.#open.find(hasSame);
    if (!same && this.#isAfterGap) return [];
    const call = same ?? waiting.find((each) => unmatched(each).length > 0) ?? waiting[0];
    call?.requests.push(step.id);
    const [sent] = call ? unmatched(call) : [];
    if (!sent) return call?.today === null ? [] : [{ path: 'request', recorded: titleOf(step), today: undefined }];
    sent.isMatched = true;
    const { method, path, body } = step;
    const today = { method: sent.method, path: withIdsOf(path, sent.path), body: await sent.body };
    return differences({ request: { method, path, body } }, { request: today }, null);
  }

  /** An answer came. */
  async answer(step: AnswerStep): Promise<void> {
    const isAsked = (request: ServedRequest) => !request.isAnswered && isSame(step, request);
    const call = this.#open.find(({ today, requests }) =>
      step.request === undefined ? today?.requests.some(isAsked) : requests.includes(step.request),
    );
    const served = call?.today?.requests.find(({ isAnswered }) => !isAnswered);
    if (!call?.today || !served) return;
    const { today } = call;
    const known = today.requests.length;
    call.isAnswered = true;
    call.isReadable = step.body !== null;
    served.answer(step);
    await happens(() => today.end !== null || today.requests.length > known);
  }

  /** The app gave a request up. */
  async abort(request: number): Promise<Difference[]> {
    const call = this.#open.find(({ requests }) => requests.includes(request));
    const served = call?.today?.requests.at(-1);
    if (!call || !served) return [];
    call.isGivenUp = true;
    call.giveUp();
    const isAborted = await happens(() => served.signal.aborted);
    if (!isAborted) served.drop();
    await happens(() => call.today?.end !== null);
    return isAborted ? [] : [{ path: 'abort', recorded: 'given up', today: 'goes on' }];
  }

  /** A call ended. Where nothing of today stands for its result, and after a difference, the recorded one is kept. */
  async end(step: ActionStep): Promise<Difference[]> {
    const call = this.#take(step);
    const found = call ? await this.#endToday(call, step) : null;
    const result = field(step.payload, 'result');
    if (found?.length !== 0 && result !== undefined)
      this.#store.keepResult(step.type.split('/')[1] ?? '', field(step.payload, 'args'), result);
    return found ?? [];
  }

  /** What today's app does by itself and the recording does not have from here on, so far as that can be said. */
  async surplus(later: readonly TraceStep[]): Promise<Difference[]> {
    await turn();
    const calls = this.#store.calls.unclaimed.filter((call) => call.type !== POLLED && !isIn(later, call));
    for (const call of calls) call.isClaimed = true;
    const requests = this.#hasRequests ? this.#surplusRequests() : [];
    for (const request of [...requests, ...calls.flatMap((call) => call.requests)]) request.drop();
    return [
      ...calls.map(({ type }) => ({ path: 'call', recorded: undefined, today: type })),
      ...requests.map((request) => ({ path: 'request', recorded: undefined, today: titleOf(request) })),
    ];
  }

  /** Each call may still send the one request that the recording has for it. */
  #surplusRequests(): ServedRequest[] {
    return this.#open.flatMap((call) => unmatched(call).slice(call.requests.length === 0 ? 1 : 0));
  }

  /** The open call that ends: of equal ones the one that ends like this today, else one that was answered or given up. */
  #take({ type, payload }: ActionStep): OpenCall | null {
    const [, endpoint] = type.split('/');
    const args = argsOf(payload);
    const same = this.#open.filter((call) => call.endpoint === endpoint && call.args === args);
    const call =
      same.find(({ today }) => today?.end?.type === type) ??
      same.find(({ isAnswered, isGivenUp }) => isAnswered || isGivenUp) ??
      same[0] ??
      null;
    this.#open = this.#open.filter((each) => each !== call);
    return call;
  }

  /** Null where the recording has no answer that led to this end: it was simulated, lost or no longer wanted. */
  async #endToday(call: OpenCall, step: ActionStep): Promise<Difference[] | null> {
    const { today } = call;
    if (!today) return null;
    const isAborted = step.type.endsWith('/rejected') && field(step.payload, 'error') === undefined;
    const found = call.isAnswered && !isAborted ? this.#compare(call, today, step) : null;
    if (today.end === null) call.giveUp();
    for (const request of today.requests) if (!request.isAnswered) request.drop();
    await happens(() => today.end !== null);
    this.#store.calls.forgetEnded();
    return found;
  }

  #compare({ isReadable }: OpenCall, { end }: CallToday, { type, payload }: ActionStep): Difference[] {
    if (end?.type !== type) return [{ path: 'call', recorded: type, today: end?.type ?? 'not ended' }];
    const result = field(payload, 'result');
    const results =
      isReadable && result !== undefined ? differences({ result }, { result: field(end.payload, 'result') }, null) : [];
    const errors = differences(
      { error: field(payload, 'error') },
      { error: field(end.payload, 'error') },
      this.#placeholders,
      allowedInAction(type),
    );
    return [...results, ...errors];
  }
}

/** Whether a recorded call that begins before the next page load is this one. */
function isIn(later: readonly TraceStep[], { type, args }: CallToday): boolean {
  const end = later.findIndex(({ kind }) => kind === 'start');
  return (end < 0 ? later : later.slice(0, end)).some(
    (step) => step.kind === 'action' && step.type === type && argsOf(step.payload) === args,
  );
}
