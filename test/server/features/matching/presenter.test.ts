import { toContention, toServableOrder } from '../../../../src/server/features/matching/presenter';
import type { Score } from '../../../../src/domain/matching/ranking/scoreUnit';
import { fullOrder } from '../units/fullRows';
import { someRates } from '../../../domain/builders/rates';
import type { ContenderRow } from '../../../../src/server/db/readRows';

test('an order for which a unit is a candidate says how the unit fits and what that would bring', () => {
  const fit: Score['fit'] = {
    class: 'Misses a requirement',
    gaps: [{ feature: 'taps', verdict: 'does not fit', text: 'Taps: Less than required' }],
  };
  const score = { fit, score: 0.55, margin: 1_200.5, marginPercentage: 12.5, isComplete: false };
  expect(toServableOrder(fullOrder, score)).toEqual({
    id: 10_001,
    order_code: 'SO-7-1',
    job_number: 'J-7',
    customer_name: 'Mesa Water District',
    request_date: '2026-05-01',
    kva_rating: 1500.5,
    fit,
    match_score: 0.55,
    sale_price: 41_250,
    margin: 1_200.5,
    margin_percentage: 12.5,
    is_complete: false,
  });
  expect(toServableOrder({ ...fullOrder, sale_price: null }, score).sale_price).toBeNull();
});

const row = (fields: Partial<ContenderRow>): ContenderRow => ({
  serial: '1001',
  count: 2,
  id: 7,
  job_number: 'J-7',
  customer_name: 'Mesa Water District',
  request_date: '2026-05-01',
  best_score: '0.95',
  next_serial: '1002',
  next_score: '0.9',
  next_margin: '21.5',
  is_next_taken: false,
  ...fields,
});

const contender = {
  id: 7,
  job_number: 'J-7',
  customer_name: 'Mesa Water District',
  request_date: '2026-05-01',
  ...{ fit_class: 'Fits', match_score: 0.95 },
  fallback: { serial: '1002', fit_class: 'Fits', match_score: 0.9, margin: 21.5 },
  is_fallback_pending: false,
};

it('puts the orders of each unit together, in the order of the rows', () => {
  const rows = [row({}), row({ serial: '1003', count: 1, id: 9 }), row({ id: 8 })];
  expect(toContention(rows, someRates())).toEqual([
    { serial: '1001', count: 2, orders: [contender, { ...contender, id: 8 }] },
    { serial: '1003', count: 1, orders: [{ ...contender, id: 9 }] },
  ]);
});

it.each([
  ['0.9', {}, 'Fits'],
  ['0.89', {}, 'Fits with work'],
  ['0.75', {}, 'Fits with work'],
  ['0.91', { bandFits: 92 }, 'Fits with work'],
])('a best unit of %s is, by the rates %j, of the class %s', (best_score, rates, fit_class) => {
  expect(toContention([row({ best_score })], someRates(rates))[0]?.orders[0]).toMatchObject({ fit_class });
});

it('names no fallback if none exists or another order has just taken it', () => {
  const of = (fields: Partial<ContenderRow>) => toContention([row(fields)], someRates())[0]?.orders[0];
  expect(of({ next_serial: null, next_score: null, next_margin: null })).toEqual({ ...contender, fallback: null });
  expect(of({ is_next_taken: true })).toEqual({ ...contender, fallback: null, is_fallback_pending: true });
  expect(of({ next_margin: null })?.fallback).toEqual({
    serial: '1002',
    fit_class: 'Fits',
    match_score: 0.9,
    margin: null,
  });
});
