import type { AuditEntry } from '../../../src/contract/people/audit';
import { activityFile } from '../../../src/domain/tables/lists/activityFile';
import { actionWord } from '../../../src/domain/audit/actionWords';
import { readActivityList, toAuditQuery, writeActivityList } from '../../../src/domain/audit/activityList';
import { changesOf } from '../../../src/domain/audit/changes';
import { commentOf, whatHappened } from '../../../src/domain/audit/whatHappened';

const entry = (part: Partial<AuditEntry>): AuditEntry => ({
  ...{ id: 1, at: '2026-11-23T12:00:00Z', person: 'Dana Reyes', email: null, address: null, action: 'reserve' },
  ...{ orderId: '7', jobNumber: 'J59270', itemCode: '484872', old: null, new: null, reason: null },
  ...part,
});

test.each<[string, Partial<AuditEntry>]>([
  ['reserved 484872 for J59270', {}],
  ['released 484872 from J59270', { action: 'release' }],
  ['commented on J59270', { action: 'comment', itemCode: null, new: { comment: 'Hello' } }],
  ['commented on order 7', { action: 'comment', itemCode: null, jobNumber: null, new: { comment: 'Hello' } }],
  [
    'changed replacement cabinet cost from $12,000 to $13,500 of 484872',
    { action: 'changeRow', old: { replacement_cabinet_cost: 12000 }, new: { replacement_cabinet_cost: 13500 } },
  ],
  [
    'changed turn pull from off to on in the estimate of 484872',
    { action: 'saveOptions', old: { turn_pull: false }, new: { turn_pull: true } },
  ],
  [
    'changed 2 fields of 484872',
    { action: 'changeRow', old: { taps: null, phase: 1 }, new: { taps: '+/-5%', phase: 3 } },
  ],
  [
    'changed the rates that hold from 1 December 2026 on',
    { action: 'changeRates', old: { goodMargin: 30 }, new: { goodMargin: 31, holdsFrom: '2026-12-01' } },
  ],
  ['saved the estimate "Variant B" of 484872 for J59270', { action: 'saveEstimate', new: { name: 'Variant B' } }],
  ...(['proposed', 'approved', 'returned', 'quoted', 'won', 'lost'] as const).map(
    (state): [string, Partial<AuditEntry>] => [
      `${state} the estimate "Variant B" of 484872 for J59270`,
      { action: 'stepEstimate', new: { name: 'Variant B', version: 2, state } },
    ],
  ),
  [
    'found a lapse of the estimate "Variant B" of 484872 for J59270',
    { action: 'stepEstimate', new: { name: 'Variant B', state: 'lapsed' } },
  ],
  [
    'imported units.csv (1,200 added, 2 changed) and orders.csv (nothing changed)',
    {
      action: 'import',
      new: {
        files: [
          { name: 'units.csv', added: 1200, changed: 2 },
          { name: 'orders.csv', added: 0 },
        ],
      },
    },
  ],
  ['retired 484872', { action: 'retire' }],
  ['brought 484872 back', { action: 'bringBack' }],
  ['removed a.jpg from 484872', { action: 'removeFile', new: { name: 'a.jpg', caption: '' } }],
  [
    'put the files of 484872 into another order',
    { action: 'orderFiles', old: { order: ['a.jpg', 'b.jpg'] }, new: { order: ['b.jpg', 'a.jpg'] } },
  ],
  ['removed 21 orders and 1,040 units of the sample', { action: 'removeSample', new: { orders: 21, units: 1040 } }],
  ['signed in', { action: 'signIn' }],
  ['signed out', { action: 'signOut' }],
  ['flewToTheMoon', { action: 'flewToTheMoon' }],
])('an entry says what happened: %s', (words, part) => {
  expect(whatHappened(entry(part))).toBe(words);
});

test('an order of files is told by their names', () => {
  const values = { old: { order: ['a.jpg', 'b.jpg'] }, new: { order: ['b.jpg', 'a.jpg'] } };
  expect(changesOf(entry({ action: 'orderFiles', ...values }))).toEqual([
    { label: 'order', before: 'a.jpg, b.jpg', after: 'b.jpg, a.jpg' },
  ]);
});

test('a saved estimate tells what it came to before and now, and its name where that changed', () => {
  const saved = (name: string) => ({
    ...{ action: 'saveEstimate', old: { name: 'A', price: 41_250, state: 'approved' } },
    new: { name, price: 40_000, state: 'draft' },
  });
  const money = { label: 'price', before: '$41,250', after: '$40,000' };
  const state = { label: 'state', before: 'approved', after: 'draft' };
  expect(changesOf(entry(saved('A')))).toEqual([money, state]);
  expect(changesOf(entry(saved('B')))).toEqual([{ label: 'name', before: 'A', after: 'B' }, money, state]);
});

test('values are told as the screens tell them, those that were not there as none', () => {
  const values = { old: { taps: null, sec_bush: '' }, new: { taps: '+/-5%', sec_bush: 'Spade', pictures: ['front'] } };
  expect(changesOf(entry({ action: 'changeRow', ...values }))).toEqual([
    { label: 'taps', before: 'none', after: '+/-5%' },
    { label: 'secondary bushings', before: 'none', after: 'Spade' },
    { label: 'pictures', before: 'none', after: 'front' },
  ]);
});

test('rates are told by the names of their screen, with their units', () => {
  const values = {
    old: { goodMargin: 30, priceReTank: null },
    new: { goodMargin: 31, priceReTank: 2300, holdsFrom: 'x' },
  };
  expect(changesOf(entry({ action: 'changeRates', ...values }))).toEqual([
    { label: 'Margin: Good margin from', before: '30%', after: '31%' },
    { label: 'Prices: Re-tank', before: 'none', after: '$2,300' },
  ]);
});

test('only a comment has one', () => {
  expect(commentOf(entry({ action: 'comment', new: { comment: 'Hello' } }))).toBe('Hello');
  expect(commentOf(entry({ new: { comment: 'Hello' } }))).toBeNull();
});

test('an address is the list, and comes back from it', () => {
  const address = 'job=J59270&unit=484872&person=Dana+Reyes&action=reserve&from=2026-11-01&to=2026-11-23&after=12-3';
  const list = readActivityList(new URLSearchParams(address));
  expect(writeActivityList(list).toString()).toBe(address);
  expect(toAuditQuery(list)).toEqual({
    ...{ jobNumber: 'J59270', itemCode: '484872', person: 'Dana Reyes', action: 'reserve' },
    ...{ from: '2026-11-01', to: '2026-11-23', after: '12-3' },
  });
});

test('what an address cannot mean is left out', () => {
  expect(toAuditQuery(readActivityList(new URLSearchParams('action=fly&from=soon&after=x&job=%20')))).toEqual({});
});

test('a file says what narrows it, in words', () => {
  const list = readActivityList(new URLSearchParams('action=reserve&from=2026-11-01&person=Dana'));
  expect(activityFile(list).basis).toEqual([['Filters', 'Person: Dana; Action: Reservation; From: 2026-11-01']]);
  expect(actionWord('flewToTheMoon')).toBe('flewToTheMoon');
});
