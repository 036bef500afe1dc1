import type { WorkedEstimate } from '../../../contract/estimates/figures';
import type { EstimateInputs } from '../../../contract/estimates/inputs';
import { toCents } from '../../cost/cents';
import { formatMargin, roundMargin } from '../../format/margin';
import { formatPrice } from '../../format/money';
import { formatPercentage } from '../../format/number';
import { boundedText } from '../estimateWords';
import { moneyLines, type MoneyLine } from '../moneyLines';

/** An estimate with what it came to. */
export interface SideEstimate {
  readonly inputs: EstimateInputs;
  readonly worked: WorkedEstimate;
}

/** What one estimate has on a line. */
export interface SideCell {
  readonly text: string;
  /** Of the price: '12.4%'; null where that says nothing. */
  readonly share: string | null;
}

/** One line of several estimates. */
export interface SideLine {
  readonly line: string;
  readonly label: string;
  readonly role: MoneyLine['role'];
  /** Not all estimates have the same on it. */
  readonly differs: boolean;
  readonly cells: readonly SideCell[];
}

/** Where the money of each estimate goes, line by line; a line on which none has anything is left out. */
export function moneySideBySide(estimates: readonly SideEstimate[]): SideLine[] {
  const all = estimates.map((each) => ({ worked: each.worked, lines: moneyLines(each) }));
  return allLines(all.map(({ lines }) => lines)).flatMap(({ line, label, role }) => {
    const found = all.map(({ worked, lines }) => ({ worked, of: lines.find((each) => each.line === line) }));
    if (role === 'part' && found.every(({ of }) => of === undefined || of.value === 0)) return [];
    const cells = found.map(({ worked, of }) => cellOf(of, worked));
    return [{ line, label, role, differs: areNotAlike(found), cells }];
  });
}

/** The lines of the estimate that tells most, and after them what only others have. */
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

/** Compared as they are shown. */
const areNotAlike = (found: readonly Found[]): boolean => new Set(found.map(shown)).size > 1;

function shown({ of, worked }: Found): number | null {
  if (of === undefined || of.value === null) return null;
  return of.kind === 'dollars' ? toCents(of.value) : roundMargin(of.value, worked.figures.goodMargin);
}
