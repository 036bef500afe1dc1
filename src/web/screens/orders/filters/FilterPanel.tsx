import { styled } from 'styled-components';
import type { DeliveryState } from '../../../../contract/states';
import { FILTER_LENGTHS } from '../../../../domain/limits';
import { activeFilterChips, orderAgeOptions, type OrderFilters } from '../../../../domain/order/orderFilters';
import { Button } from '../../../ui/button/Button';
import { Card, Label } from '../../../ui/elements';
import { SelectField } from '../../../ui/field/SelectField';
import { space } from '../../../ui/theme';
import { EnterField } from './EnterField';
import type { OrderListActions } from '../query/useOrderList';

const ALL = { value: 'all', label: 'All' } as const;

const jobTypeOptions = [ALL, { value: 'RC', label: 'RC' }, { value: 'RW', label: 'RW' }] as const;

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)} ${space(4)};
  padding: ${space(4)} ${space(4)} ${space(2)};
  @media (max-width: 47.4375em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

/** 'All' and the states; one that the list does not know (yet) goes by its code. */
function stateOptions(states: readonly DeliveryState[], chosen: string) {
  const known = [ALL, ...states.map(({ code, display }) => ({ value: code, label: display }))];
  return known.some(({ value }) => value === chosen) ? known : [...known, { value: chosen, label: chosen }];
}

export interface FilterPanelProps {
  filters: OrderFilters;
  states: readonly DeliveryState[];
  actions: OrderListActions;
}

/** The advanced filters of spec section 2. Texts apply on Enter, choices at once. */
export function FilterPanel({ filters, states, actions }: FilterPanelProps) {
  return (
    <Panel aria-label="Advanced Filters">
      <EnterField
        label="Search"
        placeholder="Sales Order Number, Job Number"
        maxLength={FILTER_LENGTHS.searchTerm}
        applied={filters.searchTerm}
        onApply={(searchTerm) => actions.filter({ searchTerm })}
      />
      <EnterField
        label="Salesperson"
        maxLength={FILTER_LENGTHS.salesperson}
        applied={filters.salesperson}
        onApply={(salesperson) => actions.filter({ salesperson })}
      />
      <EnterField
        label="Customer Name"
        maxLength={FILTER_LENGTHS.customerName}
        applied={filters.customerName}
        onApply={(customerName) => actions.filter({ customerName })}
      />
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
      <Foot>
        <Label>Press Enter to apply</Label>
        <Button variant="quiet" disabled={activeFilterChips(filters, []).length === 0} onClick={actions.clearFilters}>
          Clear Filters
        </Button>
      </Foot>
    </Panel>
  );
}
