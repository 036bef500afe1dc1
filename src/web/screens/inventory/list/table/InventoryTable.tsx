import { useRef } from 'react';
import type { ListedUnit } from '../../../../../contract/inventory/inventoryList';
import { columns, type InventoryColumn } from '../../../../../domain/inventory/list/columns';
import { clickOutsideControls } from '../../../../parts/page/clickOutsideControls';
import { Table, TableScroll } from '../../../../ui/layout/Table';
import { VisuallyHidden } from '../../../../ui/elements';
import { directionText, sortOf } from '../../look/sorts';
import type { UnitsViewProps } from '../unitsView';
import { Availability } from '../Availability';
import { Contention } from '../Contention';
import { SortedHead } from './SortedHead';
import { UnitLink, useOpenUnit } from '../UnitLink';
import { useReturn } from '../place';
import { useTabStop } from './useTabStop';
import { Rows } from './tableStyle';
import { columnsFor } from '../../../../../domain/inventory/list/columnsFor';
import { useMay } from '../../../../state/hooks';

/** Units one below the other, in the chosen columns. Arrow keys go from row to row, Enter opens the unit. */
export function InventoryTable({ units, list, onSort }: UnitsViewProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { tabIndexOf, ...handlers } = useTabStop(
    units.map(({ serial }) => String(serial)),
    useReturn(body),
  );
  const { order, density } = list;
  const shown = columnsFor(useMay('seeCost'), list.columns);
  return (
    <TableScroll>
      <Table data-density={density}>
        <VisuallyHidden as="caption">
          Units of the inventory, by {sortOf(order.by)?.title}: {directionText(order)}
        </VisuallyHidden>
        <thead>
          <tr>
            <SortedHead title="IC#" by="serial" order={order} onSort={onSort} />
            {shown.map((id) => (
              <ColumnHead key={id} id={id} order={order} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <Rows ref={body} $density={density} {...handlers}>
          {units.map((unit) => (
            <UnitRow key={unit.serial} unit={unit} shown={shown} tabIndex={tabIndexOf(String(unit.serial))} />
          ))}
        </Rows>
      </Table>
    </TableScroll>
  );
}

type ColumnHeadProps = Pick<UnitsViewProps['list'], 'order'> & Pick<UnitsViewProps, 'onSort'> & { id: InventoryColumn };

function ColumnHead({ id, order, onSort }: ColumnHeadProps) {
  const { title, sortedBy, isNumeric } = columns[id];
  if (sortedBy) return <SortedHead title={title} by={sortedBy} order={order} onSort={onSort} isNumeric={isNumeric} />;
  return (
    <th scope="col" data-numeric={isNumeric}>
      {title}
    </th>
  );
}

interface UnitRowProps {
  unit: ListedUnit;
  shown: readonly InventoryColumn[];
  tabIndex: number;
}

function UnitRow({ unit, shown, tabIndex }: UnitRowProps) {
  const serial = String(unit.serial);
  const { open } = useOpenUnit(serial);
  return (
    <tr data-row={serial} onClick={clickOutsideControls(open)}>
      <th scope="row">
        <UnitLink serial={serial} tabIndex={tabIndex} />
        <Contention serial={serial} tabIndex={tabIndex} />
      </th>
      {shown.map((id) => {
        const { isNumeric, wraps, text } = columns[id];
        return (
          <td key={id} data-numeric={isNumeric} data-wraps={wraps}>
            {id === 'availability' ? <Availability unit={unit} tabIndex={tabIndex} /> : text(unit)}
          </td>
        );
      })}
    </tr>
  );
}
