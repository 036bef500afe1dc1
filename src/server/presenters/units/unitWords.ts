import type { Selectable } from 'kysely';
import { formatKva } from '../../../domain/format/number';
import type { UnitsTable } from '../../db/schema';

type UnitRow = Selectable<UnitsTable>;
type Named = Pick<UnitRow, 'manufacturer' | 'kva_rating' | 'primary_voltage' | 'secondary_voltage'>;
type Measured = Pick<UnitRow, 'width_in' | 'depth_in' | 'height_in'>;

/** 'ABB 500 kVA 12470GrdY/7200 480Y/277' */
export function nameOf(row: Named): string {
  const words = [row.manufacturer, formatKva(row.kva_rating), row.primary_voltage, row.secondary_voltage];
  return words.filter(Boolean).join(' ');
}

/** Width x depth x height, inches; null unless all three are known. */
export function dimensionsOf(row: Measured): string | null {
  const sides = [row.width_in, row.depth_in, row.height_in];
  return sides.includes(null) ? null : `${sides.map(Number).join(' x ')} in`;
}
