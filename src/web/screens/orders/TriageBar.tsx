import { Fragment } from 'react';
import { styled } from 'styled-components';
import { coverages, NOT_COVERED } from '../../../contract/order/ordersBands';
import type { OrdersCounts } from '../../../contract/order/ordersQuery';
import { formatNumber } from '../../../domain/format/number';
import { coverageWords, dueOptions, type OrderFilters, type TriageFilters } from '../../../domain/order/orderFilters';
import type { OrderList } from '../../../domain/order/orderList';
import { isShown, notCoveredIn, notJudgedOf, summaryParts } from '../../../domain/order/triage';
import { Button } from '../../ui/button/Button';
import { SelectField } from '../../ui/field/SelectField';
import { Controls, Row, Dim } from '../../ui/elements';
import { color, fontSize, space } from '../../ui/theme';
import { type OrderListActions, useOrdersCounts } from './useOrderList';

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
      <SummaryLine filters={list.filters} counts={whole} onShow={actions.filter} />
      {/* A mounted field would grow a moment after its options arrive. */}
      <TriageFields key={String(isLoading)} filters={list.filters} counts={standing} onFilter={actions.filter} />
    </Root>
  );
}

interface SummaryLineProps {
  filters: OrderFilters;
  counts: OrdersCounts | undefined;
  onShow: (shows: TriageFilters) => void;
}

const Part = styled(Button)`
  font-size: ${fontSize.body};
  &[data-bad='true'] {
    color: ${color('bad')};
  }
`;

/** '138 open · 9 overdue · 28 not covered' */
function SummaryLine({ filters, counts, onShow }: SummaryLineProps) {
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
            onClick={() => onShow(shows)}
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

interface TriageFieldsProps {
  filters: OrderFilters;
  counts: OrdersCounts | undefined;
  onFilter: (change: Partial<OrderFilters>) => void;
}

function TriageFields({ filters, counts, onFilter }: TriageFieldsProps) {
  const { due, coverage, review, owner } = filters;
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
        {counted('Needs engineering', counts?.needsEngineering)}
      </Button>
      <Button aria-pressed={owner === 'mine'} onClick={() => onFilter({ owner: owner === 'mine' ? 'all' : 'mine' })}>
        {counted('Mine', counts?.mine)}
      </Button>
    </Controls>
  );
}
