import * as z from 'zod/mini';
import type { AcceptedConstraints, AcceptedFields } from './accepted';
import type { ComparisonViews } from './comparisonView';
import type { ChangedCostOptions, ManualUnits, PinnedUnits } from './units';
import { constraints } from '../../../contract/matching/quote';
import { readLeniently } from '../../../contract/readLeniently';
import { unitSchema } from '../../../contract/unit/unit';
import type { EffectGate } from '../gate/effectGate';

/** What a user chose on comparison pages: the part of the store that the tab remembers. */
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

/** What a tab remembers, as far as it can be read. */
export function readComparison(text: string | null): Partial<ComparisonState> {
  try {
    return (text === null ? null : readLeniently(memorySchema, JSON.parse(text)).data) ?? {};
  } catch {
    return {};
  }
}

interface Observable {
  readonly gate: Pick<EffectGate, 'isOpen'>;
  getState(): ComparisonState;
  subscribe(listener: () => void): () => void;
}

const pick = ({
  manualUnits,
  costOptions,
  comparisonView,
  pinnedUnits,
  acceptedConstraints,
  acceptedFields,
}: ComparisonState): ComparisonState => ({
  manualUnits,
  costOptions,
  comparisonView,
  pinnedUnits,
  acceptedConstraints,
  acceptedFields,
});

const isSame = (a: ComparisonState, b: ComparisonState) =>
  a.manualUnits === b.manualUnits &&
  a.costOptions === b.costOptions &&
  a.comparisonView === b.comparisonView &&
  a.pinnedUnits === b.pinnedUnits &&
  a.acceptedConstraints === b.acceptedConstraints &&
  a.acceptedFields === b.acceptedFields;

/** Writes down every change from now on, but nothing of the past. Returns how to stop. */
export function rememberComparison(store: Observable, write: (text: string) => void): () => void {
  let last = pick(store.getState());
  return store.subscribe(() => {
    if (!store.gate.isOpen()) return;
    const next = pick(store.getState());
    if (isSame(next, last)) return;
    last = next;
    write(JSON.stringify(next));
  });
}
