import { chosenList } from '../../../../domain/inventory/list/chosenFacets';
import { facetTitles } from '../../../../domain/inventory/list/facetWords';
import type { InventoryList } from '../../../../domain/inventory/list/inventoryList';
import { Button } from '../../../ui/button/Button';
import { Row } from '../../../ui/elements';
import { EmptyState } from '../../../ui/notice/Notice';
import type { InventoryActions } from '../query/useInventoryList';

interface NoUnitsProps {
  list: InventoryList;
  actions: InventoryActions;
}

/** Nothing fits: what to clear, one condition at a time. */
export function NoUnits({ list, actions }: NoUnitsProps) {
  const facets = [...new Set(chosenList(list.chosen).map(({ facet }) => facet))];
  const search = list.search.trim();
  const conditions = facets.length + (search === '' ? 0 : 1);
  if (conditions === 0) return <EmptyState title="The inventory is empty" hint="No units have been imported yet." />;
  return (
    <EmptyState title="No units found" hint="No unit fits all of this. Clear a part of it to see more.">
      <Row $gap={2}>
        {search !== '' && <Button onClick={() => actions.search('')}>Clear search</Button>}
        {facets.map((facet) => (
          <Button key={facet} onClick={() => actions.clearFacet(facet)}>
            Clear {facetTitles[facet]}
          </Button>
        ))}
        {conditions > 1 && (
          <Button variant="quiet" onClick={actions.clear}>
            Clear everything
          </Button>
        )}
      </Row>
    </EmptyState>
  );
}
