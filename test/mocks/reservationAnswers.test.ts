import { paths } from '../../src/contract/paths';
import { unitsAreJudged } from './situations';
import { aUnit } from '../support/web/builders';
import { aUnitThatCannotServe, aUnitThatNeedsWork, aUnitToRewind } from '../support/web/judgedUnits';
import { API_BASE_URL } from '../support/web/store';

const unpriced = aUnitToRewind({
  needed_work: [
    { work: 'turnPull', cost: 2300 },
    { work: 'rewind', cost: null },
  ],
});

async function reserve(itemCode: unknown, reason?: string) {
  const body = JSON.stringify({ itemCode, orderId: '101', reason });
  const response = await fetch(API_BASE_URL + paths.reservations, { method: 'POST', body });
  return { status: response.status, ...((await response.json()) as { detail?: string }) };
}

async function reasonsOf(itemCode: string) {
  const response = await fetch(API_BASE_URL + paths.reservationsOfUnit(itemCode));
  return ((await response.json()) as { results: { reason: unknown }[] }).results.map(({ reason }) => reason);
}

test.each([
  [
    'does not fit',
    aUnitThatCannotServe(),
    'KVA Rating: Required 500 kVA, unit 75 kVA: too small. Give a reason to reserve it.',
  ],
  ['needs work of unknown cost', unpriced, 'Rewind · cost not recorded. Give a reason to reserve it.'],
])('a unit that %s is reserved only with a reason, which its history keeps', async (_why, unit, detail) => {
  unitsAreJudged(unit);
  const itemCode = String(unit.serial);
  expect(await reserve(itemCode)).toMatchObject({ status: 422, detail });
  expect(await reasonsOf(itemCode)).toEqual([]);
  expect(await reserve(itemCode, 'The customer accepts it.')).toMatchObject({ status: 201 });
  expect(await reasonsOf(itemCode)).toEqual(['The customer accepts it.']);
});

test.each([
  ['fits as is', aUnit()],
  ['needs work of known cost', aUnitThatNeedsWork()],
  ['was not judged', aUnit({ can_serve: null, serial: 'other' })],
])('a unit that %s is reserved without a reason', async (_why, unit) => {
  unitsAreJudged(unit);
  expect(await reserve(unit.serial)).toMatchObject({ status: 201 });
  expect(await reasonsOf(String(unit.serial))).toEqual([null]);
});
