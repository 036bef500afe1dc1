import { effectSentences } from '../../../src/domain/records/effectWords';

const NOTHING = { fits_before: null, fits_after: null, gained: [], lost: [], reservation: null, estimates: [] };

test.each([
  [2, 5, 'Fits 3 more open orders.'],
  [5, 4, 'Fits 1 fewer open order.'],
  [0, 1200, 'Fits 1,200 more open orders.'],
  [5, 5, 'Fits the same open orders as before.'],
])('a unit that fitted %i and now fits %i orders: %s', (fits_before, fits_after, sentence) => {
  expect(effectSentences({ ...NOTHING, fits_before, fits_after }, true)).toEqual([sentence]);
});

test('a unit that fits other orders says how many it gains and loses', () => {
  const effects = { ...NOTHING, fits_before: 1, fits_after: 1, gained: ['J2'], lost: ['J1'] };
  expect(effectSentences(effects, true)).toEqual(['Other open orders: 1 gained, 1 lost.']);
});

test('an order counts the available units that fit it', () => {
  expect(effectSentences({ ...NOTHING, fits_before: 3, fits_after: 2 }, false)).toEqual([
    '1 fewer available unit fits.',
  ]);
});

test('nothing that fits before and after is not worth a sentence', () => {
  expect(effectSentences({ ...NOTHING, fits_before: 0, fits_after: 0 }, true)).toEqual([]);
  expect(effectSentences(NOTHING, true)).toEqual([]);
});

test('a changed class of its reservation and lapsing estimates are named', () => {
  const reservation = { order_id: 7, job_number: 'J7', serial: 'u1', before: 'Fits', after: 'Does not fit' } as const;
  const estimates = [{ id: '1', name: 'As is', job_number: 'J7', because: [] }];
  expect(effectSentences({ ...NOTHING, reservation, estimates }, true)).toEqual([
    "It is reserved for J7: 'Fits' becomes 'Does not fit'.",
    "1 estimate lapses: 'As is' for J7.",
  ]);
});
