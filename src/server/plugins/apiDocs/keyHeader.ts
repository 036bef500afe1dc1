import type { FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import { IDEMPOTENCY_KEY } from '../../../contract/problem';

const described = z.looseObject({ properties: z.record(z.string(), z.unknown()) });

const key = {
  type: 'string',
  pattern: IDEMPOTENCY_KEY.source,
  description:
    'Names this action of its sender for a day: sent again under the same key, it happens once and gets the same answer. ' +
    'A string in quotation marks, or a word of up to 200 visible ASCII characters.',
} as const;

/** Describes the Idempotency-Key beside the other headers of a write. */
export function withKey(schema: FastifySchema): FastifySchema {
  const { data: headers } = described.safeParse(schema.headers);
  return {
    ...schema,
    headers: { type: 'object', ...headers, properties: { ...headers?.properties, 'idempotency-key': key } },
  };
}

/** What a key adds to the answers of a write. */
export const KEY_PROBLEMS = {
  409: 'The same request is still being done under its Idempotency-Key; Retry-After says when to ask again.',
  422: 'The Idempotency-Key was used for another request.',
} as const;
