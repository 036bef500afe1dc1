import type { Content } from 'pdfmake/interfaces';
import type { EstimateMark, StoredEstimate } from '../../../../contract/estimates/estimates';
import type { WorkedEstimate } from '../../../../contract/estimates/figures';
import { caveats } from '../../../../domain/cost/comparison/estimateWords';
import { boundedText } from '../../../../domain/estimates/estimateWords';
import { moneyLines, type MoneyLine } from '../../../../domain/estimates/moneyLines';
import { freightLine } from '../../../../domain/freight/freightWords';
import { capitalized } from '../../../../domain/format/text';
import { formatDate } from '../../../../domain/format/date';
import { formatMargin, formatPrice } from '../../../../domain/format/money';
import { chosenWork } from '../../../../domain/quotations/customerWork';
import { rateFields, type RateGroup } from '../../../../domain/rates/rateFields';
import { ratesName } from '../../../../domain/rates/ratesName';
import { amounts, beside, bullets, fields, half, heading, type AmountLine } from './blocks';
import {
  cut,
  letterhead,
  parties,
  unitTitle,
  asDelivered,
  nameplate,
  pictures,
  type Quotation,
  type Photos,
} from './sections';
import type { NameplateField } from '../../files/documents/nameplateFields';
import { onePage, type Setting } from './onePage';

const ZONE = 'America/Phoenix';

interface SheetOf {
  readonly estimate: StoredEstimate;
  readonly worked: WorkedEstimate;
  readonly quotation: Quotation;
  readonly orderNotes: string | null;
  readonly unitNotes: string | null;
}

export function internalSheet({ estimate, worked, quotation, orderNotes, unitNotes }: SheetOf): InternalSheet {
  const { inputs, marks } = estimate;
  return {
    quotation,
    name: estimate.name,
    facts: factsOf(estimate),
    amounts: [...moneyLines({ inputs, worked }).filter(isShown).map(toAmount(worked)), ...freightAmount(worked)],
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
  ['Saved by', `${savedBy ?? 'an unknown person'}, ${formatDate(savedAt, ZONE)}`],
  ...(workDays === null ? [] : [['Work', workDays] as const]),
  ...staleBecause.map((sentence) => ['Since then', sentence] as const),
];

/** Zero costs of work are omitted, those of the unit are not. */
const OF_THE_UNIT = ['unit', 'unitLabor', 'unitMaterials'];
const isShown = ({ line, role, value }: MoneyLine) => role === 'sum' || value !== 0 || OF_THE_UNIT.includes(line);

const toAmount =
  ({ figures: { goodMargin, isComplete } }: WorkedEstimate) =>
  ({ line, label, kind, value, role }: MoneyLine): AmountLine => {
    const isMargin = line.startsWith('margin');
    const text = kind === 'percent' ? formatMargin(value, goodMargin) : formatPrice(value);
    const shown = value === null ? 'not recorded' : boundedText({ line, value, text }, isComplete);
    return { label, value: shown, kind: role === 'part' ? 'part' : isMargin ? 'sum' : 'amount' };
  };

function freightAmount({ figures, freight }: WorkedEstimate): AmountLine[] {
  return freight === undefined ? [] : [{ ...freightLine(figures, freight), kind: 'amount' }];
}

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
  const who = `${by ?? 'an unknown person'}, ${formatDate(at, ZONE)}`;
  return [STEPS[step] ?? capitalized(step), reason === null ? who : `${who}: ${reason}`];
};

export interface InternalSheet {
  readonly quotation: Quotation;
  readonly name: string;
  readonly facts: readonly NameplateField[];
  readonly amounts: readonly AmountLine[];
  readonly addOns: readonly AmountLine[];
  readonly leftOut: readonly string[];
  readonly rates: readonly NameplateField[];
  readonly approval: readonly NameplateField[];
  readonly notes: readonly NameplateField[];
}

const MAX_STEPS = 6;

const block = (title: string, content: Content, setting: Setting): Content => [heading(title, setting), content];

const part = (title: string, of: readonly NameplateField[], setting: Setting): Content =>
  of.length === 0 ? [] : block(title, fields(of, half(setting), setting), setting);

const shortened = (of: readonly NameplateField[], setting: Setting): NameplateField[] =>
  of.map(([label, value]) => [cut(label, setting), cut(value, setting)]);

function left(sheet: InternalSheet, setting: Setting): Content {
  const { leftOut } = sheet;
  const missing =
    leftOut.length === 0
      ? []
      : bullets([cut(`Margin ${leftOut.join(', ')}`, { longest: 2 * setting.longest })], setting);
  return [block('Price, costs and margin', amounts(sheet.amounts, half(setting), setting), setting), missing];
}

const right = (sheet: InternalSheet, setting: Setting): Content => [
  block(
    'Work on the unit',
    amounts(
      sheet.addOns.map((each) => ({ ...each, value: cut(each.value, setting) })),
      half(setting),
      setting,
    ),
    setting,
  ),
  part('Rates', shortened(sheet.rates, setting), setting),
];

const notes = ({ notes: of }: InternalSheet, setting: Setting): Content[] =>
  of
    .filter(([, text]) => text.trim() !== '')
    .map(([label, text]) => ({
      text: [{ text: `${label}: `, bold: true }, cut(text, { longest: 4 * setting.longest })],
      margin: [0, 2 * setting.scale, 0, 0],
    }));

export function internalSheetPdf(sheet: InternalSheet, photos: Photos): Promise<Buffer> {
  const { quotation } = sheet;
  const name = quotation.number ?? 'Not quoted';
  return onePage({
    paper: quotation.paper,
    title: `Internal sheet, ${sheet.name}`,
    footer: 'Internal: costs and margin. Not for customers.',
    content: (setting) => [
      ...letterhead(quotation, ['Internal sheet, not for customers', name], setting),
      parties(quotation, setting),
      unitTitle(quotation, setting),
      pictures(quotation.unit, photos, { ...setting, photoHeight: setting.photoHeight * 0.5 }),
      beside(left(sheet, setting), right(sheet, setting), setting),
      beside(
        part('Estimate', shortened([['Name', sheet.name], ...sheet.facts], setting), setting),
        part('Approval', shortened(sheet.approval.slice(-MAX_STEPS), setting), setting),
        setting,
      ),
      ...asDelivered(quotation, setting),
      ...nameplate(quotation.unit, setting),
      ...(quotation.work.length === 0
        ? []
        : [heading('What the customer reads of the work', setting), bullets(quotation.work, setting)]),
      ...notes(sheet, setting),
    ],
  });
}
