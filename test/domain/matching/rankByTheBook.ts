import { numberIn, words } from './bookReading';
import { judgeByTheBook, type Asked, type BookUnit } from './byTheBook';

/** All units in the order of the ties of the rules, worked out unit by unit and sorted as a whole. */
export function rankByTheBook<U extends BookUnit>(units: readonly U[], asked: Asked): U[] {
  const keyed = units.map((unit) => ({ unit, key: keyOf(unit, asked) }));
  return keyed.sort((a, b) => firstDifference(a.key, b.key) || bySerial(a.unit, b.unit)).map(({ unit }) => unit);
}

const firstDifference = (a: number[], b: number[]): number => a.map((each, at) => each - b[at]!).find(Boolean) ?? 0;
const bySerial = (a: BookUnit, b: BookUnit) =>
  Number(a.serial) - Number(b.serial) || (a.serial < b.serial ? -1 : Number(a.serial > b.serial));

/** Smaller is better, place by place. */
function keyOf(unit: BookUnit, asked: Asked): number[] {
  const { verdicts, score, canServe, work } = judgeByTheBook(unit, asked);
  const gaps = Object.values(verdicts).filter((each) => !['exact', 'acceptable', 'not required'].includes(each));
  const costs = Object.values(work);
  const known = costs.reduce<number>((sum, cost) => sum + cents(cost ?? 0), 0);
  const noWorkCloses = gaps.filter((each) => each !== 'needs work').length;
  const unknown = noWorkCloses + costs.filter((cost) => cost === null).length;
  return [canServe ? 0 : 1, -score, gaps.length, unknown, known, -marginPercent(unit, asked, known), miles(unit)];
}

const cents = (dollars: number) => Math.round(dollars * 100);

/** Of the order's price where it has one, else the list price; without a price, or a cost of the unit, after all others. */
function marginPercent(unit: BookUnit, { quote }: Asked, workCents: number): number {
  const price = [numberIn(quote.sale_price), unit.listPrice].map((each) => cents(each ?? 0)).find((each) => each > 0);
  if (price === undefined) return -1e9;
  const parts = [unit.unitCost, unit.laborCost, unit.materialsCost];
  if (parts.includes(null)) return -1e9;
  const cost = parts.reduce<number>((sum, part) => sum + cents(part ?? 0), workCents);
  return ((price - cost) / price) * 100;
}

/** From Phoenix (spec section 9); a place that the table does not have counts as farther than all others. */
const MILES = { phoenix: 0, austin: 850, sacramento: 650, portland: 1200 };

function miles(unit: BookUnit): number {
  const city = words(unit.location).split(',')[0];
  return Object.entries(MILES).find(([name]) => name === city)?.[1] ?? 1e9;
}
