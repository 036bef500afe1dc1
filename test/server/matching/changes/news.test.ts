import { changedOf, type Change, type News } from '../../../../src/server/matching/changes/news';
import { applyNews } from '../../../../src/server/matching/changes/applyNews';
import type { UnitChange } from '../../../../src/server/matching/changes/changeQueue';
import { takeFrom } from '../../../../src/server/matching/changes/takeFrom';
import type { ChangeKind } from '../../../../src/server/db/tables/changes';

const change = (kind: ChangeKind, key: string | null): Change => ({ kind, key, xid: '700' });
const some = [
  change('unit', 'A'),
  change('order', '1'),
  change('unit', 'B'),
  change('files', 'A'),
  change('unit', 'A'),
];

test.each<[string, News, ChangeKind[], readonly string[] | 'all']>([
  ['each once', some, ['unit'], ['A', 'B']],
  ['of several kinds together', some, ['unit', 'files'], ['A', 'B']],
  ['of another kind alone', some, ['order'], ['1']],
  ['none where nothing of the kind changed', some, ['rates'], []],
  ['none of no news', [], ['unit'], []],
  ['all where anything may have changed', 'anything', ['unit'], 'all'],
  ['all where one of the kind has no key', [...some, change('unit', null)], ['unit'], 'all'],
  ['those that are named where another kind has no key', [...some, change('order', null)], ['unit'], ['A', 'B']],
])('what changed of a kind is told: %s', (_what, news, kinds, changed) => {
  expect(changedOf(news, kinds)).toEqual(changed);
});

/** What each of those who follow is told. */
async function toldOf(news: News) {
  const told: Record<string, UnitChange | 'settled'>[] = [];
  const follower = (name: string) => ({
    refresh: (what: UnitChange) => void told.push({ [name]: what }),
    settled: () => {
      told.push({ [name]: 'settled' });
      return Promise.resolve();
    },
  });
  const ordersChanged = () => void told.push({ orders: 'all' });
  await applyNews({ liveUnits: follower('units'), liveInventory: follower('inventory'), ordersChanged })(news);
  return told;
}

const settled = [{ units: 'settled' }, { inventory: 'settled' }];

test.each<[string, News, object[]]>([
  ['a unit', [change('unit', 'A')], [{ units: ['A'] }, { inventory: ['A'] }]],
  ['files of a unit, which nothing is matched by', [change('files', 'A')], [{ inventory: ['A'] }]],
  ['an order', [change('order', '1')], [{ orders: 'all' }]],
  ['rates, by which every unit is judged', [change('rates', null)], [{ units: 'all' }]],
  ['a unit and rates', [change('unit', 'A'), change('rates', '3')], [{ units: 'all' }, { inventory: ['A'] }]],
  ['anything', 'anything', [{ units: 'all' }, { inventory: 'all' }, { orders: 'all' }]],
  ['nothing', [], []],
])('those who keep it in memory are told of %s, and waited for', async (_what, news, told) => {
  expect(await toldOf(news)).toEqual([...told, ...settled]);
});

test('the first so many are taken from a set, in the order in which they came', () => {
  const set = new Set(['c', 'a', 'b']);
  expect(takeFrom(set, 2)).toEqual(['c', 'a']);
  expect([...set]).toEqual(['b']);
  expect([takeFrom(set, 2), takeFrom(set, 2), set.size]).toEqual([['b'], [], 0]);
});
