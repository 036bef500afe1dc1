import { useDeferredValue } from 'react';
import styled from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import type { UnitSort } from '../../../../domain/comparison/sortUnits';
import type { TableColumn, TableSort } from '../../../../domain/comparison/tableSort';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { LONG_VALUE_LENGTH } from '../../../../domain/limits';
import { orNA } from '../../../../domain/format/orNA';
import { Skeleton } from '../../../ui/progress/Skeleton';
import { Table, TableScroll } from '../../../ui/layout/Table';
import { color, hairline } from '../../../ui/theme';
import { OptionalTooltip } from '../../../ui/tooltip/OptionalTooltip';
import { columnCount, figureColumns, plainColumns, rowsShown, tableWidth } from './columns';
import { SortHead } from './SortHead';
import { UnitTableRow } from './UnitTableRow';
import { useSortedPage } from './useSortedPage';
import { useTableSort } from './useTableSort';
import { UnitsUnavailable } from '../list/UnitsUnavailable';
import type { UnitList } from '../list/useUnitList';

/** Scrolls inside itself, so that titles and requirement stay in view above the units, and the units' numbers beside their values. */
const Scroll = styled(TableScroll)`
  max-height: max(26.25rem, calc(100vh - 11.875rem));
  overflow: auto;
  /* What is focused does not come to lie under what stays in view. */
  scroll-padding: 4.5rem 0 0 12rem;
  thead th {
    position: sticky;
    top: 0;
    z-index: 3;
  }
  && tbody:first-of-type > tr > * {
    position: sticky;
    top: 2.1875rem;
    z-index: 2;
    border-bottom: ${hairline};
    background: ${color('surface')};
  }
  && thead th:first-child {
    z-index: 4;
  }
  && tbody:first-of-type > tr > :first-child {
    z-index: 3;
  }
  table {
    /* Whatever the rows hold that come after the first, no column moves. */
    table-layout: fixed;
    width: max(100%, ${tableWidth}rem);
    /* Borders of collapsed cells do not scroll with them. */
    border-collapse: separate;
    border-spacing: 0;
  }
  td {
    overflow-wrap: anywhere;
  }
  tr > :first-child {
    position: sticky;
    left: 0;
    z-index: 1;
  }
`;

const Group = styled.tr`
  th {
    background: ${color('surface')};
    color: ${color('text')};
    font-weight: 600;
  }
`;

const ThreeLines = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
`;

/** As many rows as a desktop window shows at first; the others render once these are on screen. */
const FIRST_ROWS = 15;

interface UnitTableProps {
  order: DisplayOrder;
  list: UnitList;
  /** How the list is sorted. */
  sort: UnitSort;
  onSort: (sort: UnitSort) => void;
}

/** The requirement, the pinned units and one page of the others, as rows. */
export function UnitTable({ order, list, sort, onSort }: UnitTableProps) {
  const { page, pins, query } = list;
  const { current, sortBy } = useTableSort(sort, onSort);
  const items = useSortedPage({ order, list, sort: current });
  const rowCount = useDeferredValue(Infinity, FIRST_ROWS);
  const isEmpty = items.length === 0 && pins.units.length === 0;
  if (isEmpty && query.isFetching) return <Skeleton $height="20rem" />;
  if (isEmpty) return <UnitsUnavailable rows={1} requirement={order.requirement} list={list} />;
  return (
    <Scroll tabIndex={0} role="region" aria-label="Units">
      <Table>
        <Heads current={current} onSort={sortBy} />
        <Requirements order={order} />
        {pins.units.length > 0 && (
          <Units title={`Pinned Units (${pins.units.length})`} units={pins.units} order={order} list={list} />
        )}
        <Units title={`Available Units (${page.total})`} units={items.slice(0, rowCount)} order={order} list={list} />
      </Table>
    </Scroll>
  );
}

function Heads({ current, onSort }: { current: TableSort; onSort: (by: TableColumn) => void }) {
  return (
    <thead>
      <tr>
        {plainColumns.map(({ title, width }) => (
          <th key={title} scope="col" style={{ width: `${width}rem` }}>
            {title}
          </th>
        ))}
        {figureColumns.map(({ id, ...column }) => (
          <SortHead
            key={id}
            {...column}
            direction={id === current.by ? current.direction : null}
            onSort={() => onSort(id)}
          />
        ))}
      </tr>
    </thead>
  );
}

const Requirements = ({ order: { requirement } }: { order: DisplayOrder }) => (
  <tbody>
    <Group>
      <th scope="row">Requirements</th>
      <td />
      {rowsShown.map((row) => (
        <RequiredCell key={row.id} value={orNA(row.required(requirement))} />
      ))}
      <td colSpan={figureColumns.length} />
    </Group>
  </tbody>
);

/** Stays in view above the units, so it leaves them their room; the tooltip has what does not fit. */
function RequiredCell({ value }: { value: string }) {
  return (
    <td>
      <OptionalTooltip text={value.length > LONG_VALUE_LENGTH ? value : null}>
        <ThreeLines>{value}</ThreeLines>
      </OptionalTooltip>
    </td>
  );
}

interface UnitsProps {
  order: DisplayOrder;
  list: UnitList;
  title: string;
  units: readonly Unit[];
}

function Units({ title, units, order, list: { pins, bestSerial, added } }: UnitsProps) {
  return (
    <tbody>
      <Group>
        <th scope="rowgroup" colSpan={columnCount}>
          {title}
        </th>
      </Group>
      {units.map((unit) => (
        <UnitTableRow
          key={String(unit.serial)}
          unit={unit}
          isBest={String(unit.serial) === bestSerial}
          isPinned={pins.units.includes(unit)}
          isFull={pins.isFull}
          onPin={pins.toggle}
          differences={pins.differences}
          order={order}
          isAdded={unit === added}
        />
      ))}
    </tbody>
  );
}
