import { isDeepStrictEqual } from 'node:util';
import { rank } from '../../../src/domain/matching/ranking/rank';
import { DEFAULT_RATES } from '../../../src/domain/rates/rates';
import { ODD_ORDERS } from '../../../src/sample/oddTexts';
import { sampleOrders } from '../../../src/sample/orders';
import { shareOf } from '../../support/extent';
import { judgedByProduct, requirementOf } from './book/product';
import { rankByTheBook } from './book/rank';
import { requiredBySample, unitsOfTheSample } from './book/sample';

/** One order of so many, beside those with odd texts: all of them would take a minute. */
const PARTS = 26;

const units = unitsOfTheSample();
const all = sampleOrders();
const orders = new Set([...shareOf(all, 0, PARTS), ...all.filter(({ order_code }) => ODD_ORDERS.has(order_code))]);

test.each([...orders].map((row) => [row.order_code, row] as const))(
  'order %s: the product and the book judge and rank the whole inventory alike',
  (_, row) => {
    const requested = requiredBySample(row, true);
    const book = rankByTheBook(units, requested, DEFAULT_RATES);
    const ranked = rank(requirementOf(requested), units, units.length, DEFAULT_RATES);
    expect(ranked.map(({ candidate }) => candidate.serial)).toEqual(book.map(({ unit }) => unit.serial));
    const differing = book.filter(
      ({ unit, judgment }) => !isDeepStrictEqual(judgedByProduct(requested, unit, DEFAULT_RATES), judgment),
    );
    expect(differing.map(({ unit }) => unit.serial)).toEqual([]);
  },
);
