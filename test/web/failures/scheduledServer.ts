import { act, waitFor } from '@testing-library/react';
import type fc from 'fast-check';

export type Scheduler = fc.Scheduler;

/** Lets machines, requests and React proceed. */
export const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** RTK Query calls fetch with requests only. */
export const fetchOf = (answer: (request: Request) => Response | Promise<Response>) => async (request: RequestInfo) => {
  if (!(request instanceof Request)) throw new TypeError('RTK Query sends requests.');
  return answer(request);
};

/** A server that answers when the scheduler says so, even requests that were aborted. */
export const scheduledFetch = (scheduler: Scheduler, answer: (request: Request) => Response | Promise<Response>) =>
  fetchOf(async (request) => {
    await scheduler.schedule(Promise.resolve(), `${request.method} ${new URL(request.url).pathname}`);
    return answer(request);
  });

export const anAnswerComes = (scheduler: Scheduler) =>
  act(async () => {
    if (scheduler.count() > 0) await scheduler.waitNext(1);
    await new Promise((resolve) => setTimeout(resolve));
  });

/** Delivers all answers, and those to the requests that follow; `check` holds soon after each. */
export async function allAnswersCome(scheduler: Scheduler, check: () => void): Promise<void> {
  do {
    await anAnswerComes(scheduler);
    await waitFor(check);
  } while (scheduler.count() > 0);
}
