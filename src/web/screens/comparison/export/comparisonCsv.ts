import { stringify } from 'csv-stringify/sync';
import { exportLines } from '../../../../domain/comparison/export/comparisonExport';
import type { ListedUnit } from '../../../../domain/comparison/export/exportColumn';
import { neutralizeFormula } from '../../../../domain/format/neutralizeFormula';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';

/** The comparison of an order as CSV for spreadsheets: with a byte order mark, and formulas escaped. */
export const comparisonCsv = ({ requirement }: DisplayOrder, units: readonly ListedUnit[]): string =>
  stringify(exportLines(requirement, units), {
    bom: true,
    record_delimiter: 'windows',
    cast: { string: neutralizeFormula },
  });
