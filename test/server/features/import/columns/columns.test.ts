import { readFileSync } from 'node:fs';
import type { Column } from '../../../../../src/server/features/import/columns/columns';
import { describeColumns } from './describeColumns';
import { orderFile } from '../../../../../src/server/features/import/columns/orderColumns';
import { unitFile } from '../../../../../src/server/features/import/columns/unitColumns';
import { sampleOrders } from '../../../../../src/sample/orders';
import { sampleUnits } from '../../../../../src/sample/units';

const kinds = [orderFile, unitFile];
const allColumns = kinds.flatMap(({ table, columns }) =>
  columns.map((column) => ({ table, column, name: column.name })),
);
const document = readFileSync('docs/guide/data.md', 'utf8');

test.each(kinds)('docs/guide/data.md documents the columns of $table as the code checks them', (kind) => {
  expect(document).toContain(`\n${describeColumns(kind)}\n`);
});

const parse = ({ format }: Column, cell: string) => format.parse(cell);

test.each(allColumns)('the example of $table.$name is accepted', ({ column }) => {
  expect(parse(column, column.example)).toHaveProperty('value');
});

test.each(allColumns)('the column $table.$name documents what it means', ({ column }) => {
  expect(column.meaning).toMatch(/^[A-Z].+\.$/);
});

test('a file names the columns that make a row unique', () => {
  for (const { key, unique, columns } of kinds) {
    const names = columns.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([key, ...unique]));
    expect(new Set(names).size).toBe(names.length);
    expect(columns.find(({ name }) => name === key)?.isRequired).toBe(true);
  }
});

test('the sample files have every column of the tables', () => {
  const names = (columns: readonly Column[]) => columns.map(({ name }) => name).sort();
  expect(Object.keys(sampleOrders()[0]!).sort()).toEqual(names(orderFile.columns));
  expect(Object.keys(sampleUnits()[0]!).sort()).toEqual(
    names(unitFile.columns.filter(({ isAttached }) => !isAttached)),
  );
});
