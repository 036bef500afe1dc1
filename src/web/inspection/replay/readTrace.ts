import * as z from 'zod/mini';
import { traceSchema, type Trace } from '../../../contract/trace';
import { TRACE_SCHEMA, TRACE_VERSION } from '../../../contract/traceVersion';

/** What was given is no recording that can be read; the message says what is wrong, where, and what to do. */
export class TraceError extends Error {
  override readonly name = 'TraceError';
}

const DOWNLOAD = 'Download one anew: open the app with ?record, then press Ctrl+Shift+. (a period).';

const headSchema = z.object({ schema: z.string(), version: z.number() });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    throw new TraceError(`This is not JSON (${why}): it may have been cut off. ${DOWNLOAD}`);
  }
}

/** Reads a recording from the text of its file. Throws TraceError. */
export function readTrace(text: string): Trace {
  const json = jsonOf(text);
  const head = z.safeParse(headSchema, json);
  if (!head.success || head.data.schema !== TRACE_SCHEMA)
    throw new TraceError(`This is JSON, but no recording: its "schema" is not '${TRACE_SCHEMA}'. ${DOWNLOAD}`);
  const { version } = head.data;
  if (version !== TRACE_VERSION)
    throw new TraceError(`This recording has version ${version}, read here is version ${TRACE_VERSION}. ${DOWNLOAD}`);
  const parsed = z.safeParse(traceSchema, json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.map(String).join('.') ?? '';
  throw new TraceError(`The recording cannot be read at ${where}: ${issue?.message ?? ''}. ${DOWNLOAD}`);
}
