import * as z from 'zod/mini';
import {
  traceFileSchema,
  TRACE_SCHEMA,
  TRACE_VERSION,
  type Trace,
  type TraceFile,
} from '../../../contract/trace/trace';
import { traceOfVersion1Schema } from '../../../contract/trace/version1';

/** Thrown for a file that is not a readable recording; the message says what is wrong, where, and what to do. */
export class TraceError extends Error {
  override readonly name = 'TraceError';
}

const RECORD_AGAIN = 'Record it again: open the app with ?record, then press Ctrl+Shift+. (a period) to download.';

const headSchema = z.object({ schema: z.string(), version: z.number() });

/** Each answer with its body. */
function withBodies({ bodies, steps, ...head }: TraceFile): Trace {
  const bodyOf = (key: unknown) => (typeof key === 'string' ? bodies[key] : null);
  return {
    ...head,
    steps: steps.map((step) => (step.kind === 'answer' ? { ...step, body: bodyOf(step.body) } : step)),
  };
}

const currentSchema = z.pipe(traceFileSchema, z.transform(withBodies));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    throw new TraceError(`This is not JSON (${why}): it may be truncated. ${RECORD_AGAIN}`);
  }
}

/**
 * Parses the text of a recording's file, of version 1 too.
 *
 * @throws TraceError
 */
export function readTrace(text: string): Trace {
  const json = parseJson(text);
  const head = z.safeParse(headSchema, json);
  if (!head.success || head.data.schema !== TRACE_SCHEMA)
    throw new TraceError(`This is JSON, but not a recording: its "schema" is not '${TRACE_SCHEMA}'. ${RECORD_AGAIN}`);
  const { version } = head.data;
  if (version !== TRACE_VERSION && version !== 1)
    throw new TraceError(
      `This recording has version ${version}; this app reads versions 1 to ${TRACE_VERSION}. ${RECORD_AGAIN}`,
    );
  const parsed = z.safeParse(version === 1 ? traceOfVersion1Schema : currentSchema, json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.map(String).join('.') ?? '';
  throw new TraceError(`The recording is invalid at ${where}: ${issue?.message ?? ''}. ${RECORD_AGAIN}`);
}
