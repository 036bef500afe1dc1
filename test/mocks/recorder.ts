import { server } from './server';

export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly authorization: string | null;
  readonly body: unknown;
}

async function written(request: Request): Promise<SentRequest> {
  const url = new URL(request.url);
  const text = await request.clone().text();
  return {
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    authorization: request.headers.get('authorization'),
    body: text === '' ? null : JSON.parse(text),
  };
}

/** Everything that is really sent from now on, in order. Ends with the test that asked. */
export function recordRequests() {
  const sent: Promise<SentRequest>[] = [];
  server.events.on('request:start', ({ request }) => void sent.push(written(request)));
  return () => Promise.all(sent);
}
