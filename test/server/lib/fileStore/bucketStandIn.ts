import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface BucketStandIn {
  /** As FILES_URL takes it. */
  readonly url: string;
  readonly objects: Map<string, Buffer>;
  /** From now on every call gets this status; null restores normal answers. */
  fail: (status: number | null) => void;
  close: () => Promise<void>;
}

/** Keys on a page of a list: few, so that there are several pages. */
const PAGE = 2;

/** Stands in for a bucket of the S3 API: PUT, GET, HEAD, DELETE and a paged list. Requires signatures without checking them. */
export async function startBucketStandIn(): Promise<BucketStandIn> {
  const objects = new Map<string, Buffer>();
  let failure: number | null = null;
  const answer = (method: string, url: URL, body: Buffer): [status: number, body?: Buffer | string] => {
    const key = decodeURIComponent(url.pathname.replace(/^\/units\/?/, ''));
    const found = objects.get(key);
    if (url.searchParams.has('list-type')) return [200, listOf([...objects.keys()], url.searchParams)];
    if (method === 'PUT') objects.set(key, body);
    if (method === 'DELETE') objects.delete(key);
    if (method === 'PUT' || method === 'DELETE') return [method === 'PUT' ? 200 : 204];
    return found === undefined ? [404, '<Error><Code>NoSuchKey</Code></Error>'] : [200, found];
  };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') === true;
      const status = isSigned ? failure : 403;
      const url = new URL(request.url ?? '', 'http://bucket');
      const [code, content = ''] = status === null ? answer(request.method ?? '', url, body) : [status];
      response.writeHead(code, { 'content-length': content.length, etag: etagOf(content) });
      response.end(request.method === 'HEAD' ? undefined : content);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/units/photos`,
    objects,
    fail: (status) => (failure = status),
    close: () => new Promise((resolve) => void (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

const etagOf = (content: Buffer | string) => `"${createHash('md5').update(content).digest('hex')}"`;

function listOf(keys: readonly string[], query: URLSearchParams): string {
  const start = Number(query.get('continuation-token') ?? 0);
  const ours = keys.filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const page = ours.slice(start, start + PAGE).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const isLast = start + PAGE >= ours.length;
  const next = isLast ? '' : `<NextContinuationToken>${start + PAGE}</NextContinuationToken>`;
  return `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${next}${page.join('')}</ListBucketResult>`;
}
