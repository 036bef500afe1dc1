import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { paths } from '../../../../src/contract/paths';
import { freePort } from '../../../../src/server/db/embedded/control';
import { useTestDatabase } from '../../../support/server/database';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}
interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

const database = useTestDatabase();

/** Runs the server in a separate process until it has answered one request; returns the collector's spans. */
async function spansOf(path: string, traceparent: string): Promise<Span[]> {
  const received: Span[] = [];
  const collector = createServer((request, response) => {
    void json(request).then((sent) => {
      const { resourceSpans } = sent as Sent;
      received.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const args = ['--import', 'tsx', 'test/server/lib/tracing/traced.child.ts', path, traceparent];
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    DATABASE_URL: database.url,
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'silent',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    expect(stdout).toContain('{"status":200}');
  } finally {
    collector.close();
  }
  return received;
}

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test("a request is a span named by its route in the caller's trace, with its SQL below it and nothing of its address", async () => {
  const [traceId, parentId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const spans = await spansOf(`${paths.orders}?search=CANARY`, `00-${traceId}-${parentId}-01`);
  const [request, ...others] = spans.filter(({ name }) => name.startsWith('GET'));
  expect(request).toMatchObject({ name: `GET ${paths.orders}`, traceId, parentSpanId: parentId });
  expect(others).toEqual([]);
  expect(attributesOf(request!)).toMatchObject({
    'http.route': paths.orders,
    'http.response.status_code': 200,
    'specai.request_id': 'asked-once',
  });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(
    statements.map((each) => String(attributesOf(each)['db.query.text'] ?? attributesOf(each)['db.statement'])),
  ).toEqual(expect.arrayContaining([expect.stringMatching(/select .* from "orders"/)]));
  expect(JSON.stringify(spans)).not.toContain('CANARY');
});
