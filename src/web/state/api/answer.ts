import type * as z from 'zod/mini';

/** What RTK Query needs to decode an answer. */
interface AnswerSchema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: z.ZodMiniType<T>['~standard']['validate'];
  };
}

/**
 * An endpoint's answer, decoded through its contract. The contract's schemas accept less than they give (a missing field
 * reads as null), which RTK Query's types do not foresee: here only what comes out has a type.
 */
export const answer = <T>(schema: z.ZodMiniType<T>): AnswerSchema<T> => ({
  '~standard': { version: 1, vendor: 'specai', validate: schema['~standard'].validate },
});
