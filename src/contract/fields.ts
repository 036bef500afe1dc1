/** Wire fields. A missing field reads as null; `readLeniently` treats invalid ones the same. */
import * as z from 'zod/mini';
import { recordable } from './recordable';

const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);

/** Text, or null. */
export const text = orNull(z.string());

/** A trait in the words of the trade: 'FR3', 'Loop feed'. */
export const trait = orNull(z.string()).register(recordable);

/** A finite number, or null. */
export const number = orNull(z.number());

/** A measured or rated quantity: servers send it as a number or as text ('12.47', '480Y/277'). */
export const quantity = orNull(z.union([z.number(), z.string()])).register(recordable);

/** US dollars: servers send them as a number or as text ('41250.00'). */
export const money = orNull(z.union([z.number(), z.string()]));

/** A yes or no, or null if the server does not say. */
export const flag = orNull(z.boolean());

/** An identifier as the server issues it. */
export const identifier = z.union([z.string(), z.number()]).register(recordable);

/** A list; empty if the server leaves it out. */
export const listOf = <T extends z.ZodMiniType>(item: T) => z._default(z.array(item), []);
