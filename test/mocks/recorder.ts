import { server } from './server';

export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly authorization: string | null;
  readonly body: unknown;
}

async function readRequest(request: Request): Promise<SentRequest> {
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

export function recordRequests() {
  const sent: Promise<SentRequest>[] = [];
  server.events.on('request:start', ({ request }) => void sent.push(readRequest(request)));
  return () => Promise.all(sent);
}
