/** A response of the server before redaction. */
export interface ServerAnswer {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** 0 where no answer came. */
  readonly status: number;
  /** Null where it is not JSON. */
  readonly body: unknown;
}

type Fetch = (request: RequestInfo) => Promise<Response>;

/** Wraps `fetchFn`: `onAnswer` receives every answer before the app does. Aborted requests are left out. */
export function recordingFetch(fetchFn: Fetch, onAnswer: (answer: ServerAnswer) => void): Fetch {
  return async (info) => {
    const request = typeof info === 'string' ? new Request(info) : info;
    const { method, url, signal } = request;
    const { pathname, search } = new URL(url);
    const notify = (status: number, body: unknown) => {
      if (!signal.aborted) onAnswer({ method, address: pathname + search, status, body });
    };
    try {
      const response = await fetchFn(request);
      notify(response.status, await jsonBody(response.clone()));
      return response;
    } catch (error) {
      notify(0, null);
      throw error;
    }
  };
}

async function jsonBody(response: Response): Promise<unknown> {
  if (!(response.headers.get('content-type') ?? '').includes('json')) return null;
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
