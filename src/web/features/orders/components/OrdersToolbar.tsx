import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, LayoutGrid, SlidersHorizontal, Table2 } from 'lucide-react';
import { styled } from 'styled-components';
import type { OrdersCounts } from '../../../../contract/orders/ordersQuery';
import { formatNumber } from '../../../../domain/format/number';
import { activeFilterChips, filtersOfPanel, statuses, statusWords } from '../../../../domain/orders/orderFilters';
import { sortedBy } from '../../../../domain/orders/orderSort';
import type { OrderList } from '../../../../domain/orders/orderList';
import { notJudgedOf, triageChoices } from '../../../../domain/orders/triage';
import { useInsights } from '../../../store/hooks';
import { Button } from '../../../ui/button/Button';
import { Controls, Dim, Row, Spacer } from '../../../ui/elements';
import { Segmented } from '../../../ui/field/Segmented';
import { SelectField } from '../../../ui/field/SelectField';
import type { OrderListActions } from '../state/useOrderList';

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

interface OrdersToolbarProps {
  list: OrderList;
  actions: OrderListActions;
  filtersId: string;
  isFiltering: boolean;
  onToggleFilters: () => void;
  children: ReactNode;
}

export function OrdersToolbar(props: OrdersToolbarProps) {
  const { list, actions, filtersId, isFiltering, onToggleFilters, children } = props;
  const { filters, sort, view } = list;
  const hasInsights = useInsights();
  const isDescending = sort.direction === 'desc';
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  const active = activeFilterChips(filtersOfPanel(filters), []).length;
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
      <Button onClick={() => actions.sort({ ...sort, direction: isDescending ? 'asc' : 'desc' })}>
        {directionNames[sort.by][sort.direction]}
        <Arrow size={15} aria-hidden="true" />
      </Button>
      <Button aria-expanded={isFiltering} aria-controls={filtersId} aria-keyshortcuts="/" onClick={onToggleFilters}>
        <SlidersHorizontal size={15} aria-hidden="true" />
        Advanced Filters{active > 0 && ` · ${active}`}
      </Button>
      <Spacer>
        <Row $gap={2}>
          <Segmented label="View" options={viewOptions} value={view} onChange={actions.view} />
          {children}
        </Row>
      </Spacer>
    </Controls>
  );
}

const Root = styled(Row)`
  /* The counts decide the layout. */
  &[aria-busy='true'] {
    visibility: hidden;
  }
`;

interface TriageBarProps extends Pick<OrdersToolbarProps, 'list' | 'actions'> {
  counts: OrdersCounts | undefined;
  isLoading: boolean;
}

export function TriageBar({ list: { filters }, actions, counts, isLoading }: TriageBarProps) {
  const notJudged = notJudgedOf(filters.status, counts);
  return (
    <Root as="section" $gap={2} aria-label="Urgency and coverage" aria-busy={isLoading}>
      {triageChoices(filters, counts).map(({ label, count, isChosen, change }) => (
        <Button key={label} size="small" aria-pressed={isChosen} onClick={() => actions.filter(change)}>
          {label}
          {count !== null && ` · ${formatNumber(count)}`}
        </Button>
      ))}
      {notJudged > 0 && <Dim>({formatNumber(notJudged)} not judged yet)</Dim>}
    </Root>
  );
}
