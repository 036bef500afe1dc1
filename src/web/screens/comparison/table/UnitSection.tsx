import type { FocusEventHandler, ReactNode } from 'react';
import type { Unit } from '../../../../contract/unit/unit';
import { earnsMoreRemark } from '../../../../domain/comparison/best';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { useAppSelector } from '../../../state/hooks';
import { selectManualUnits } from '../../../state/selectors/comparisonChoices';
import type { UnitList } from '../list/useUnitList';
import type { TableColumns } from './columns';
import { Group } from './tableStyle';
import { UnitTableRow } from './UnitTableRow';

interface SectionProps {
  title: string;
  columns: TableColumns;
  onFocus?: FocusEventHandler;
  children: ReactNode;
}

/** Rows under a title of their own. */
export const Section = ({ title, columns, children, ...focus }: SectionProps) => (
  <tbody {...focus}>
    <Group>
      <th scope="rowgroup" colSpan={columns.all.length}>
        {title}
      </th>
    </Group>
    {children}
  </tbody>
);

export interface ListOfRows {
  order: DisplayOrder;
  list: UnitList;
  columns: TableColumns;
}

interface ListedRowProps extends ListOfRows {
  unit: Unit;
  index?: number;
  onRow?: (row: HTMLTableRowElement | null) => void;
}

/** A unit's row with what the list knows of the unit. */
export function ListedRow({ order, unit, list, columns, index, onRow }: ListedRowProps) {
  const { pins, bestSerial, earnsMore, added } = list;
  const manual = useAppSelector((state) => selectManualUnits(state, order.id));
  return (
    <UnitTableRow
      unit={unit}
      isBest={String(unit.serial) === bestSerial}
      remark={earnsMoreRemark(earnsMore, unit.serial)}
      isManual={manual.includes(unit)}
      isPinned={pins.units.includes(unit)}
      isFull={pins.isFull}
      onPin={pins.toggle}
      differences={pins.differences}
      order={order}
      isAdded={unit === added}
      hasSpecs={columns.hasSpecs}
      index={index}
      onRow={onRow}
    />
  );
}
