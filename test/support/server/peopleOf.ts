import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestApp } from './app';

export interface Sent {
  /** Its body is unread. */
  readonly answer: Promise<IncomingMessage>;
  readonly status: () => number;
  readonly leave: () => void;
}

/** People who call a server at `origin`, each call over a new connection that can be closed. */
export function peopleOf({ signIn }: Pick<TestApp, 'signIn'>, origin: () => string) {
  return async (subject: string) => {
    const authorization = `Bearer ${await signIn.token(subject)}`;
    return (path: string, body?: object, headers: Record<string, string> = {}): Sent => {
      const shutdown = new AbortController();
      const call = request(origin() + path, {
        ...{ agent: false, signal: shutdown.signal, method: body === undefined ? 'GET' : 'POST' },
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
      return { answer, status: () => status, leave: () => shutdown.abort() };
    };
  };
}

export async function answerTo({ answer, status }: Sent): Promise<{ status: number; text: string }> {
  const body = await text(await answer);
  return { status: status(), text: body };
}

export const statusesOf = async (sent: readonly Sent[]): Promise<number[]> =>
  (await Promise.all(sent.map(answerTo))).map(({ status }) => status);
