import type { InventoryUnit } from '../../contract/units/inventoryUnit';
import type { Requirement } from '../../contract/orders/order';
import type { Unit } from '../../contract/units/unit';
import { type AddOnChoice, estimate } from '../cost/unitDetail/estimate';
import type { Estimate } from '../cost/comparison/estimate';
import { DEFAULT_RATES, type Rates } from '../rates/rates';
import { compareUnitSpecs } from '../specs/unitDetailStatus';
import { assumptionSentences, distanceSentences, costSentences, jobSentences } from './costSentences';
import { changeSentences, matchSentences } from './specSentences';
import { withoutCosts } from '../cost/work';

export interface AnalysisSection {
  heading: string;
  sentences: readonly string[];
}

interface AnalysisContext {
  /** Costs and margin for the order: null if unknown, undefined without an order. */
  job?: Estimate | null | undefined;
  judged?: Unit | null;
  rates?: Rates;
  costRates?: Rates;
  seesCost?: boolean;
}

/**
 * 'SpecAI Analysis' in plain sentences: fit, matches, required changes, what drives the margin of the job (without an order: of
 * the unit, by percentages), and assumptions. Empty sections are omitted.
 */
export function unitAnalysis(
  unit: InventoryUnit,
  requirement: Partial<Requirement> | null,
  options: AddOnChoice,
  { job, judged = null, rates = DEFAULT_RATES, costRates = rates, seesCost = true }: AnalysisContext = {},
): readonly AnalysisSection[] {
  const specs = compareUnitSpecs(unit, requirement, judged, rates);
  const rough = estimate(unit, options, null, costRates);
  const money =
    job === undefined
      ? [
          { heading: 'Cost and margin, by percentages', sentences: costSentences(rough) },
          { heading: ASSUMED, sentences: assumptionSentences(rough, unit.location, rates) },
        ]
      : [
          { heading: 'Cost and margin of the job', sentences: job === null ? [] : jobSentences(job) },
          { heading: ASSUMED, sentences: distanceSentences(unit.location, rates) },
        ];
  const sections = [
    { heading: 'Match', sentences: [...fitSentences(judged), ...matchSentences(specs, rates)] },
    { heading: 'Required changes', sentences: changeSentences(specs, rates, judged?.fit ?? null) },
    ...money,
  ];
  const shown = seesCost ? sections : sections.slice(0, 2).map(withoutCostsIn);
  return shown.filter(({ sentences }) => sentences.length > 0);
}

const ASSUMED = 'Assumed, because data is missing';

function fitSentences(judged: Unit | null): readonly string[] {
  const fit = judged?.fit?.class ?? null;
  return fit === null ? [] : [`Fit for this order: ${fit}.`];
}

/** Removes costs from the sections that everyone sees. */
const withoutCostsIn = ({ heading, sentences }: AnalysisSection): AnalysisSection => ({
  heading,
  sentences: sentences.map(withoutCosts),
});
