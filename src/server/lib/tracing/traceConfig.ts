import * as z from 'zod';

export interface TraceConfig {
  readonly protocol: (typeof protocols)[number];
}

const protocols = ['http/protobuf', 'http/json'] as const;

export const traceVariables = {
  collector: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://collector.example.com:4318' })
    .optional(),
  protocol: z.enum(protocols, 'must be http/protobuf or http/json; gRPC is not supported').default('http/protobuf'),
  disabled: z.enum(['true', 'false'], "must be 'true' or 'false'").default('false'),
};

interface TraceEnvironment {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_PROTOCOL: TraceConfig['protocol'];
  readonly OTEL_SDK_DISABLED: 'true' | 'false';
}

export function traceConfigOf(env: TraceEnvironment): TraceConfig | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined || env.OTEL_SDK_DISABLED === 'true') return null;
  return { protocol: env.OTEL_EXPORTER_OTLP_PROTOCOL };
}
