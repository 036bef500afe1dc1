import { BUSINESS_TIME_ZONE } from '../../../domain/calendar/businessDay';
import type { EstimateMark, StoredEstimate } from '../../../contract/estimates/estimates';
import type { WorkedEstimate } from '../../../contract/estimates/figures';
import { caveats } from '../../../domain/cost/comparison/estimateWords';
import { boundedText } from '../../../domain/estimates/estimateWords';
import { moneyLines, type MoneyLine } from '../../../domain/estimates/moneyLines';
import { freightLine } from '../../../domain/freight/freightWords';
import { capitalized } from '../../../domain/format/text';
import { formatDate } from '../../../domain/format/date';
import { formatMargin, formatPrice } from '../../../domain/format/money';
import { chosenWork } from '../../../domain/quotation/customerWork';
import { rateFields, type RateGroup } from '../../../domain/rateSets/rateFields';
import { ratesName } from '../../../domain/rates/ratesName';
import type { AmountLine } from './blocks';
import type { InternalSheet } from './internalSheetPdf';
import type { Quotation } from './quotation';
import type { NameplateField } from '../nameplateFields';

export interface SheetOf {
  readonly estimate: StoredEstimate;
  readonly worked: WorkedEstimate;
  readonly quotation: Quotation;
  readonly orderNotes: string | null;
  readonly unitNotes: string | null;
}

/** All there is to know of an estimate, with costs and margin: for whoever may see them. */
export function internalSheet({ estimate, worked, quotation, orderNotes, unitNotes }: SheetOf): InternalSheet {
  const { inputs, marks } = estimate;
  return {
    quotation,
    name: estimate.name,
    facts: factsOf(estimate),
    amounts: [...moneyLines({ inputs, worked }).filter(isTold).map(toAmount(worked)), ...freightAmount(worked)],
    addOns: chosenWork(inputs).map(([label, value]) => ({ label, value, kind: 'amount' })),
    leftOut: caveats(worked.figures),
    rates: ratesOf(estimate, worked),
    approval: [...estimate.approvalReasons.map((why) => ['Needs approval', why] as const), ...marks.map(toStep)],
    notes: [
      ['Notes', inputs.notes],
      ['Order notes', orderNotes ?? ''],
      ['Unit notes', unitNotes ?? ''],
    ],
  };
}

const factsOf = ({ version, state, savedBy, savedAt, staleBecause, workDays }: StoredEstimate): NameplateField[] => [
  ['Version', String(version)],
  ['State', capitalized(state)],
  ['Saved by', `${savedBy ?? 'somebody unknown'}, ${formatDate(savedAt, BUSINESS_TIME_ZONE)}`],
  ...(workDays === null ? [] : [['Work', workDays] as const]),
  ...staleBecause.map((sentence) => ['Since then', sentence] as const),
];

/** Work that costs nothing is left out; what the unit costs is not. */
const OF_THE_UNIT = ['unit', 'unitLabor', 'unitMaterials'];
const isTold = ({ line, role, value }: MoneyLine) => role === 'sum' || value !== 0 || OF_THE_UNIT.includes(line);

const toAmount =
  ({ figures: { goodMargin, isComplete } }: WorkedEstimate) =>
  ({ line, label, kind, value, role }: MoneyLine): AmountLine => {
    const isMargin = line.startsWith('margin');
    const text = kind === 'percent' ? formatMargin(value, goodMargin) : formatPrice(value);
    const shown = value === null ? 'not recorded' : boundedText({ line, value, text }, isComplete);
    return { label, value: shown, kind: role === 'part' ? 'part' : isMargin ? 'sum' : 'amount' };
  };

/** Nothing without freight rates. */
function freightAmount({ figures, freight }: WorkedEstimate): AmountLine[] {
  return freight === undefined ? [] : [{ ...freightLine(figures, freight), kind: 'amount' }];
}

/** Of the rates, those of money. */
const GROUPS: readonly RateGroup[] = ['Margin', 'Prices'];

const ratesOf = ({ workedToday }: StoredEstimate, { rates }: WorkedEstimate): NameplateField[] => [
  ['In force', ratesName(rates, ...(workedToday ? [workedToday.rates] : []))],
  ...rateFields.flatMap(({ id, group, label, unit }): NameplateField[] => {
    const value = rates.values[id];
    return value === null || !GROUPS.includes(group) ? [] : [[label, `${value} ${unit}`]];
  }),
];

const STEPS: Readonly<Record<string, string>> = {
  ...{ propose: 'Proposed', approve: 'Approved', return: 'Returned', quote: 'Quoted' },
  ...{ win: 'Won', lose: 'Lost', save: 'Changed', lapse: 'Lapsed', reopen: 'Reopened' },
};

const toStep = ({ step, by, at, reason }: EstimateMark): NameplateField => {
  const who = `${by ?? 'somebody unknown'}, ${formatDate(at, BUSINESS_TIME_ZONE)}`;
  return [STEPS[step] ?? capitalized(step), reason === null ? who : `${who}: ${reason}`];
};
