import * as z from 'zod/mini';
import { stepSchema } from '../../../contract/trace/steps';

const KEY = 'specai.recording';

const counts = z.object({ texts: z.number(), numbers: z.number() });
/** What a page has not stored yet. */
const unsavedSchema = z.object({
  /** The number of the first of the steps. */
  from: z.number(),
  steps: z.array(stepSchema),
  placeholders: z.nullable(z.object({ from: counts, texts: z.array(z.string()), numbers: z.array(z.string()) })),
});

export type Unsaved = z.output<typeof unsavedSchema>;

/** What a tab passes on to its next page: which recording is its own, and what the page had no time to store. */
const entrySchema = z.object({
  id: z.string(),
  /** When the recording began, ms since 1970. */
  began: z.number(),
  /** Makes the digests of this recording's values differ from those of others. */
  salt: z.string(),
  isComplete: z.boolean(),
  /** The number of the next step, also where `unsaved` found no room. */
  next: z.number(),
  unsaved: z.catch(z.nullable(unsavedSchema), null),
});
export type TabEntry = z.output<typeof entrySchema>;

export function readEntry(storage: Pick<Storage, 'getItem'>): TabEntry | null {
  const text = storage.getItem(KEY);
  if (text === null) return null;
  try {
    return entrySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Session storage may have no room for what is unsaved: then the entry still tells how much is missing. */
export function writeEntry(storage: Pick<Storage, 'setItem' | 'removeItem'>, entry: TabEntry): void {
  try {
    storage.setItem(KEY, JSON.stringify(entry));
  } catch {
    // An entry without them is no longer than the one that it replaces.
    storage.setItem(KEY, JSON.stringify({ ...entry, unsaved: null }));
  }
}

export const removeEntry = (storage: Pick<Storage, 'removeItem'>): void => storage.removeItem(KEY);
