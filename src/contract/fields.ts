/**
 * How fields are read from the wire. A product API is never trusted to be whole: a field that is null, missing or of
 * another type reads as null, so that one bad field never costs a screen its whole answer.
 */
import * as z from 'zod/mini';

const lenient = <T extends z.ZodMiniType>(schema: T) => z._default(z.catch(z.nullable(schema), null), null);

/** Text, or null. */
export const text = lenient(z.string());

/** A finite number, or null. */
export const number = lenient(z.number());

/** A measured or rated quantity: servers send it as a number or as text ('12.47', '480Y/277'). */
export const quantity = lenient(z.union([z.number(), z.string()]));

/** A yes or no, or null where the server does not say. */
export const flag = lenient(z.boolean());

/** An identifier as the server issues it. */
export const identifier = z.union([z.string(), z.number()]);

/** A list that reads as empty where the server sends something else. */
export const listOf = <T extends z.ZodMiniType>(item: T) => z._default(z.catch(z.array(item), []), []);
