import type { EstimateInputs } from '../../contract/estimates/inputs';
import type { WorkedEstimate } from '../../contract/estimates/figures';
import { addOnCosts } from '../cost/comparison/costedUnit';
import { toCents } from '../cost/cents';
import { workNames } from '../cost/work';
import { isPrice } from '../cost/salePrice';
import { formatPrice } from '../format/money';
import { plainNumber } from '../quantity/quantity';
import { fromCosts, type Sentence } from '../access/sentence';
import { listOf } from '../format/text';
import { deviations, missesRequest } from './grounds';
import { ENTERED_BY_HAND } from './moneyLines';
import { costOptionsOf, enteredWork, isNoted, figuresOf } from './workOut';

/**
 * Why an estimate needs approval before it is quoted, in sentences: a low margin, anything that makes a margin look better than
 * known, a unit that misses a requirement, or an expired offer.
 */
export const approvalReasons = (
  inputs: EstimateInputs,
  worked: WorkedEstimate,
  { expired = null }: ApprovalCase = {},
): Sentence[] => [
  ...fitReasons(worked),
  ...(expired === null ? [] : [`${expired} Accepting it now needs a new approval.`]),
  ...[
    ...marginReasons(worked),
    ...orderPriceReason(inputs, worked),
    ...omittedReason(worked),
    ...loweredReason(inputs, worked),
    ...enteredReason(inputs, worked),
    ...fillReason(inputs, worked),
  ].map((reason) => fromCosts(reason)),
];

const fitReasons = ({ unit: { fit } }: WorkedEstimate): string[] =>
  missesRequest(fit) ? [`${fit?.class ?? ''}.`, ...deviations(fit).map((text) => text.replace(/\.?$/, '.'))] : [];

interface ApprovalCase {
  readonly expired?: string | null;
}

function marginReasons({ figures: { margin, isComplete, tone, goodMargin } }: WorkedEstimate): string[] {
  if (margin === null) return ['Its margin is not known.'];
  if (tone === 'bad') return [`Its margin is below ${goodMargin}%, the margin on Settings.`];
  return isComplete ? [] : ['Its margin is not known for sure: a cost is not recorded.'];
}

/** An entered price above the order's must not turn a bad margin into a good one. */
function orderPriceReason(inputs: EstimateInputs, worked: WorkedEstimate): string[] {
  const { figures, orderSalePrice: price } = worked;
  if (inputs.price === null || !isPrice(price) || figures.margin === null || figures.tone === 'bad') return [];
  return figuresOf({ ...inputs, price }, worked).tone === 'bad'
    ? [
        `At the order's price of ${formatPrice(price)} its margin is below ${figures.goodMargin}%, the margin on Settings.`,
      ]
    : [];
}

const omittedReason = ({ figures: { omitted } }: WorkedEstimate): string[] =>
  omitted.length === 0
    ? []
    : [`It leaves out work that the unit needs: ${listOf(omitted.map((work) => workNames[work]))}.`];

/** A cost of 0 is not recorded, so nothing can be below it. */
function loweredReason({ options }: EstimateInputs, { unit, figures }: WorkedEstimate): string[] {
  const recorded = costOptionsOf(unit, options).reTankServerCost;
  return options.reTank && toCents(figures.labor) < toCents(recorded)
    ? ['Its re-tank is entered below the cost that is recorded.']
    : [];
}

/** Includes the note that makes it a known cost, for the approver to judge. */
function enteredReason(inputs: EstimateInputs, { unit }: WorkedEstimate): string[] {
  const names = enteredWork(unit, inputs.options).map((work) => workNames[work]);
  if (names.length === 0) return [];
  const why = isNoted(inputs) ? 'The notes say why.' : 'No note says why.';
  return [`It counts a cost ${ENTERED_BY_HAND}: ${listOf(names)}. ${why}`];
}

/** The recorded fill counts, whatever gallons are entered. */
function fillReason({ options }: EstimateInputs, { unit }: WorkedEstimate): string[] {
  const volume = Math.round(plainNumber(unit.oil_volume) ?? 0);
  const entered = Number(options.fr3EstimatedGallons);
  if (!options.fr3Enabled || volume === 0 || entered <= volume || addOnCosts(unit).fr3 === 0) return [];
  return [`Its FR3 fill counts ${volume} gallons, those of the unit, and ${entered} are entered.`];
}
