import { createRequire } from 'node:module';
import { trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';

export interface Tracing {
  nameTraces: (app: FastifyInstance) => void;
  stop: () => Promise<void>;
}

const UNTRACED = new Set(['/livez', '/readyz']);
/** URLs may contain notes; forwarded client addresses are untrusted. */
const OMITTED = { 'url.path': undefined, 'url.query': undefined, 'client.address': undefined };

export function startTracing(): Tracing {
  const spanProcessors = [new BatchSpanProcessor(new OTLPTraceExporter())];
  const provider = new NodeTracerProvider({ resource: resource(), spanProcessors });
  provider.register();
  const instrumentations = [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url = '' }) => UNTRACED.has(url),
      startIncomingSpanHook: () => OMITTED,
    }),
    new PgInstrumentation({ requireParentSpan: true }),
  ];
  patchImported();
  return {
    nameTraces,
    stop: async () => {
      for (const each of instrumentations) each.disable();
      await provider.shutdown();
    },
  };
}

const resource = () =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'specai' }))
    .merge(detectResources({ detectors: [envDetector] }));

/** Instrumentations patch on `require`; imports return the same classes. */
function patchImported(): void {
  const require = createRequire(import.meta.url);
  for (const name of ['node:http', 'pg']) require(name);
}

function nameTraces(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id, method, routeOptions }, _reply, done) => {
    const span = trace.getActiveSpan();
    span?.setAttribute('specai.request_id', id);
    if (routeOptions.url !== undefined)
      span?.setAttribute('http.route', routeOptions.url).updateName(`${method} ${routeOptions.url}`);
    done();
  });
}
