import * as z from 'zod/mini';
import type { AcceptedConstraints, AcceptedFields } from '../../matching/state/accepted';
import type { ComparisonViews } from './comparisonView';
import type { ChangedCostOptions, ManualUnits, PinnedUnits } from './chosenUnits';
import { constraints } from '../../../../contract/matching/quote';
import { readLeniently } from '../../../../contract/readLeniently';
import { unitSchema } from '../../../../contract/units/unit';
import type { EffectGate } from '../../../store/gate/effectGate';
import { parseJson } from '../../../lib/browser/storage';

export interface ComparisonState {
  manualUnits: ManualUnits;
  costOptions: ChangedCostOptions;
  comparisonView: ComparisonViews;
  pinnedUnits: PinnedUnits;
  acceptedConstraints: AcceptedConstraints;
  acceptedFields: AcceptedFields;
}

const costOptionsSchema = z.object({
  fr3Enabled: z.boolean(),
  fr3EstimatedGallons: z.string(),
  turnPull: z.boolean(),
  turnPullDetails: z.string(),
  reTank: z.boolean(),
  reTankCost: z.string(),
  feedConversion: z.boolean(),
  feedConversionCost: z.number(),
  replacementCabinet: z.boolean(),
  replacementCabinetCost: z.number(),
  additionalCabinetCost: z.string(),
  reTankServerCost: z.number(),
});

const perOrder = <T extends z.ZodMiniType>(schema: T) => z._default(z.record(z.string(), schema), {});

const memorySchema = z.object({
  manualUnits: perOrder(z.array(unitSchema)),
  costOptions: perOrder(z.record(z.string(), costOptionsSchema)),
  comparisonView: perOrder(z.object({ view: z.enum(['cards', 'table']), sort: z.enum(['specs', 'margin']) })),
  pinnedUnits: perOrder(z.array(z.string())),
  acceptedConstraints: perOrder(z.array(z.enum(constraints))),
  acceptedFields: perOrder(z.record(z.string(), z.string())),
});

export const readComparison = (text: string | null): Partial<ComparisonState> =>
  readLeniently(memorySchema, parseJson(text)).data ?? {};

interface Observable {
  readonly gate: Pick<EffectGate, 'isOpen'>;
  getState(): ComparisonState;
  subscribe(listener: () => void): () => void;
}

const REMEMBERED = [
  ...(['manualUnits', 'costOptions', 'comparisonView'] as const),
  ...(['pinnedUnits', 'acceptedConstraints', 'acceptedFields'] as const),
] satisfies (keyof ComparisonState)[];

export function rememberComparison(store: Observable, write: (text: string) => void): () => void {
  let last = store.getState();
  return store.subscribe(() => {
    if (!store.gate.isOpen()) return;
    const next = store.getState();
    if (REMEMBERED.every((key) => next[key] === last[key])) return;
    last = next;
    write(JSON.stringify(Object.fromEntries(REMEMBERED.map((key) => [key, next[key]]))));
  });
}
