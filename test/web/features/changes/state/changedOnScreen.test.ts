import type { UnknownAction } from '@reduxjs/toolkit';
import type { ChangeEvent } from '../../../../../src/contract/changes';
import { changedOnScreen, type OnScreen } from '../../../../../src/web/features/changes/state/useChanged';
import {
  changesReceived,
  changesSlice,
  ownChangeSaved,
} from '../../../../../src/web/features/changes/state/changesSlice';
import { loadsSlice } from '../../../../../src/web/features/changes/state/loads';

function after(actions: readonly UnknownAction[], shown: Partial<OnScreen> = {}) {
  const changes = actions.reduce(changesSlice.reducer, changesSlice.getInitialState());
  const loads = actions.reduce(loadsSlice.reducer, loadsSlice.getInitialState());
  return changedOnScreen(changes, loads, { units: ['7', '8'], orders: ['17'], request: 'list', ...shown });
}

const reported = (
  kind: ChangeEvent['kind'],
  key: string | null,
  xid = '100',
  reservation = null as ChangeEvent['reservation'],
) => changesReceived([{ kind, key, xid, reservation }]);
const call = (type: string, requestId: string, endpointName = 'getOrders', originalArgs?: unknown) => ({
  type: `api/${type}`,
  meta: { requestId, arg: { endpointName, originalArgs } },
});
const asks = (requestId: string) => call('executeQuery/pending', requestId);
const reserves = (status: string) =>
  call(`executeMutation/${status}`, 'mine', 'reserveUnit', { itemCode: '7', orderId: '17' });
const saved = (position: string) => ownChangeSaved({ position, touched: ['unit 7', 'order 17'] });
const byDana = { isReserved: true, by: 'Dana', orderId: '17', jobNumber: 'J59270' };
const counts = ({ units, orders, isMany }: ReturnType<typeof after>) => ({ units, orders, isMany });

test('a shown item that changed after its request is counted once, whatever else changed', () => {
  const actions = [
    asks('list'),
    reported('unit', '7'),
    reported('unit', '7'),
    reported('order', '17'),
    reported('unit', '9'),
  ];
  expect(counts(after(actions))).toEqual({ units: 1, orders: 1, isMany: false });
  expect(after(actions).ofUnits).toEqual({ '7': { at: 2, xid: '100', reservation: null } });
  const estimates = [asks('list'), reported('estimates', '17')];
  expect([after(estimates), after(estimates, { estimatesOf: '17' })].map(({ areEstimates }) => areEstimates)).toEqual([
    false,
    true,
  ]);
  expect(counts(after([reported('many', null)]))).toEqual({ units: 0, orders: 0, isMany: true });
});

test('a change before the request is shown already', () => {
  const before = [reported('unit', '7'), asks('list')];
  expect(counts(after(before))).toEqual({ units: 0, orders: 0, isMany: false });
  expect(after([...before, reported('unit', '7')]).units).toBe(1);
});

test('a reservation is also known by a later answer about reservations, another change is not', () => {
  const then = [asks('list'), reported('unit', '7', '100', byDana), reported('unit', '8'), asks('reserved')];
  expect(Object.keys(after(then, { reservations: 'reserved' }).ofUnits)).toEqual(['8']);
});

test('a screen of all reservations counts a unit that it does not show yet', () => {
  const then = [reported('unit', '9', '100', byDana), reported('unit', '5')];
  expect([after(then).units, after(then, { hasAllReserved: true }).units]).toEqual([0, 1]);
});

describe('what the tab did itself', () => {
  test('is not reported, with all changes of its transaction, whether the stream or the answer is quicker', () => {
    const others = [{ kind: 'unit', key: '8', xid: '90', reservation: null }] as const;
    const mine = changesReceived([
      { kind: 'unit', key: '7', xid: '100', reservation: byDana },
      { kind: 'order', key: '18', xid: '100', reservation: null },
      ...others,
    ]);
    const shown = { orders: ['17', '18'] };
    expect(counts(after([mine, saved('101:101:')], shown))).toEqual({ units: 1, orders: 0, isMany: false });
    expect(counts(after([saved('101:101:'), mine], shown))).toEqual({ units: 1, orders: 0, isMany: false });
  });

  test('is not reported while its answer is on the way', () => {
    const mine = reported('unit', '7', '100', byDana);
    expect(after([reserves('pending'), mine]).units).toBe(0);
    expect(after([reserves('pending'), mine, reserves('rejected')]).units).toBe(1);
  });

  test('hides no later change of another user to the same unit', () => {
    expect(after([saved('101:101:'), reported('unit', '7', '101')]).units).toBe(1);
    // A transaction that was still running.
    expect(after([saved('99:101:99'), reported('unit', '7', '99')]).units).toBe(1);
  });

  test('is everything after an import', () => {
    const imported = ownChangeSaved({ position: '101:101:', touched: 'all' });
    const mine = [reported('unit', '7', '100'), reported('many', null, '100')];
    expect(counts(after([...mine, imported]))).toEqual({ units: 0, orders: 0, isMany: false });
    expect(counts(after([imported, ...mine, reported('order', '17', '101')]))).toEqual({
      units: 0,
      orders: 1,
      isMany: false,
    });
    expect(after([imported, changesReceived([{ kind: 'many', key: null, xid: null, reservation: null }])]).isMany).toBe(
      true,
    );
  });
});

test('more than 2,000 changes are reported as one', () => {
  const many = Array.from({ length: 2_001 }, (_, index) => ({
    ...{ kind: 'unit' as const, key: String(index), xid: '100', reservation: null },
  }));
  expect(counts(after([changesReceived(many)]))).toEqual({ units: 0, orders: 0, isMany: true });
});
