import type * as z from 'zod/mini';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { readLeniently } from '../../../../contract/readLeniently';

interface AnswerSchema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => { value: T } | { issues: readonly { message: string }[] };
  };
}

type AnswerObserver = (schema: z.ZodMiniType, answer: unknown) => void;

let observe: AnswerObserver = () => undefined;

export const observeAnswers = (observer: AnswerObserver): void => void (observe = observer);

export const answer = <T>(schema: z.ZodMiniType<T>): AnswerSchema<T> => ({
  '~standard': {
    version: 1,
    vendor: 'specai',
    validate: (value) => {
      const read = readLeniently(schema, value);
      if (!read.success) return { issues: read.error.issues };
      observe(schema, read.data);
      return { value: read.data };
    },
  },
});

/** An endpoint that only fetches. */
export const reading = <T, Arg, const Tags>(
  query: (arg: Arg) => string | FetchArgs,
  schema: z.ZodMiniType<T>,
  providesTags: Tags,
) => ({ query, responseSchema: answer(schema), providesTags });
