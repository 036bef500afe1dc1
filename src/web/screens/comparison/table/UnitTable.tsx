import { useRef } from 'react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { styled } from 'styled-components';
import type { UnitSort, TableColumn, TableSort } from '../../../../domain/comparison/sortUnits';
import { orderPriceText } from '../../../../domain/cost/comparison/estimateWords';
import { orNA } from '../../../../domain/format/number';
import { LONG_VALUE_LENGTH } from '../../../../domain/limits';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import type { AddressChanges } from '../../../parts/page/browserAddress';
import { useMay, useAppSelector } from '../../../state/hooks';
import { selectHasFreight } from '../../../state/selectors/rates';
import { rovingList } from '../../../ui/keyboard/arrowKeys';
import { Table } from '../../../ui/layout/Table';
import { Skeleton } from '../../../ui/elements';
import { OptionalTooltip } from '../../../ui/Tooltip';
import { UnitsUnavailable } from '../UnitsUnavailable';
import type { UnitList } from '../useUnitList';
import { AllUnits } from './AllUnits';
import { PrintUnits } from './PrintUnits';
import { UnitRows } from './UnitRows';
import { columnSets, rowsShown, type TableColumns, useColumnSet } from './columns';
import { Group, Scroll } from './tableStyle';
import { useScrollToTop, useSortedPage, useTableSort } from './useTableSort';

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
  const seesCost = useMay('seeCost');
  const hasFreight = useAppSelector(selectHasFreight);
  const [columnSet, setColumnSet] = useColumnSet();
  const columns = columnSets[seesCost ? (hasFreight ? 'withFreight' : 'withCosts') : 'withoutCosts'][columnSet];
  const items = useSortedPage({ order, list, sort: current });
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
            <Heads columns={columns} current={current} onSort={sortBy} />
            <Requirements order={order} hasSpecs={columns.hasSpecs} seesCost={seesCost} />
            <UnitRows order={order} list={list} columns={columns} items={items} scroll={scroll} />
          </Table>
        </Scroll>
      )}
      {isPageEmpty && !query.isFetching && <UnitsUnavailable rows={1} requirement={order.requirement} list={list} />}
    </>
  );
}

interface HeadsProps {
  columns: TableColumns;
  current: TableSort;
  onSort: (by: TableColumn) => void;
}

const Heads = ({ columns, current, onSort }: HeadsProps) => (
  <thead>
    <tr>
      {columns.all.map((column) =>
        'id' in column ? (
          <SortHead
            key={column.id}
            title={column.title}
            width={column.width}
            direction={column.id === current.by ? current.direction : null}
            onSort={() => onSort(column.id)}
          />
        ) : (
          <th key={column.title} scope="col" style={{ width: `${column.width}rem` }}>
            {column.title}
          </th>
        ),
      )}
    </tr>
  </thead>
);

const Requirements = ({ order, hasSpecs, seesCost }: { order: DisplayOrder; hasSpecs: boolean; seesCost: boolean }) => (
  <tbody>
    <Group>
      <th scope="row">Requirements</th>
      <td />
      {hasSpecs && <td />}
      {hasSpecs && rowsShown.map((row) => <RequiredCell key={row.id} value={orNA(row.required(order.requirement))} />)}
      <td colSpan={seesCost ? BEFORE_PRICE : BEFORE_COSTS} />
      {seesCost && <td>{orderPriceText(order.price)}</td>}
      <RequiredCell value={`to ${order.customerLocation}`} />
      <td />
    </Group>
  </tbody>
);

/** Gap, work, costs and margin. */
const BEFORE_PRICE = 4;
/** Gap and work. */
const BEFORE_COSTS = 2;

/** Sticky above the units, so it stays small; the tooltip shows all of it. */
const RequiredCell = ({ value }: { value: string }) => (
  <td>
    <OptionalTooltip text={value.length > LONG_VALUE_LENGTH ? value : null}>
      <ThreeLines>{value}</ThreeLines>
    </OptionalTooltip>
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
  title: string;
  /** rem */
  width: number;
  direction: TableSort['direction'] | null;
  onSort: () => void;
}

export function SortHead({ title, width, direction, onSort }: SortHeadProps) {
  const Icon = direction === null ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={direction ?? 'none'} style={{ width: `${width}rem` }}>
      <SortButton type="button" onClick={onSort}>
        {title}
        <Icon size={12} aria-hidden="true" />
      </SortButton>
    </th>
  );
}
