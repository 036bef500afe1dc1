import type { Contender, UnitContention } from '../../src/contract/matching/contention';
import { longestCustomer } from './sample';

const contender = (order: Partial<Contender>): Contender => ({
  id: 102,
  job_number: 'J-70115',
  customer_name: 'Tri-County Electric Cooperative',
  request_date: '2026-12-04',
  fit_class: 'Fits',
  match_score: 0.97,
  fallback: { serial: '40119035', fit_class: 'Fits', match_score: 0.91, margin: 12_300 },
  is_fallback_pending: false,
  ...order,
});

/** A unit that three other orders need: two of them fall back to another one. */
export const aContention: UnitContention = {
  serial: '40117762',
  count: 3,
  orders: [
    contender({}),
    contender({ id: 103, job_number: 'J-70119', customer_name: longestCustomer, fallback: null }),
    contender({ id: 104, job_number: null, request_date: null, fallback: null, is_fallback_pending: true }),
  ],
};
