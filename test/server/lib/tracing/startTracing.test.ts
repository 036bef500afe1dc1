import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { paths } from '../../../../src/contract/paths';
import { freePort } from '../../../../src/server/db/embedded/control';
import { useTestDatabase } from '../../../support/server/database';

type Field = readonly [number: number, value: number | Buffer];

/** Of a Protobuf message: whole numbers as such, anything else as bytes. */
function fieldsOf(message: Buffer): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const whole = (): number => {
    const byte = message[at++] ?? 0;
    return byte < 128 ? byte : byte - 128 + 128 * whole();
  };
  while (at < message.length) {
    const key = whole();
    const length = { 0: 0, 1: 8, 2: -1, 5: 4 }[key % 8];
    if (length === undefined) throw new Error(`Unknown wire type: ${key % 8}`);
    if (length === 0) fields.push([key >> 3, whole()]);
    else {
      const end = (length > 0 ? length : whole()) + at;
      fields.push([key >> 3, message.subarray(at, end)]);
      at = end;
    }
  }
  return fields;
}

const partsOf = (message: Buffer, wanted: number): Buffer[] =>
  fieldsOf(message).flatMap(([number, value]) => (number === wanted && typeof value === 'object' ? [value] : []));

const hex = (message: Buffer, wanted: number) => partsOf(message, wanted)[0]?.toString('hex');

/** A text or a whole number. */
function attributeOf(pair: Buffer) {
  const [[type, value] = []] = fieldsOf(partsOf(pair, 2)[0] ?? Buffer.alloc(0));
  return [String(partsOf(pair, 1)[0]), type === 1 ? String(value) : value] as const;
}

/** By the numbers of fields in OpenTelemetry's trace.proto. */
const spanOf = (span: Buffer) => ({
  name: String(partsOf(span, 5)[0]),
  traceId: hex(span, 1),
  spanId: hex(span, 2),
  parentSpanId: hex(span, 4),
  attributes: Object.fromEntries(partsOf(span, 9).map(attributeOf)),
});

const spansOf = (traces: Buffer) =>
  partsOf(traces, 1)
    .flatMap((resource) => partsOf(resource, 2))
    .flatMap((scope) => partsOf(scope, 2))
    .map(spanOf);

const database = useTestDatabase();

/** Runs the server in a separate process until it has answered one request; returns what the collector got. */
async function tracesOf(path: string, traceparent: string): Promise<Buffer[]> {
  const received: Buffer[] = [];
  const collector = createServer((request, response) => {
    void buffer(request).then((sent) => {
      received.push(sent);
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
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
  };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    expect(stdout).toContain('{"status":200}');
  } finally {
    collector.close();
  }
  return received;
}

test("a request is a span named by its route in the caller's trace, with its SQL below it and nothing of its address", async () => {
  const [traceId, parentId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const traces = await tracesOf(`${paths.orders}?search=CANARY`, `00-${traceId}-${parentId}-01`);
  const spans = traces.flatMap(spansOf);
  const [request, ...others] = spans.filter(({ name }) => name.startsWith('GET'));
  expect(request).toMatchObject({ name: `GET ${paths.orders}`, traceId, parentSpanId: parentId });
  expect(others).toEqual([]);
  expect(request?.attributes).toMatchObject({
    'http.route': paths.orders,
    'http.response.status_code': 200,
    'specai.request_id': 'asked-once',
  });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ attributes }) => String(attributes['db.query.text'] ?? attributes['db.statement']))).toEqual(
    expect.arrayContaining([expect.stringMatching(/select .* from "orders"/)]),
  );
  expect(String(Buffer.concat(traces))).not.toContain('CANARY');
});
