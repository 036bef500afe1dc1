import { useRef, use } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { styled } from 'styled-components';
import type { ListedUnit } from '../../../../contract/inventory/inventoryList';
import type { InventorySort } from '../../../../contract/inventory/inventoryQuery';
import { columns, columnsFor, type InventoryColumn } from '../../../../domain/inventory/list/columns';
import type { InventoryOrder } from '../../../../domain/inventory/list/inventoryList';
import type { Density } from '../../../../domain/inventory/list/look';
import { clickOutsideControls } from '../../../lib/clickOutsideControls';
import { IncompleteBadge } from '../../records/components/IncompleteBadge';
import { SelectBox } from '../../records/components/bulk/SelectBox';
import { SelectionContext } from '../../records/components/bulk/selection';
import { useHasPermission } from '../../../store/hooks';
import { HeadButton, Table, TableScroll } from '../../../ui/layout/Table';
import { VisuallyHidden } from '../../../ui/elements';
import { color, fontSize, space } from '../../../ui/theme';
import { directionText, sortOf } from './LookChoice';
import { Availability, Contention, RowEdit, UnitLink, useOpenUnit, useRestoredPlace, useTabStop } from './UnitParts';
import type { InventoryActions, UnitsViewProps } from '../state/useInventoryList';

/** Ten columns beside the facets fit into 1440 px. */
const Units = styled(Table)`
  th,
  td {
    padding-inline: ${space(2)};
  }
  /* Above the numbers, beside the boxes that select units. */
  &[data-selects] thead th:first-child {
    padding-left: 2rem;
    @media (pointer: coarse) {
      padding-left: 3.25rem;
    }
  }
`;

const Rows = styled.tbody<{ $density: Density }>`
  tr {
    cursor: pointer;
  }
  tr:hover,
  tr:focus-within {
    background: ${color('surfaceHover')};
  }
  th,
  td {
    padding-block: ${({ $density }) => ($density === 'compact' ? '1px' : space(2))};
    white-space: nowrap;
  }
  ${({ $density }) => $density === 'compact' && `font-size: ${fontSize.label};`}
  th {
    border-bottom: 1px solid ${color('lineSoft')};
    background: none;
    font-size: inherit;
    line-height: inherit;
  }
  th > * {
    vertical-align: middle;
  }
  tr:last-child th {
    border-bottom: 0;
  }
  td[data-wraps] {
    white-space: normal;
  }
  td[data-wraps='prose'] {
    min-width: 16rem;
    overflow-wrap: anywhere;
  }
`;

export function InventoryTable({ units, list, onSort }: UnitsViewProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { tabIndexOf, ...handlers } = useTabStop(
    units.map(({ serial }) => String(serial)),
    useRestoredPlace(body),
  );
  const { order, density } = list;
  const canSelect = use(SelectionContext) !== null;
  const shown = columnsFor(useHasPermission('seeCost'), list.columns);
  return (
    <TableScroll>
      <Units data-density={density} data-selects={canSelect || undefined}>
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
      </Units>
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

function UnitRow({ unit, shown, tabIndex }: { unit: ListedUnit; shown: readonly InventoryColumn[]; tabIndex: number }) {
  const serial = String(unit.serial);
  const { open } = useOpenUnit(serial);
  return (
    <tr data-row={serial} onClick={clickOutsideControls(open)}>
      <th scope="row">
        <SelectBox serial={serial} tabIndex={tabIndex} />
        <UnitLink serial={serial} tabIndex={tabIndex} />
        {unit.is_incomplete === true && <IncompleteBadge />}
        <Contention serial={serial} tabIndex={tabIndex} />
        <RowEdit isIcon file="units" recordKey={serial} number={serial} tabIndex={tabIndex} />
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

const SortButton = styled(HeadButton)`
  [data-numeric] > & {
    flex-direction: row-reverse;
  }
`;

interface SortedHeadProps {
  title: string;
  by: InventorySort;
  order: InventoryOrder;
  onSort: InventoryActions['sort'];
  isNumeric?: boolean | undefined;
}

function SortedHead({ title, by, order, onSort, isNumeric }: SortedHeadProps) {
  const isSorted = order.by === by;
  const Arrow = isSorted && order.direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      data-numeric={isNumeric}
      aria-sort={isSorted ? (order.direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <SortButton $side="0.5rem" onClick={() => onSort(by, isNumeric ?? false)}>
        {title}
        <Arrow size={13} aria-hidden="true" />
      </SortButton>
    </th>
  );
}
