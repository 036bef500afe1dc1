/** What the server said to one request, not replaced yet. */
export interface ToldAnswer {
  readonly method: string;
  readonly address: string;
  /** 0 where no answer came. */
  readonly status: number;
  readonly body: unknown;
}

type Fetch = (request: RequestInfo) => Promise<Response>;

/** Fetches, and tells of the answer before the app hears of it. Of a request that was given up nothing is told. */
export function recordingFetch(fetchFn: Fetch, hear: (answer: ToldAnswer) => void): Fetch {
  return async (info) => {
    const request = typeof info === 'string' ? new Request(info) : info;
    const { method, url, signal } = request;
    const { pathname, search } = new URL(url);
    const told = (status: number, body: unknown) => {
      if (!signal.aborted) hear({ method, address: pathname + search, status, body });
    };
    try {
      const response = await fetchFn(request);
      told(response.status, await bodyOf(response.clone()));
      return response;
    } catch (error) {
      told(0, null);
      throw error;
    }
  };
}

/** Null for what is no JSON. */
async function bodyOf(response: Response): Promise<unknown> {
  if (!(response.headers.get('content-type') ?? '').includes('json')) return null;
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
