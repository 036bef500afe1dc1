import * as z from 'zod';

/** How traces are sent. */
export interface TraceConfig {
  readonly protocol: (typeof protocols)[number];
}

const protocols = ['http/protobuf', 'http/json'] as const;
const collector = z
  .url({ protocol: /^https?$/, error: 'must be an address like http://collector.example.com:4318' })
  .optional();

/** The standard variables of OpenTelemetry that decide whether and how; its packages read the others themselves. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector,
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(protocols, 'must be http/protobuf or http/json; gRPC is not supported')
    .default('http/protobuf'),
  OTEL_SDK_DISABLED: z.enum(['true', 'false'], "must be 'true' or 'false'").default('false'),
};

type TraceEnvironment = z.output<z.ZodObject<typeof traceVariables>>;

/** Null where no collector is named. */
export function traceConfigOf(env: TraceEnvironment): TraceConfig | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined || env.OTEL_SDK_DISABLED === 'true') return null;
  return { protocol: env.OTEL_EXPORTER_OTLP_PROTOCOL };
}
