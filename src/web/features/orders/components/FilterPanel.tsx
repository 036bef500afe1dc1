import { useState } from 'react';
import { styled } from 'styled-components';
import { coverages, NOT_COVERED } from '../../../../contract/orders/ordersBands';
import type { OrdersCounts } from '../../../../contract/orders/ordersQuery';
import type { DeliveryState } from '../../../../contract/states';
import { formatNumber } from '../../../../domain/format/number';
import { oneLine } from '../../../../domain/format/text';
import { FILTER_LENGTHS } from '../../../../domain/limits';
import {
  activeFilterChips,
  coverageWords,
  dueOptions,
  orderAgeOptions,
  type OrderFilters,
} from '../../../../domain/orders/orderFilters';
import { notCoveredIn } from '../../../../domain/orders/triage';
import { useInsights } from '../../../store/hooks';
import { Button } from '../../../ui/button/Button';
import { SelectField } from '../../../ui/field/SelectField';
import { TextField } from '../../../ui/field/TextField';
import { Card, Row, Label } from '../../../ui/elements';
import { Chip } from '../../../ui/mark/Chip';
import { space } from '../../../ui/theme';
import type { OrderListActions } from '../state/useOrderList';

const ALL = { value: 'all', label: 'All' } as const;

const jobTypeOptions = [ALL, { value: 'RC', label: 'RC' }, { value: 'RW', label: 'RW' }] as const;

const textFilters = [
  { name: 'searchTerm', label: 'Search', placeholder: 'Sales Order Number, Job Number' },
  { name: 'salesperson', label: 'Salesperson' },
  { name: 'customerName', label: 'Customer Name' },
] as const;

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)} ${space(4)};
  padding: ${space(4)} ${space(4)} ${space(2)};
  @media (max-width: 47.4375em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Foot = styled(Row)`
  grid-column: 1 / -1;
  justify-content: space-between;
  gap: ${space(2)};
`;

/** Unknown states appear by their code. */
function stateOptions(states: readonly DeliveryState[], chosen: string) {
  const known = [ALL, ...states.map(({ code, display }) => ({ value: code, label: display }))];
  return known.some(({ value }) => value === chosen) ? known : [...known, { value: chosen, label: chosen }];
}

interface FilterPanelProps {
  filters: OrderFilters;
  states: readonly DeliveryState[];
  actions: OrderListActions;
}

const counted = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} · ${formatNumber(count)}`;

const dueChoices = (counts: OrdersCounts | undefined) =>
  dueOptions.map(({ value, label }) => ({
    value,
    label: value === 'all' ? label : counted(label, counts?.due[value]),
  }));

const coverageChoices = (counts: OrdersCounts | undefined) => [
  ALL,
  ...coverages.map((value) => ({ value, label: counted(coverageWords[value], counts?.coverage[value]) })),
  { value: NOT_COVERED, label: counted(coverageWords[NOT_COVERED], counts && notCoveredIn(counts)) },
];

const TriageFields = ({ filters, counts, actions }: Omit<TriageFilterPanelProps, 'states'>) => (
  <>
    <SelectField
      label="Customer Request Date"
      options={dueChoices(counts)}
      value={filters.due}
      onChange={(due) => actions.filter({ due })}
    />
    <SelectField
      label="Coverage"
      options={coverageChoices(counts)}
      value={filters.coverage}
      onChange={(coverage) => actions.filter({ coverage })}
    />
  </>
);

interface TriageFilterPanelProps extends FilterPanelProps {
  counts: OrdersCounts | undefined;
}

/** Spec section 2, then urgency and coverage. Text applies on Enter, choices immediately. */
export const FilterPanel = ({ filters, states, actions, counts }: TriageFilterPanelProps) => (
  <Panel aria-label="Advanced Filters">
    {textFilters.map(({ name, ...field }) => (
      <EnterField
        key={name}
        {...field}
        maxLength={FILTER_LENGTHS[name]}
        applied={filters[name]}
        onApply={(text) => actions.filter({ [name]: text })}
      />
    ))}
    <SelectField
      label="Job Creation Date"
      options={orderAgeOptions}
      value={filters.orderAge}
      onChange={(orderAge) => actions.filter({ orderAge })}
    />
    <SelectField
      label="Job Type"
      options={jobTypeOptions}
      value={filters.jobType}
      onChange={(jobType) => actions.filter({ jobType })}
    />
    <SelectField
      label="Delivery Location"
      options={stateOptions(states, filters.customerLocation)}
      value={filters.customerLocation}
      onChange={(customerLocation) => actions.filter({ customerLocation })}
    />
    {useInsights() && <TriageFields {...{ filters, counts, actions }} />}
    <Foot>
      <Label>Press Enter to apply</Label>
      <Button variant="quiet" disabled={activeFilterChips(filters, []).length === 0} onClick={actions.clearFilters}>
        Clear Filters
      </Button>
    </Foot>
  </Panel>
);

/** The product type is fixed, so its chip cannot be removed. */
export function FilterChips({ filters, states, actions, canClear }: FilterPanelProps & { canClear: boolean }) {
  const chips = activeFilterChips(filters, states);
  return (
    <Row $gap={2} role="group" aria-label="Active filters">
      <Chip>Product Type: Three-phase Padmounts</Chip>
      {chips.map(({ filter, label }) => (
        <Chip key={filter} removeLabel={`Remove filter ${label}`} onRemove={() => actions.unfilter(filter)}>
          {label}
        </Chip>
      ))}
      {canClear && chips.length > 0 && (
        <Button variant="quiet" size="small" onClick={actions.clearFilters}>
          Clear Filters
        </Button>
      )}
    </Row>
  );
}

interface EnterFieldProps {
  label: string;
  maxLength: number;
  applied: string;
  onApply: (text: string) => void;
  placeholder?: string;
}

/** A draft until Enter; a value applied elsewhere (chip, Back) replaces it. */
function EnterField({ applied, onApply, maxLength, ...rest }: EnterFieldProps) {
  const [draft, setDraft] = useState({ text: applied, of: applied });
  if (draft.of !== applied) setDraft({ text: applied, of: applied });
  const apply = (text: string) => {
    const tidy = oneLine(text, maxLength);
    setDraft({ text: tidy, of: applied });
    if (tidy !== applied) onApply(tidy);
  };
  return (
    <TextField
      {...rest}
      maxLength={maxLength}
      value={draft.text}
      onChange={(text) => setDraft({ text, of: applied })}
      onEnter={apply}
    />
  );
}
