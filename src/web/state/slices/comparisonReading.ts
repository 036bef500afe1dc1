import * as z from 'zod/mini';
import { readLeniently } from '../../../contract/readLeniently';
import { unitSchema } from '../../../contract/unit/unit';
import type { ComparisonState } from './comparison';
import { costOptionsSchema } from './costOptionsSchema';
// A store that begins with what was remembered needs the slices that hold it.
import './comparisonView';
import './costOptions';
import './manualUnits';
import './pinnedUnits';

const perOrder = <T extends z.ZodMiniType>(schema: T) => z._default(z.record(z.string(), schema), {});

const memorySchema = z.object({
  manualUnits: perOrder(z.array(unitSchema)),
  costOptions: perOrder(z.record(z.string(), costOptionsSchema)),
  comparisonView: perOrder(z.object({ view: z.enum(['cards', 'table']), sort: z.enum(['specs', 'margin']) })),
  pinnedUnits: perOrder(z.array(z.string())),
});

/** What a tab remembered, as far as it can be read. */
export function readComparison(stored: string): Partial<ComparisonState> {
  try {
    return readLeniently(memorySchema, JSON.parse(stored)).data ?? {};
  } catch {
    return {};
  }
}
