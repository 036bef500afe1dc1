import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import type { Permission } from '../../../../src/domain/access/access';
import { inventoryCsv } from '../../../../src/server/features/inventory/inventoryExport';
import { bareUnit, fullUnit } from '../units/fullRows';

type Row = typeof fullUnit & { reserved_for_job: string | null };

async function csvFor(permissions: ReadonlySet<Permission>, ...batches: Row[][]): Promise<string> {
  const parts: string[] = [];
  for await (const part of inventoryCsv(Readable.from(batches), permissions)) parts.push(part);
  return parts.join('');
}
const csvOf = (...batches: Row[][]) => csvFor(new Set(['seeCost']), ...batches);

async function unitsOf(...rows: Row[]): Promise<Record<string, string>[]> {
  return parse(await csvOf(rows), { bom: true, columns: true, record_delimiter: '\r\n' });
}

it('has a byte order mark, a heading for each column, and a line for each unit of every batch', async () => {
  const row = { ...fullUnit, reserved_for_job: null };
  const text = await csvOf([row], [], [{ ...row, serial: 'U-2' }]);
  expect(text.startsWith('\ufeffIC#,kVA,')).toBe(true);
  expect(text.match(/\r\n/g)).toHaveLength(3);
  expect((await unitsOf(row, row)).length).toBe(2);
});

it('gives every value of a unit as people read it', async () => {
  expect(await unitsOf({ ...fullUnit, reserved_for_job: 'J-9' })).toEqual([
    {
      'IC#': 'U-1',
      kVA: '500.5',
      'Primary Voltage': '12470GrdY/7200',
      'Secondary Voltage': '480Y/277',
      Connection: 'Grounded wye-wye',
      Phase: '3',
      Fluid: 'Mineral Oil',
      Feed: 'Loop',
      Front: 'Dead front',
      Winding: 'Copper',
      Condition: 'RC',
      Warehouse: 'Phoenix, AZ',
      Manufacturer: 'ABB',
      Year: '2014',
      Weight: '4650',
      'Unit Cost': '14000.10',
      'List Price': '28000.40',
      'Needs Cabinet': 'no',
      'Needs Tank': 'no',
      'Reserved for Job': 'J-9',
      Retired: '',
      Notes: 'Repainted',
    },
  ]);
});

it('leaves cells empty for what is not recorded, and says what must be replaced', async () => {
  const worn = { cabinet_condition: 'replace', tank_condition: 'replace' } as const;
  const [unit] = await unitsOf({ ...bareUnit, ...worn, comments: '=1+1', reserved_for_job: null });
  expect(unit).toMatchObject({
    ...{ Fluid: '', Feed: '', Front: '', Winding: '', Warehouse: '', Manufacturer: '', Year: '', Weight: '' },
    ...{ 'List Price': '', 'Reserved for Job': '', 'Needs Cabinet': 'yes', 'Needs Tank': 'yes', Notes: "'=1+1" },
  });
});

it('has neither cost nor price without the permission to see them, and all other columns', async () => {
  const row = { ...fullUnit, reserved_for_job: null };
  const headings = (text: string) => text.slice(1, text.indexOf('\r\n')).split(',');
  const all = headings(await csvOf([row]));
  const few = headings(await csvFor(new Set(['reserve']), [row]));
  expect(few).toHaveLength(20);
  expect(all.filter((heading) => !few.includes(heading))).toEqual(['Unit Cost', 'List Price']);
  expect(await csvFor(new Set(['reserve']), [row])).not.toMatch(/14000|28000/);
});

it('says on which day in Phoenix a unit was retired', async () => {
  const retired_at = new Date('2026-03-06T01:02:03.000Z');
  const [unit] = await unitsOf({ ...fullUnit, retired_at, reserved_for_job: null });
  expect(unit).toMatchObject({ Retired: '2026-03-05' });
});
