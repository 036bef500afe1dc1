import { ArrowDown, ArrowUp, LayoutGrid, SlidersHorizontal, Table2 } from 'lucide-react';
import {
  activeFilterChips,
  sortedBy,
  statuses,
  statusWords,
  withoutTriage,
  type OrderSort,
} from '../../../domain/order/orderFilters';
import { useInsights } from '../../state/hooks';
import { Button } from '../../ui/button/Button';
import { Controls, Spacer } from '../../ui/elements';
import { Segmented } from '../../ui/field/Segmented';
import { SelectField } from '../../ui/field/SelectField';
import type { OrderList } from '../../../domain/order/orderList';
import type { OrderListActions } from './useOrderList';

const statusOptions = statuses.map((value) => ({ value, label: statusWords[value] }));
const specifiedStatusOptions = statusOptions.filter(({ value }) => value !== 'retired');

const sortOptions = [
  { value: 'orderDate', label: 'Order Date' },
  { value: 'price', label: 'Price' },
  { value: 'requestDate', label: 'Customer Request Date' },
] as const;
const specifiedSortOptions = [sortOptions[0], sortOptions[1]] as const;

const viewOptions = [
  { value: 'cards', label: 'Cards', icon: <LayoutGrid size={15} aria-hidden="true" /> },
  { value: 'table', label: 'Table', icon: <Table2 size={15} aria-hidden="true" /> },
] as const;

const directionNames = {
  orderDate: { asc: 'Oldest first', desc: 'Newest first' },
  price: { asc: 'Lowest first', desc: 'Highest first' },
  requestDate: { asc: 'Earliest first', desc: 'Latest first' },
} as const;

function DirectionToggle({ sort, onChange }: { sort: OrderSort; onChange: (sort: OrderSort) => void }) {
  const isDescending = sort.direction === 'desc';
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <Button onClick={() => onChange({ ...sort, direction: isDescending ? 'asc' : 'desc' })}>
      {directionNames[sort.by][sort.direction]}
      <Arrow size={15} aria-hidden="true" />
    </Button>
  );
}

interface OrdersToolbarProps {
  list: OrderList;
  actions: OrderListActions;
  filtersId: string;
  isFiltering: boolean;
  onToggleFilters: () => void;
}

export function OrdersToolbar({ list, actions, filtersId, isFiltering, onToggleFilters }: OrdersToolbarProps) {
  const { filters, sort, view } = list;
  const hasInsights = useInsights();
  const active = activeFilterChips(withoutTriage(filters), []).length;
  return (
    <Controls $gap={3}>
      <SelectField
        inline
        label="Status"
        options={hasInsights ? statusOptions : specifiedStatusOptions}
        value={filters.status === 'all' ? 'unassigned' : filters.status}
        onChange={(status) => actions.filter({ status })}
      />
      <SelectField
        inline
        label="Sort"
        options={hasInsights ? sortOptions : specifiedSortOptions}
        value={sort.by}
        onChange={(by) => actions.sort(sortedBy(sort, by))}
      />
      <DirectionToggle sort={sort} onChange={actions.sort} />
      <Button aria-expanded={isFiltering} aria-controls={filtersId} aria-keyshortcuts="/" onClick={onToggleFilters}>
        <SlidersHorizontal size={15} aria-hidden="true" />
        Advanced Filters{active > 0 && ` · ${active}`}
      </Button>
      <Spacer>
        <Segmented label="View" options={viewOptions} value={view} onChange={actions.view} />
      </Spacer>
    </Controls>
  );
}
