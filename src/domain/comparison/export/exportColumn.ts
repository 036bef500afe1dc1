import type { CellKind, TableCell } from '../../tables/table';
import type { Requirement } from '../../../contract/order/order';
import type { Unit } from '../../../contract/unit/unit';
import type { CostOptions } from '../../cost/comparison/costOptions';
import type { Estimate } from '../../cost/comparison/estimate';
import type { Freight } from '../../freight/freight';

/** A unit as it is listed: with what the user chose for it and what follows from that. */
export interface ListedUnit {
  unit: Unit;
  options: CostOptions;
  estimate: Estimate;
  isBest: boolean;
  /** Added by its inventory control number. */
  isManual: boolean;
  isPinned: boolean;
  /** Null without freight rates. */
  freight: Freight | null;
  /** Where the order is to be delivered. */
  delivery: string;
  /** 'this order' or the job that it is reserved for; null for a free one, undefined where that is not known. */
  reservedFor: string | null | undefined;
  /** 'Rates of 1 November 2026'; absent where the product API has none. */
  rates?: string | undefined;
}

export type Cell = TableCell;

/** One column of a comparison taken away as a table. */
export interface ExportColumn {
  title: string;
  kind: CellKind;
  /** What is required, where the column is compared. */
  required: (requirement: Partial<Requirement>) => Cell;
  /** Numbers are numbers, for spreadsheets. */
  of: (listed: ListedUnit, requirement: Partial<Requirement>) => Cell;
}

/** A column without a requirement; empty text is no cell. */
export const column = (title: string, of: ExportColumn['of'], kind: CellKind = 'mixed'): ExportColumn => ({
  title,
  kind,
  required: () => null,
  of: (listed, requirement) => {
    const cell = of(listed, requirement);
    return cell === '' ? null : cell;
  },
});

export const yes = (is: boolean): string | null => (is ? 'yes' : null);
export const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
export const rounded = (value: number | null, digits: number): number | null =>
  value === null ? null : Number(value.toFixed(digits));
