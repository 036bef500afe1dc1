import { stringify } from 'csv-stringify/sync';
import { csvFormat } from '../../../domain/format/csvFormat';
import { neutralizeFormula } from '../../../domain/format/neutralizeFormula';
import type { Table } from '../../../domain/tables/table';

export const csvOf = ({ columns, rows }: Table): string =>
  stringify([columns.map(({ title }) => title), ...rows.map((row) => [...row])], {
    bom: true,
    ...csvFormat,
    cast: { string: neutralizeFormula },
  });
