import { Fragment } from 'react';
import { ArrowDown, ArrowUp, LayoutGrid, SlidersHorizontal, Table2 } from 'lucide-react';
import { styled } from 'styled-components';
import { coverages, NOT_COVERED } from '../../../../contract/orders/ordersBands';
import type { OrdersCounts } from '../../../../contract/orders/ordersQuery';
import { formatNumber } from '../../../../domain/format/number';
import {
  activeFilterChips,
  coverageWords,
  dueOptions,
  type OrderFilters,
  sortedBy,
  statuses,
  statusWords,
  withoutTriage,
} from '../../../../domain/orders/orderFilters';
import type { OrderList } from '../../../../domain/orders/orderList';
import { isShown, notCoveredIn, notJudgedOf, summaryParts } from '../../../../domain/orders/triage';
import { useInsights } from '../../../store/hooks';
import { Button } from '../../../ui/button/Button';
import { Controls, Dim, Row, Spacer } from '../../../ui/elements';
import { Segmented } from '../../../ui/field/Segmented';
import { SelectField } from '../../../ui/field/SelectField';
import { color, fontSize, space } from '../../../ui/theme';
import { type OrderListActions, useOrdersCounts } from '../state/useOrderList';

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
}

export function OrdersToolbar({ list, actions, filtersId, isFiltering, onToggleFilters }: OrdersToolbarProps) {
  const { filters, sort, view } = list;
  const hasInsights = useInsights();
  const isDescending = sort.direction === 'desc';
  const Arrow = isDescending ? ArrowDown : ArrowUp;
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
      <Button onClick={() => actions.sort({ ...sort, direction: isDescending ? 'asc' : 'desc' })}>
        {directionNames[sort.by][sort.direction]}
        <Arrow size={15} aria-hidden="true" />
      </Button>
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

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  /* The counts decide the layout. */
  &[aria-busy='true'] {
    visibility: hidden;
  }
`;

export function TriageBar({ list, actions }: { list: OrderList; actions: OrderListActions }) {
  const { standing, whole, isLoading } = useOrdersCounts(list);
  return (
    <Root aria-label="Urgency and coverage" aria-busy={isLoading}>
      <SummaryLine filters={list.filters} counts={whole} onFilter={actions.filter} />
      {/* A mounted field would grow a moment after its options arrive. */}
      <TriageFields key={String(isLoading)} filters={list.filters} counts={standing} onFilter={actions.filter} />
    </Root>
  );
}

interface TriageProps {
  filters: OrderFilters;
  counts: OrdersCounts | undefined;
  onFilter: OrderListActions['filter'];
}

const Part = styled(Button)`
  font-size: ${fontSize.body};
  &[data-bad='true'] {
    color: ${color('bad')};
  }
`;

function SummaryLine({ filters, counts, onFilter }: TriageProps) {
  const notJudged = notJudgedOf(filters.status, counts);
  return (
    <Row $gap={2} role="group" aria-label="Summary">
      {summaryParts(filters.status, counts).map(({ words, count, shows }, index) => (
        <Fragment key={words}>
          {index > 0 && <Dim aria-hidden="true">·</Dim>}
          <Part
            variant="quiet"
            size="small"
            data-bad={index > 0 && (count ?? 0) > 0}
            aria-pressed={isShown(filters, shows)}
            onClick={() => onFilter(shows)}
          >
            {count === null ? words : `${formatNumber(count)} ${words}`}
          </Part>
        </Fragment>
      ))}
      {notJudged > 0 && <Dim>({formatNumber(notJudged)} not judged yet)</Dim>}
    </Row>
  );
}

const counted = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} · ${formatNumber(count)}`;

const dueChoices = (counts: OrdersCounts | undefined) =>
  dueOptions.map(({ value, label }) => ({
    value,
    label: value === 'all' ? label : counted(label, counts?.due[value]),
  }));

const coverageChoices = (counts: OrdersCounts | undefined) => [
  { value: 'all' as const, label: 'All' },
  ...coverages.map((value) => ({ value, label: counted(coverageWords[value], counts?.coverage[value]) })),
  { value: NOT_COVERED, label: counted(coverageWords[NOT_COVERED], counts && notCoveredIn(counts)) },
];

function TriageFields({ filters: { due, coverage, review, owner }, counts, onFilter }: TriageProps) {
  return (
    <Controls $gap={2}>
      <SelectField
        inline
        label="Customer Request Date"
        options={dueChoices(counts)}
        value={due}
        onChange={(next) => onFilter({ due: next })}
      />
      <SelectField
        inline
        label="Coverage"
        options={coverageChoices(counts)}
        value={coverage}
        onChange={(next) => onFilter({ coverage: next })}
      />
      <Button
        aria-pressed={review === 'needed'}
        onClick={() => onFilter({ review: review === 'needed' ? 'all' : 'needed' })}
      >
        {counted('Engineering review', counts?.needsEngineering)}
      </Button>
      <Button aria-pressed={owner === 'mine'} onClick={() => onFilter({ owner: owner === 'mine' ? 'all' : 'mine' })}>
        {counted('Mine', counts?.mine)}
      </Button>
    </Controls>
  );
}
