import type { FastifySchema } from 'fastify';
import * as z from 'zod/mini';

/** The longest part of an address that a route takes as a parameter; names of files are the longest. */
export const ADDRESS_PART_LENGTH = 200;

const described = z.looseObject({ properties: z.record(z.string(), z.looseObject({ type: z.optional(z.string()) })) });

/** Says of the parts of an address how long they may be, where their schema says nothing of it. */
export function withLimits(schema: FastifySchema): FastifySchema {
  const { data: params } = described.safeParse(schema.params);
  if (params === undefined) return schema;
  const limited: [string, unknown][] = Object.entries(params.properties).map(([name, part]) => [
    name,
    part.type === 'string' ? { minLength: 1, maxLength: ADDRESS_PART_LENGTH, ...part } : part,
  ]);
  const properties: Record<string, unknown> = Object.fromEntries(limited);
  return { ...schema, params: { ...params, properties } };
}
