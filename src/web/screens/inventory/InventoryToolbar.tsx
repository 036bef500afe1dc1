import { LayoutGrid, Search, SlidersHorizontal, Table2 } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { writeInventory, type InventoryList } from '../../../domain/inventory/list/inventoryList';
import { INVENTORY_SEARCH_LENGTH } from '../../../domain/limits';
import { SavedViews } from '../../parts/views/SavedViews';
import { useSavedViews } from '../../state/api/views';
import { Button } from '../../ui/button/Button';
import { Segmented } from '../../ui/field/Segmented';
import { TextField } from '../../ui/field/TextField';
import { Row } from '../../ui/elements';
import { screens } from '../../ui/theme';
import { ExportInventory } from './actions/ExportInventory';
import { LookChoice } from './look/LookChoice';
import { SortChoice } from './look/SortChoice';
import type { InventoryActions } from './query/useInventoryList';

const viewOptions = [
  { value: 'table', label: 'Table', icon: <Table2 size={15} aria-hidden="true" /> },
  { value: 'cards', label: 'Cards', icon: <LayoutGrid size={15} aria-hidden="true" /> },
] as const;

const SearchBox = styled.div`
  flex: 1 1 18rem;
  max-width: 30rem;
`;

/** The facets stand beside the list where there is room. */
const FilterButton = styled(Button)`
  display: none;
  ${screens.tablet} {
    display: inline-flex;
  }
`;

const End = styled(Row)`
  margin-left: auto;
  ${screens.phone} {
    display: contents;
  }
`;

interface InventoryToolbarProps {
  list: InventoryList;
  actions: InventoryActions;
  /** Chosen values. */
  filters: number;
  onFilter: () => void;
}

export function InventoryToolbar({ list, actions, filters, onFilter }: InventoryToolbarProps) {
  const [, setQuery] = useSearchParams();
  return (
    <Row $gap={3}>
      <SearchBox>
        <TextField
          type="search"
          aria-keyshortcuts="/"
          label="Search inventory"
          hideLabel
          placeholder="Search by IC#, manufacturer, or notes..."
          icon={<Search size={16} aria-hidden="true" />}
          maxLength={INVENTORY_SEARCH_LENGTH}
          value={list.search}
          onChange={actions.search}
        />
      </SearchBox>
      <FilterButton aria-haspopup="dialog" onClick={onFilter}>
        <SlidersHorizontal size={15} aria-hidden="true" />
        Filters{filters > 0 && ` · ${filters}`}
      </FilterButton>
      <End $gap={2}>
        <Segmented label="View" options={viewOptions} value={list.view} onChange={actions.view} />
        {list.view === 'cards' ? (
          <SortChoice order={list.order} onSort={actions.sort} />
        ) : (
          <LookChoice look={list} onChange={actions.look} />
        )}
        <SavedViews
          {...useSavedViews('inventory')}
          query={writeInventory(list).toString()}
          onOpen={(view) => setQuery(view)}
        />
        <ExportInventory list={list} />
      </End>
    </Row>
  );
}
