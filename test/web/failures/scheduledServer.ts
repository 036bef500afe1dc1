import { act, waitFor } from '@testing-library/react';
import type fc from 'fast-check';

export type Scheduler = fc.Scheduler;

/** Moves machines, requests and React on. */
export const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** RTK Query calls fetch with requests only. */
export const fetchOf = (answer: (request: Request) => Response | Promise<Response>) => async (request: RequestInfo) => {
  if (!(request instanceof Request)) throw new TypeError('RTK Query sends requests.');
  return answer(request);
};

/** A server whose answers come when the scheduler says so. A request that was given up still gets to the server. */
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

/** All answers arrive, and those to what is asked because of them; after each, and at the end, `check` holds soon. */
export async function allAnswersCome(scheduler: Scheduler, check: () => void): Promise<void> {
  do {
    await anAnswerComes(scheduler);
    await waitFor(check);
  } while (scheduler.count() > 0);
}
