import type { EstimateInputs } from '../../contract/estimates/inputs';
import type { Work } from '../../contract/units/unit';
import type { WorkedEstimate, EstimateDifference } from '../../contract/estimates/figures';
import { toCents, toDollars } from '../cost/cents';
import { allCosts } from '../cost/comparison/estimate';
import { marginShare } from '../cost/comparison/estimateWords';
import { costOptionsOf, enteredWork } from './workOut';
import { formatMargin, roundMargin, formatPrice } from '../format/money';
import { formatPercentage } from '../format/number';
import { boundedText } from './estimateWords';

export interface MoneyLine {
  readonly line: string;
  readonly label: string;
  readonly kind: 'dollars' | 'percent';
  /** US dollars or percent of the price; null if it is not known. */
  readonly value: number | null;
  readonly role: 'part' | 'sum';
}

/** Marks a typed cost for work without a recorded one. */
export const ENTERED_BY_HAND = 'entered by hand';

/** The lines from the price over all costs to the margin; the parts add up to the cost in whole cents. */
export function moneyLines({ inputs, worked }: SideEstimate): MoneyLine[] {
  const { figures } = worked;
  return [
    sum('price', 'Sale price', figures.salePrice),
    ...unitLines(worked),
    ...workLines(inputs, worked),
    sum('total', 'All costs', allCosts(figures)),
    sum('margin', 'Margin', figures.margin),
    { ...sum('marginPercentage', 'Margin %', marginShare(figures)), kind: 'percent' },
  ];
}

function unitLines({ figures: { cost, costParts: parts } }: WorkedEstimate): MoneyLine[] {
  if (parts === null) return [part('unit', 'Unit with its work', cost)];
  return [
    part('unit', 'Unit', parts.unit),
    part('unitLabor', 'Unit labor', parts.labor),
    part('unitMaterials', 'Unit materials', parts.materials),
    part('fr3', 'FR3 fill', parts.fr3Fill),
    part('turnPull', 'Turn pull', parts.turnPull),
    part('rewind', 'Rewind', parts.rewind),
  ];
}

function workLines({ options }: EstimateInputs, { unit, figures }: WorkedEstimate): MoneyLine[] {
  const { feedConversionCost, replacementCabinetCost } = costOptionsOf(unit, options);
  const feed = options.feedConversion ? feedConversionCost : 0;
  const cabinet = options.replacementCabinet ? replacementCabinetCost : 0;
  const entered = enteredWork(unit, options);
  const mark = (work: Work) => (entered.includes(work) ? ` (${ENTERED_BY_HAND})` : '');
  const more = toDollars(toCents(figures.materials) - toCents(feed) - toCents(cabinet));
  return [
    part('feedConversion', 'Feed conversion', feed),
    part('replacementCabinet', 'Replacement cabinet', cabinet),
    part('additionalCabinet', `Additional cabinet${mark('replacementCabinet')}`, more),
    part('reTank', `Re-tank${mark('reTank')}`, figures.labor),
  ];
}

const dollarsLine =
  (role: MoneyLine['role']) =>
  (line: string, label: string, value: number | null): MoneyLine => ({ line, label, kind: 'dollars', value, role });
const part = dollarsLine('part');
const sum = dollarsLine('sum');

export interface SideEstimate {
  readonly inputs: EstimateInputs;
  readonly worked: WorkedEstimate;
}

export function differences(then: SideEstimate, now: SideEstimate): EstimateDifference[] {
  const [before, after] = [moneyLines(then), moneyLines(now)];
  const added = after.filter(({ line }) => !before.some((each) => each.line === line));
  return [...before, ...added].flatMap((each) => differenceOf(each, valueIn(before, each), valueIn(after, each)));
}

const valueIn = (lines: readonly MoneyLine[], { line }: MoneyLine) =>
  lines.find((each) => each.line === line)?.value ?? null;

function differenceOf({ line, label, kind }: MoneyLine, then: number | null, now: number | null): EstimateDifference[] {
  if (then === now) return [];
  const change = then === null || now === null ? null : kind === 'dollars' ? centsBetween(then, now) : now - then;
  return change === 0 ? [] : [{ line, label, kind, then, now, change }];
}

const centsBetween = (then: number, now: number) => toDollars(toCents(now) - toCents(then));

interface SideCell {
  readonly text: string;
  /** Share of the price: '12.4%'; null if not meaningful. */
  readonly share: string | null;
}

/** The amounts of each estimate, line by line; omits lines that are 0 in all. */
export function moneySideBySide(estimates: readonly SideEstimate[]) {
  const all = estimates.map((each) => ({ worked: each.worked, lines: moneyLines(each) }));
  return allLines(all.map(({ lines }) => lines)).flatMap(({ line, label, role }) => {
    const found = all.map(({ worked, lines }) => ({ worked, of: lines.find((each) => each.line === line) }));
    if (role === 'part' && found.every(({ of }) => of === undefined || of.value === 0)) return [];
    const cells = found.map(({ worked, of }) => cellOf(of, worked));
    return [{ line, label, role, differs: areNotAlike(found), cells }];
  });
}

/** The lines of the longest estimate, then those that only others have. */
function allLines(lists: readonly (readonly MoneyLine[])[]): readonly MoneyLine[] {
  const [longest = [], ...others] = [...lists].sort((a, b) => b.length - a.length);
  const more = others.flat().filter(({ line }) => longest.every((each) => each.line !== line));
  return [...longest, ...more];
}

function cellOf(of: MoneyLine | undefined, { figures }: WorkedEstimate): SideCell {
  if (of === undefined) return { text: '–', share: null };
  if (of.value === null) return { text: of.role === 'part' ? 'not recorded' : 'N/A', share: null };
  const isPercent = of.kind === 'percent';
  const plain = isPercent ? formatMargin(of.value, figures.goodMargin) : formatPrice(of.value);
  const text = boundedText({ line: of.line, value: of.value, text: plain }, figures.isComplete);
  return { text, share: isPercent ? null : shareOf(of, figures) };
}

function shareOf({ line, value }: MoneyLine, { salePrice }: WorkedEstimate['figures']): string | null {
  if (value === null || value === 0 || !salePrice || line === 'price' || line === 'margin') return null;
  return formatPercentage((toCents(value) * 100) / toCents(salePrice));
}

interface Found {
  readonly worked: WorkedEstimate;
  readonly of: MoneyLine | undefined;
}

const areNotAlike = (found: readonly Found[]): boolean => new Set(found.map(shown)).size > 1;

function shown({ of, worked }: Found): number | null {
  if (of === undefined || of.value === null) return null;
  return of.kind === 'dollars' ? toCents(of.value) : roundMargin(of.value, worked.figures.goodMargin);
}
