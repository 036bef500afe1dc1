import { coverages, NOT_COVERED } from '../../../../contract/order/ordersBands';
import type { OrdersCounts } from '../../../../contract/order/ordersQuery';
import { formatNumber } from '../../../../domain/format/number';
import { coverageWords, dueOptions, type OrderFilters } from '../../../../domain/order/orderFilters';
import { notCoveredIn } from '../../../../domain/order/triage';
import { Button } from '../../../ui/button/Button';
import { SelectField } from '../../../ui/field/SelectField';
import { Controls } from '../../../ui/elements';

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

export interface TriageFieldsProps {
  filters: OrderFilters;
  counts: OrdersCounts | undefined;
  onFilter: (change: Partial<OrderFilters>) => void;
}

/** The filters by urgency and coverage, each with how many orders it would leave. */
export function TriageFields({ filters, counts, onFilter }: TriageFieldsProps) {
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
