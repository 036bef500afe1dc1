import { useRef } from 'react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { styled } from 'styled-components';
import type { UnitSort, TableColumn, TableSort } from '../../../../../domain/comparison/sortUnits';
import { orderPriceText } from '../../../../../domain/cost/comparison/estimateWords';
import { orNA } from '../../../../../domain/format/number';
import { LONG_VALUE_LENGTH } from '../../../../../domain/limits';
import type { DisplayOrder } from '../../../../../domain/orders/displayOrder';
import type { AddressChanges } from '../../../../lib/browserAddress';
import { useHasPermission, useAppSelector } from '../../../../store/hooks';
import { selectHasFreight } from '../../../rates/state/selectors';
import { rovingList } from '../../../../ui/keyboard/arrowKeys';
import { Table, TableScroll } from '../../../../ui/layout/Table';
import { Skeleton } from '../../../../ui/elements';
import { color, fontSize, hairline, space } from '../../../../ui/theme';
import { OptionalTooltip } from '../../../../ui/Tooltip';
import { UnitsUnavailable } from '../Placeholders';
import type { UnitList } from '../../state/useUnitList';
import { AllUnits, PrintUnits } from './TableTools';
import { Group, UnitRows } from './UnitRows';
import {
  columnSets,
  rowsShown,
  type SortedColumn,
  type TableColumns,
  useColumnSet,
  useScrollToTop,
  useSortedPage,
  useTableSort,
} from '../../state/useTableSort';

/** Scrolls in its own box so that heads, requirement and serial numbers stay in view. */
const Scroll = styled(TableScroll)<{ $width: number }>`
  max-height: max(26.25rem, calc(100vh - 11.875rem));
  overflow: auto;
  /* Focused elements must not end up under sticky ones. */
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
    /* Later rows must not change the column widths. */
    table-layout: fixed;
    width: max(100%, ${({ $width }) => $width}rem);
    /* Collapsed borders do not scroll with their cells. */
    border-collapse: separate;
    border-spacing: 0;
  }
  && th,
  && td {
    padding-inline: ${space(2)};
  }
  && tbody th,
  && td {
    padding-block: 3px;
  }
  td {
    font-size: ${fontSize.label};
    line-height: 1.125rem;
    overflow-wrap: anywhere;
  }
  && [data-item] > th {
    padding-block: 0;
    border-bottom: 0;
    box-shadow: inset 0 -1px ${color('lineSoft')};
  }
  [data-gap] > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  tr > :first-child:not([aria-hidden]) {
    position: sticky;
    left: 0;
    z-index: 1;
  }
`;

const ThreeLines = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
`;

interface UnitTableProps {
  order: DisplayOrder;
  list: UnitList;
  sort: UnitSort;
  onSort: (sort: UnitSort, also: AddressChanges) => void;
}

export function UnitTable({ order, list, sort, onSort }: UnitTableProps) {
  const { pins, query, all } = list;
  const { current, sortBy } = useTableSort(sort, onSort);
  const seesCost = useHasPermission('seeCost');
  const hasFreight = useAppSelector(selectHasFreight);
  const [columnSet, setColumnSet] = useColumnSet();
  const columns = columnSets[seesCost ? (hasFreight ? 'withFreight' : 'withCosts') : 'withoutCosts'][columnSet];
  const items = useSortedPage(order, list, current);
  const scroll = useRef<HTMLDivElement>(null);
  useScrollToTop(scroll, [current.by, current.direction, list.text.trim(), list.page.page].join(' '));
  const isPageEmpty = items.length === 0;
  const isEmpty = isPageEmpty && pins.units.length === 0;
  if (isEmpty && query.isFetching) return <Skeleton $height="20rem" />;
  return (
    <>
      <AllUnits all={all} columns={columnSet} onColumns={setColumnSet}>
        {!isEmpty && <PrintUnits order={order} list={list} columns={columns} items={items} />}
      </AllUnits>
      {!isEmpty && (
        <Scroll
          ref={(element) => {
            scroll.current = element;
            return element === null ? undefined : rovingList(element);
          }}
          tabIndex={0}
          role="region"
          aria-label="Units"
          aria-busy={all.isFetching}
          data-items=""
          aria-keyshortcuts="U"
          data-shortcut="To the units"
          $width={columns.width}
        >
          <Table>
            <Heads columns={columns} current={current} sortBy={sortBy} />
            <Requirements order={order} columns={columns} />
            <UnitRows order={order} list={list} columns={columns} items={items} scroll={scroll} />
          </Table>
        </Scroll>
      )}
      {isPageEmpty && !query.isFetching && <UnitsUnavailable rows={1} requirement={order.requirement} query={query} />}
    </>
  );
}

interface HeadsProps extends ReturnType<typeof useTableSort> {
  columns: TableColumns;
}

const Heads = ({ columns, current, sortBy }: HeadsProps) => (
  <thead>
    <tr>
      {columns.all.map((column) =>
        'id' in column ? (
          <SortHead key={column.id} column={column} current={current} onSort={() => sortBy(column.id)} />
        ) : (
          <th key={column.title} scope="col" style={{ width: `${column.width}rem` }}>
            {column.title}
          </th>
        ),
      )}
    </tr>
  </thead>
);

const Requirements = ({ order, columns }: { order: DisplayOrder; columns: TableColumns }) => (
  <tbody>
    <Group>
      <th scope="row">Requirements</th>
      {columns.all.slice(1).map((column) => (
        <RequiredCell key={column.title} value={'id' in column ? requiredText(column.id, order) : null} />
      ))}
    </Group>
  </tbody>
);

function requiredText(column: TableColumn, order: DisplayOrder): string | null {
  if (column === 'price') return orderPriceText(order.price);
  if (column === 'distance') return `to ${order.customerLocation}`;
  const row = rowsShown.find(({ id }) => id === column);
  return row ? orNA(row.required(order.requirement)) : null;
}

/** Sticky above the units, so it stays small; the tooltip shows all of it. */
const RequiredCell = ({ value }: { value: string | null }) => (
  <td>
    {value !== null && (
      <OptionalTooltip text={value.length > LONG_VALUE_LENGTH ? value : null}>
        <ThreeLines>{value}</ThreeLines>
      </OptionalTooltip>
    )}
  </td>
);

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
`;

interface SortHeadProps {
  column: SortedColumn;
  current: TableSort;
  onSort: () => void;
}

const sortIcons = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown };

function SortHead({ column: { id, title, width }, current, onSort }: SortHeadProps) {
  const direction = id === current.by ? current.direction : 'none';
  const Icon = sortIcons[direction];
  return (
    <th scope="col" aria-sort={direction} style={{ width: `${width}rem` }}>
      <SortButton type="button" onClick={onSort}>
        {title}
        <Icon size={12} aria-hidden="true" />
      </SortButton>
    </th>
  );
}
