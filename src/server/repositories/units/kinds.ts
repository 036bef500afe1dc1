import * as z from 'zod';
import type { ColumnNames } from '../inKinds';

/** What texts of kinds say. */
export interface Kinds<Kind> {
  of: (text: string) => Kind;
  forget: () => void;
}

/** One more, and all are forgotten: a kind that comes again is read again. */
const MOST = 20_000;

const arraySchema = z.array(z.unknown());

/** Each kind is parsed when it is first met, so that all units of a kind share its texts. Throws on values of other types. */
export function createKinds<Kind>(schema: z.ZodType<Kind>, names: ColumnNames<Kind>): Kinds<Kind> {
  const fields = Object.keys(names);
  const known = new Map<string, Kind>();
  const read = (text: string): Kind => {
    const values = arraySchema.parse(JSON.parse(text));
    const kind = schema.parse(Object.fromEntries(fields.map((field, at) => [field, values[at]])));
    if (known.size >= MOST) known.clear();
    known.set(copyOf(text), kind);
    return kind;
  };
  return { of: (text) => known.get(text) ?? read(text), forget: () => known.clear() };
}

/** Of its own memory: a piece of a text keeps all of that text, here the kinds of a thousand units. */
const copyOf = (text: string): string => Buffer.from(text).toString();
