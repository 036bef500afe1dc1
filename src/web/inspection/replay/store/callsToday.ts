import { isFulfilled, isPending, isRejected, type Middleware } from '@reduxjs/toolkit';
import { toRecordedAction } from '../../steps/recordedAction';
import { serialize } from '../../steps/serialize';
import { ServedRequest } from './servedRequest';

/** How a call ended. */
export interface CallEnd {
  /** 'api/getOrders/fulfilled'. */
  readonly type: string;
  readonly payload: unknown;
}

/** A call that today's app makes. */
export interface CallToday {
  /** 'api/getOrders/pending'. */
  readonly type: string;
  /** Tells calls of one endpoint apart. */
  readonly args: string;
  readonly requests: ServedRequest[];
  end: CallEnd | null;
  /** A recorded call stands for it. */
  isClaimed: boolean;
}

/** The arguments in a call's payload, as text. */
export const argsOf = (payload: unknown): string =>
  JSON.stringify(
    (typeof payload === 'object' && payload !== null && 'args' in payload ? serialize(payload.args) : null) ?? null,
  );

/** The calls of today's store and the requests that they send, in the order in which they begin. */
export class CallsToday {
  readonly #calls = new Map<string, CallToday>();

  readonly middleware: Middleware = () => (next) => (action) => {
    const recorded = toRecordedAction(action);
    if (recorded && isPending(action))
      this.#calls.set(action.meta.requestId, {
        ...{ type: recorded.type, args: argsOf(recorded.payload) },
        ...{ requests: [], end: null, isClaimed: false },
      });
    const result = next(action);
    if (recorded && (isFulfilled(action) || isRejected(action))) {
      const call = this.#calls.get(action.meta.requestId);
      if (call) call.end = { type: recorded.type, payload: serialize(recorded.payload) };
    }
    return result;
  };

  /** Stands in for the network. Calls send their requests in the order in which they begin. */
  readonly fetchFn = (info: RequestInfo): Promise<Response> => {
    const request = new ServedRequest(typeof info === 'string' ? new Request(info) : info);
    const running = this.all.filter(({ end }) => end === null);
    const sender = running.find(({ requests }) => requests.length === 0) ?? running.at(-1);
    sender?.requests.push(request);
    return request.response;
  };

  get all(): readonly CallToday[] {
    return [...this.#calls.values()];
  }

  /** Calls that nothing recorded stands for so far. */
  get unclaimed(): readonly CallToday[] {
    return this.all.filter(({ isClaimed }) => !isClaimed);
  }

  /** Drops what is known of calls that are over. */
  forgetEnded(): void {
    for (const [id, { end, isClaimed }] of this.#calls) if (end && isClaimed) this.#calls.delete(id);
  }
}
