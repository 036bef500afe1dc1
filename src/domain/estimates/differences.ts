import type { EstimateInputs } from '../../contract/estimates/inputs';
import type { EstimateDifference, WorkedEstimate } from '../../contract/estimates/figures';
import { toCents, toDollars } from '../cost/cents';
import { moneyLines, type MoneyLine } from './moneyLines';

/** An estimate as it was worked out at some time. */
export interface EstimateThen {
  readonly inputs: EstimateInputs;
  readonly worked: WorkedEstimate;
}

/** What is not the same in two estimates, line by line in the order of `moneyLines`; also of two variants of a job. */
export function differences(then: EstimateThen, now: EstimateThen): EstimateDifference[] {
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
