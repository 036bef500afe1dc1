import fc from 'fast-check';
import { auditActions, auditQuerySchema } from '../../../src/contract/people/audit';
import { activityFile } from '../../../src/domain/tables/activityFile';
import {
  activityPresets,
  sinceYesterday,
  isChosen,
  isNarrowed,
  readActivityList,
  toAuditQuery,
} from '../../../src/domain/audit/activityList';
import { auditParameters, writeActivityList } from '../../../src/domain/audit/activityAddress';
import { hostileAddress } from '../builders/hostileText';
import { forAll } from '../builders/forAll';

const read = (address: string) => readActivityList(new URLSearchParams(address));
const queryOf = (address: string) => toAuditQuery(read(address));
/** Sign-ins are off unless they are chosen. */
const NOTHING = { signIns: 'off' };

test('an address is the list, and comes back from it', () => {
  const address =
    'job=J59270&unit=484872&person=Dana+Reyes&action=reserve&from=2026-11-01&to=2026-11-23' +
    '&since=2026-11-02T08%3A00%3A00Z&signIns=on&after=12-3';
  expect(writeActivityList(read(address)).toString()).toBe(address);
  expect(queryOf(address)).toEqual({
    ...{ jobNumber: 'J59270', itemCode: '484872', person: 'Dana Reyes', action: 'reserve' },
    ...{ from: '2026-11-01', to: '2026-11-23', since: '2026-11-02T08:00:00Z', after: '12-3' },
  });
});

test('an empty address narrows nothing and is written as nothing', () => {
  expect(queryOf('')).toEqual(NOTHING);
  expect(writeActivityList(read('')).toString()).toBe('');
  expect(writeActivityList({ job: 'J59270', unit: '' }).toString()).toBe('job=J59270');
});

test.each([
  ...['action=fly', 'action=Reserve', 'action=constructor', 'action=', 'job=%20', 'unit=%00', 'person=%09%0A'],
  ...['from=soon', 'from=2026-2-3', 'from=2026-02-30', 'from=2025-02-29', 'from=2026-13-01', 'from=0000-01-01'],
  ...['to=2026-11-31', 'to=2026-11-01T00:00', 'to=1900-02-29', 'to=11/01/2026', 'from=2026-11-01%00'],
  ...['since=yesterday', 'since=2026-02-30T10:00:00Z', 'since=2026-02-20T24:00:00Z', 'since=2026-02-20T10:00:00+01:00'],
  ...['signIns=off', 'signIns=ON'],
  ...['after=x', 'after=12', 'after=-3', 'after=12-', 'after=1234567890123456-1', 'after=12-3-4', 'page=2', 'JOB=J1'],
])('what an address cannot mean is left out: %s', (address) => {
  expect(queryOf(address)).toEqual(NOTHING);
});

test.each(['2024-02-29', '2000-02-29', '2026-02-28', '2026-04-30', '2026-12-31', '9999-12-31'])(
  'the day %s there is, and it narrows from both sides',
  (day) => {
    expect(queryOf(`from=${day}&to=%20${day}%20`)).toEqual({ ...NOTHING, from: day, to: day });
  },
);

test.each([
  ['job', 'jobNumber', 60],
  ['unit', 'itemCode', 40],
  ['person', 'person', 200],
] as const)('the text of %s is cut to what the server takes as its %s', (name, parameter, length) => {
  const ask = (text: string) => queryOf(new URLSearchParams({ [name]: text }).toString());
  expect(ask('x'.repeat(length))).toEqual({ ...NOTHING, [parameter]: 'x'.repeat(length) });
  expect(ask('x'.repeat(length + 1))).toEqual({ ...NOTHING, [parameter]: 'x'.repeat(length) });
  expect(ask(` ${'x'.repeat(length)} `)).toEqual({ ...NOTHING, [parameter]: 'x'.repeat(length) });
  expect(ask('J1\u0000\r\n2')).toEqual({ ...NOTHING, [parameter]: 'J1   2' });
});

test('of a name that is given twice the first counts', () => {
  expect(queryOf('job=J1&job=J2&action=reserve&action=release')).toEqual({ jobNumber: 'J1', action: 'reserve' });
});

test('any address yields a valid query, and the list can be restored from its address', () => {
  const day = fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  const names = ['job', 'unit', 'person', 'action', 'from', 'to', 'since', 'signIns', 'after'];
  const meant = fc.constantFrom(...auditActions, '12-3', '2026-11-02T08:00:00.123Z', 'on');
  forAll(hostileAddress(names, day, meant), (address) => {
    const list = readActivityList(address);
    expect(auditQuerySchema.safeParse(toAuditQuery(list)).success).toBe(true);
    expect(readActivityList(writeActivityList(list))).toEqual(list);
    expect(readActivityList(new URLSearchParams(writeActivityList(list).toString()))).toEqual(list);
  });
});

test('a query is written as an equivalent address, with any characters', () => {
  const query = { jobNumber: 'J&1=2', person: 'Æsa O’Neil + Söhne #1', limit: 500 };
  const address = auditParameters(query);
  expect(address).not.toMatch(/[\s#’]/);
  expect(Object.fromEntries(new URLSearchParams(address))).toEqual({ ...query, limit: '500' });
  expect(auditParameters({})).toBe('');
});

test('each filter narrows the list, and its page does not', () => {
  for (const filter of [
    'job=J1',
    'unit=1',
    'person=D',
    'action=reserve',
    'from=2026-11-01',
    'to=2026-11-01',
    'since=2026-11-01T00:00:00Z',
  ])
    expect(isNarrowed(read(filter))).toBe(true);
  for (const address of ['after=12-3', 'signIns=on', '']) expect(isNarrowed(read(address))).toBe(false);
});

test('a file says what narrows it, in words', () => {
  expect(activityFile(read('action=reserve&from=2026-11-01&person=Dana')).basis).toEqual([
    ['Filters', 'Person: Dana; Action: Reservation; From: 2026-11-01'],
  ]);
});

test('sign-ins are listed when they are chosen, or filtered by action', () => {
  expect(queryOf('signIns=on')).toEqual({});
  expect(queryOf('action=signIn')).toEqual({ action: 'signIn' });
});

test('since yesterday begins at the day before, across months', () => {
  expect(writeActivityList(sinceYesterday('2026-03-01')).toString()).toBe('from=2026-02-28');
});

test('presets name days of the business, and what came since the last visit', () => {
  const presets = activityPresets('2026-03-01', '2026-02-27T16:40:00.000Z');
  expect(presets.map(({ label, change }) => [label, writeActivityList(change).toString()])).toEqual([
    ['Any time', ''],
    ['Since my last visit', 'since=2026-02-27T16%3A40%3A00.000Z'],
    ['Since yesterday', 'from=2026-02-28'],
    ['7 days', 'from=2026-02-23'],
  ]);
  expect(presets.map((preset) => isChosen(preset, read('from=2026-02-28&job=J1')))).toEqual([
    ...[false, false, true, false],
  ]);
  expect(activityPresets('2026-03-01', null).map(({ label }) => label)).toEqual([
    'Any time',
    'Since yesterday',
    '7 days',
  ]);
});
