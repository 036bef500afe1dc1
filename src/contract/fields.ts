/** Wire fields. A missing field reads as null; `readLeniently` treats invalid ones the same. */
import * as z from 'zod/mini';
import { recordable } from './recordable';

const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);

export const text = orNull(z.string());

/** A trait in trade terms: 'FR3', 'Loop feed'. */
export const trait = orNull(z.string()).register(recordable);

export const number = orNull(z.number());

/** A measured or rated quantity, as a number or text ('12.47', '480Y/277'). */
export const quantity = orNull(z.union([z.number(), z.string()])).register(recordable);

/** US dollars, as a number or text ('41250.00'). */
export const money = orNull(z.union([z.number(), z.string()]));

export const flag = orNull(z.boolean());

export const identifier = z.union([z.string(), z.number()]).register(recordable);

/** Empty if missing. */
export const listOf = <T extends z.ZodMiniType>(item: T) => z._default(z.array(item), []);
