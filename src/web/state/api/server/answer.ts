import type * as z from 'zod/mini';
import { readLeniently } from '../../../../contract/readLeniently';

/** What RTK Query needs to decode an answer. */
interface AnswerSchema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => { value: T } | { issues: readonly { message: string }[] };
  };
}

/** An endpoint's answer, decoded through its contract as far as it can be read. */
export const answer = <T>(schema: z.ZodMiniType<T>): AnswerSchema<T> => ({
  '~standard': {
    version: 1,
    vendor: 'specai',
    validate: (value) => {
      const read = readLeniently(schema, value);
      return read.success ? { value: read.data } : { issues: read.error.issues };
    },
  },
});
