import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestApp } from './app';

export interface Sent {
  /** Its body is still to be read. */
  readonly answer: Promise<IncomingMessage>;
  /** 0 before the answer, -1 after the connection ended without one. */
  readonly status: () => number;
  /** Closes the connection. */
  readonly leave: () => void;
}

/** People who call a server that listens at `origin`, each call over a connection of its own, which can be closed. */
export function peopleOf({ signIn }: Pick<TestApp, 'signIn'>, origin: () => string) {
  return async (subject: string) => {
    const authorization = `Bearer ${await signIn.token(subject)}`;
    return (path: string, body?: object, headers: Record<string, string> = {}): Sent => {
      const leaving = new AbortController();
      const call = request(origin() + path, {
        ...{ agent: false, signal: leaving.signal, method: body === undefined ? 'GET' : 'POST' },
        headers: { authorization, 'content-type': 'application/json', ...headers },
      });
      let status = 0;
      const answer = once(call, 'response').then(([message]: IncomingMessage[]) => {
        if (message === undefined) throw new Error('No answer.');
        status = message.statusCode ?? -1;
        return message;
      });
      answer.catch(() => (status = -1));
      call.end(body && JSON.stringify(body));
      return { answer, status: () => status, leave: () => leaving.abort() };
    };
  };
}

/** The status and the text of an answer. */
export async function answerTo({ answer, status }: Sent): Promise<{ status: number; text: string }> {
  const body = await text(await answer);
  return { status: status(), text: body };
}

/** The status of each answer, once all have come. */
export const statusesOf = async (sent: readonly Sent[]): Promise<number[]> =>
  (await Promise.all(sent.map(answerTo))).map(({ status }) => status);
