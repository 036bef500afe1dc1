import { activeFilterChips } from '../../../../domain/order/orderFilters';
import { Button } from '../../../ui/button/Button';
import { Chip } from '../../../ui/mark/Chip';
import { Row } from '../../../ui/elements';
import type { FilterPanelProps } from './FilterPanel';

/** The active filters. The product type is not a choice, so its chip cannot be removed. */
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
