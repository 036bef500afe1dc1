import { chosenList } from '../../../../domain/inventory/list/chosenFacets';
import { chosenText } from '../../../../domain/inventory/list/facetWords';
import type { InventoryList } from '../../../../domain/inventory/list/inventoryList';
import { Button } from '../../../ui/button/Button';
import { Row } from '../../../ui/elements';
import { Chip } from '../../../ui/mark/Chip';
import type { InventoryActions } from '../query/useInventoryList';

interface ChosenChipsProps {
  list: InventoryList;
  actions: InventoryActions;
}

/** What the inventory is narrowed by. */
export function ChosenChips({ list, actions }: ChosenChipsProps) {
  const chosen = chosenList(list.chosen);
  if (chosen.length === 0) return null;
  return (
    <Row $gap={2} role="group" aria-label="Active filters">
      {chosen.map(({ facet, value }) => {
        const text = chosenText(facet, value);
        return (
          <Chip
            key={`${facet} ${value}`}
            removeLabel={`Remove filter ${text}`}
            onRemove={() => actions.toggle(facet, value)}
          >
            {text}
          </Chip>
        );
      })}
      <Button variant="quiet" size="small" onClick={actions.clear}>
        Clear all
      </Button>
    </Row>
  );
}
