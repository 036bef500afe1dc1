import * as z from 'zod';

export const traceVariables = {
  collector: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://collector.example.com:4318' })
    .optional(),
  protocol: z.literal('http/protobuf', 'must be http/protobuf, the only supported protocol').default('http/protobuf'),
  disabled: z.enum(['true', 'false'], "must be 'true' or 'false'").default('false'),
};

interface TraceEnvironment {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
  readonly OTEL_SDK_DISABLED: 'true' | 'false';
}

export const sendsTraces = (env: TraceEnvironment): boolean =>
  (env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT) !== undefined &&
  env.OTEL_SDK_DISABLED === 'false';
