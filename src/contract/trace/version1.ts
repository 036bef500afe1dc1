import * as z from 'zod/mini';
import { stepSchema } from './steps';
import { traceSchema, TRACE_VERSION, type Trace } from './trace';

/** A step of version 1: actions of machines are names, and every answer holds its body. */
const oldStepSchema = z.looseObject({ kind: z.string(), actions: z.optional(z.array(z.string())) });

const toNewStep = z.pipe(
  z.pipe(
    oldStepSchema,
    z.transform(({ actions, ...step }) => ({
      ...step,
      ...(actions && { actions: actions.map((type) => ({ type })) }),
    })),
  ),
  stepSchema,
);

/** The oldest steps were dropped to stay within the limits; a gap replaces them. */
const toGap = (steps: number): Trace['steps'] => (steps > 0 ? [{ kind: 'gap', at: 0, steps }] : []);

/** Reads a recording of version 1 as one of today. */
export const traceOfVersion1Schema = z.pipe(
  z.object({ ...traceSchema.shape, version: z.literal(1), dropped: z.number(), steps: z.array(toNewStep) }),
  z.transform(({ dropped, steps, ...head }): Trace => ({
    ...head,
    version: TRACE_VERSION,
    steps: [...toGap(dropped), ...steps],
  })),
);
