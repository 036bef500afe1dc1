import {
  byLikelihood,
  type CandidateLine,
  type Comparable,
  mayBecome,
  plainCustomer,
  proposalReason,
} from '../../../src/domain/inquiries/inquiryProposals';

test.each([
  ['Calloway Pump, Inc.', 'calloway pump'],
  ['The CALLOWAY PUMP Co', 'calloway pump'],
  ['Électro-Rive inc.', 'electro rive'],
  ['Smith & Sons L.L.C.', 'smith and sons'],
  ['Verpa Packaging Canada Ltd.', 'verpa packaging canada'],
  ['Cooperative Power', 'cooperative power'],
  ['Inc.', ''],
])('the customer %s is %j', (name, plain) => {
  expect(plainCustomer(name)).toBe(plain);
});

const line: Comparable = {
  ...{ customer_name: 'Calloway Pump', phase: 3, kva_rating: 1500 },
  ...{ primary_voltage_kv: '12470D', secondary_voltage_kv: '480Y/277' },
};

test.each<[boolean, Partial<Comparable>]>([
  [true, {}],
  [true, { customer_name: 'Calloway Pump Inc' }],
  [false, { customer_name: 'Calloway Pumps' }],
  [false, { kva_rating: 1000 }],
  [false, { kva_rating: null }],
  [true, { phase: null }],
  [false, { phase: 1 }],
  [true, { primary_voltage_kv: '12.47' }],
  [false, { primary_voltage_kv: '12470Y/7200' }],
  [false, { primary_voltage_kv: '13200D' }],
  [false, { primary_voltage_kv: '12470D x 4160D' }],
  [false, { secondary_voltage_kv: null }],
  [false, { secondary_voltage_kv: 'low' }],
])('that it may become an order is %j with %j', (expected, order) => {
  expect(mayBecome(line, { ...line, ...order })).toBe(expected);
});

test('an alternative voltage of the inquiry may be the one of the order', () => {
  const either = { ...line, primary_voltage_kv: '12470D or 13200D' };
  expect(mayBecome(either, { ...line, primary_voltage_kv: '13200D' })).toBe(true);
  expect(mayBecome(either, { ...line, primary_voltage_kv: '4160D' })).toBe(false);
});

test('nothing without a rating or a customer may become an order', () => {
  const [bare, nameless] = [
    { ...line, kva_rating: null },
    { ...line, customer_name: 'Co.' },
  ];
  expect([mayBecome(bare, bare), mayBecome(nameless, nameless)]).toEqual([false, false]);
});

const candidate = (more: Partial<CandidateLine>): CandidateLine => ({
  ...{ ...line, inquiry_id: 42, state: 'open', serial: null, expires_at: null },
  ...more,
});

test('won comes first, then quoted, then open; then what has a unit; then the latest', () => {
  const all = [
    candidate({ inquiry_id: 1 }),
    candidate({ inquiry_id: 2, serial: 'U-7' }),
    candidate({ inquiry_id: 3 }),
    candidate({ inquiry_id: 4, state: 'quoted' }),
    candidate({ inquiry_id: 5, state: 'order' }),
    candidate({ inquiry_id: 6, state: 'won' }),
  ];
  expect(all.sort(byLikelihood).map(({ inquiry_id }) => inquiry_id)).toEqual([6, 4, 2, 3, 1, 5]);
});

test.each<[string, Partial<CandidateLine>]>([
  ['Same customer, 1,500 kVA, 12470D to 480Y/277; open.', {}],
  ['Same customer, 1,500 kVA, 12470D to 480Y/277; another line became an order.', { state: 'order' }],
  [
    'Same customer, 1,500 kVA, 12470D to 480Y/277; quoted; unit U-7 is on hold for I-42 (Calloway Pump) until 3 May 2027.',
    { state: 'quoted', serial: 'U-7', expires_at: '2027-05-04T06:59:59.000Z' },
  ],
  [
    'Same customer, 1,500 kVA, 12470D to 480Y/277; won; unit U-7 is reserved for I-42 (Calloway Pump).',
    { state: 'won', serial: 'U-7' },
  ],
])('%s', (words, more) => {
  expect(proposalReason(candidate(more))).toBe(words);
});
