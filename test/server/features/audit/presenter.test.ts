import type { AuditEntry } from '../../../../src/contract/people/audit';
import { auditCsv, toAuditEntry } from '../../../../src/server/features/audit/presenter';

const row = {
  id: 31,
  at: new Date('2026-03-05T10:11:12.345Z'),
  person_name: 'Dana Whitfield',
  person_email: 'dana@example.com',
  person_subject: 'dana-1',
  address: '192.0.2.7',
  action: 'changeRow' as const,
  order_id: 10_001,
  job_number: 'J-7',
  serial: 'U-1',
  old: { unit_cost: 12_000 },
  new: { unit_cost: 13_500 },
  reason: 'New offer',
};

const entry: AuditEntry = {
  id: 31,
  at: '2026-03-05T10:11:12.345Z',
  person: 'Dana Whitfield',
  email: 'dana@example.com',
  address: '192.0.2.7',
  action: 'reserve',
  orderId: '10001',
  jobNumber: 'J-7',
  itemCode: 'U-1',
  old: null,
  new: null,
  reason: 'Urgent',
};

test('an entry says who did what, when and to what, each column in its own field, without the subject', () => {
  const change = { action: 'changeRow', old: { unit_cost: 12_000 }, new: { unit_cost: 13_500 }, reason: 'New offer' };
  expect(toAuditEntry(row)).toEqual({ ...entry, ...change });
});

test('missing fields of an entry are null', () => {
  const nothing = {
    ...{ person_email: null, person_subject: null, address: null, order_id: null },
    ...{ job_number: null, serial: null, old: null, new: null, reason: null },
  };
  expect(toAuditEntry({ ...row, ...nothing, person_name: 'Command line', action: 'signIn' })).toEqual({
    ...{ id: 31, at: '2026-03-05T10:11:12.345Z', person: 'Command line', action: 'signIn', email: null, address: null },
    ...{ orderId: null, jobNumber: null, itemCode: null, old: null, new: null, reason: null },
  });
});

async function* inBatches(...batches: AuditEntry[][]) {
  yield* await Promise.resolve(batches);
}

const HEADINGS =
  '\ufeffTime,Person,Email,Address,Action,What,Job Number,IC#,Old Values,New Values,Comment,Reason,Files\r\n';
const WHO = '2026-03-05T10:11:12.345Z,Dana Whitfield,dana@example.com,192.0.2.7';

async function piecesOf(...batches: AuditEntry[][]) {
  const pieces: string[] = [];
  for await (const piece of auditCsv(inBatches(...batches))) pieces.push(piece);
  return pieces;
}

/** The line of the only entry. */
async function lineOf(only: AuditEntry) {
  const [headings, line, ...more] = await piecesOf([only]);
  expect([headings, more]).toEqual([HEADINGS, []]);
  return line;
}

test('the file of no entries has the headings alone', async () => expect(await piecesOf()).toEqual([HEADINGS]));

test('the file has the headings first, then each batch as it comes', async () => {
  const release = { ...entry, action: 'release', itemCode: 'U-2' };
  const retire = { ...entry, action: 'retire', itemCode: 'U-3' };
  expect(await piecesOf([entry, release], [retire])).toEqual([
    HEADINGS,
    `${WHO},Reservation,reserved U-1 for J-7,J-7,U-1,,,,Urgent,\r\n` +
      `${WHO},Release,released U-2 from J-7,J-7,U-2,,,,Urgent,\r\n`,
    `${WHO},Retirement,retired U-3,J-7,U-3,,,,Urgent,\r\n`,
  ]);
});

test('values before and after have separate columns with their labels, joined by semicolons', async () => {
  const changed = {
    ...{ ...entry, action: 'changeRow', reason: null },
    ...{ old: { unit_cost: 120, taps: null }, new: { unit_cost: 135, taps: 'A' } },
  };
  expect(await lineOf(changed)).toBe(
    `${WHO},Changed by an import,changed 2 fields of U-1,J-7,U-1,` +
      'unit cost: $120; taps: none,unit cost: $135; taps: A,,,\r\n',
  );
});

test('a comment has a separate column', async () => {
  const commented = { ...entry, action: 'comment', new: { comment: 'Call first' } };
  expect(await lineOf(commented)).toBe(`${WHO},Comment,commented on U-1,J-7,U-1,,,Call first,Urgent,\r\n`);
});

test('the files of an import have a separate column as JSON', async () => {
  const imported = { ...entry, action: 'import', new: { files: [{ name: 'units.csv', added: 3 }] } };
  expect(await lineOf(imported)).toBe(
    `${WHO},Import,imported units.csv (3 added),J-7,U-1,,,,Urgent,"[{""name"":""units.csv"",""added"":3}]"\r\n`,
  );
});

test('missing fields of an entry are empty cells, and an unknown action shows its name', async () => {
  const bare = {
    ...{ ...entry, person: 'Command line', email: null, address: null, action: 'repaint' },
    ...{ orderId: null, jobNumber: null, itemCode: null, reason: null },
  };
  expect(await lineOf(bare)).toBe('2026-03-05T10:11:12.345Z,Command line,,,repaint,repaint,,,,,,,\r\n');
});

test('a text that a spreadsheet would take for a formula begins with an apostrophe', async () => {
  expect(await lineOf({ ...entry, reason: '=1+1' })).toBe(
    `${WHO},Reservation,reserved U-1 for J-7,J-7,U-1,,,,'=1+1,\r\n`,
  );
});
