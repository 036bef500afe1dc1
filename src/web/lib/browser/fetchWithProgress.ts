/** Bytes of the body that have left the browser. */
export type OnSent = (bytes: number) => void;

const WITHOUT_BODY = [204, 205, 304];

/** A fetch that sends this body and reports its progress, which fetch itself cannot. @throws as fetch does */
export const fetchWithProgress =
  (body: Blob, onSent: OnSent) =>
  async (request: RequestInfo): Promise<Response> => {
    const { method, url, headers, signal } = new Request(request);
    const call = new XMLHttpRequest();
    call.open(method, url);
    headers.forEach((value, name) => call.setRequestHeader(name, value));
    call.responseType = 'blob';
    call.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
    const isAnswered = await new Promise<boolean>((resolve) => {
      call.addEventListener('load', () => resolve(true));
      call.addEventListener('error', () => resolve(false));
      signal.addEventListener('abort', () => {
        call.abort();
        resolve(false);
      });
      call.send(body);
    });
    signal.throwIfAborted();
    if (!isAnswered) throw new TypeError('No connection');
    return responseOf(call);
  };

function responseOf(call: XMLHttpRequest): Response {
  const { status, statusText } = call;
  const body: unknown = call.response;
  return new Response(body instanceof Blob && !WITHOUT_BODY.includes(status) ? body : null, {
    status,
    statusText,
    headers: headersOf(call),
  });
}

const headersOf = (call: XMLHttpRequest): [string, string][] =>
  call
    .getAllResponseHeaders()
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
