import { LayoutGrid, Search, SlidersHorizontal, Table2 } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { chosenList } from '../../../../domain/inventory/list/chosenFacets';
import { chosenText } from '../../../../domain/inventory/list/facetWords';
import { type InventoryList, writeInventory } from '../../../../domain/inventory/list/inventoryList';
import { toInventoryExport } from '../../../../domain/inventory/list/inventoryQuery';
import { INVENTORY_SEARCH_LENGTH } from '../../../../domain/limits';
import { tradeTerms, withoutSource } from '../../../../domain/trade/tradeTerms';
import { inventoryFile } from '../../../../domain/tables/inventoryFile';
import type { TableFormat } from '../../../../domain/tables/table';
import { exportGroup } from '../../../ui/page/ExportMenu';
import { ListMenu } from '../../views/components/ListMenu';
import { useExportProgress } from '../../../store/exports/csvFile';
import { inventoryNotices, useExportInventoryMutation } from '../api/inventory';
import { useSavedViews } from '../../views/api/views';
import { useGated } from '../../../store/gate/useEffectGate';
import { useSaveList } from '../../../store/exports/useSaveList';
import { Button } from '../../../ui/button/Button';
import { Segmented } from '../../../ui/field/Segmented';
import { TextField } from '../../../ui/field/TextField';
import { Row } from '../../../ui/elements';
import { Chip } from '../../../ui/mark/Chip';
import { screens } from '../../../ui/theme';
import { LookChoice, SortChoice } from './LookChoice';
import type { InventoryActions } from '../state/useInventoryList';

const viewOptions = [
  { value: 'table', label: 'Table', icon: <Table2 size={15} aria-hidden="true" /> },
  { value: 'cards', label: 'Cards', icon: <LayoutGrid size={15} aria-hidden="true" /> },
] as const;

const SearchBox = styled.div`
  flex: 1 1 18rem;
  max-width: 30rem;
`;

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
  filters: number;
  onFilter: () => void;
}

export function InventoryToolbar({ list, actions, filters, onFilter }: InventoryToolbarProps) {
  const [, setQuery] = useSearchParams();
  const { onExport, ...progress } = useExportInventory(list);
  return (
    <Row $gap={3}>
      <SearchBox>
        <TextField
          type="search"
          aria-keyshortcuts="/"
          label="Search inventory"
          hideLabel
          placeholder="750 12470 480Y loop, IC#, manufacturer, place, or notes"
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
        <ListMenu
          {...useSavedViews('inventory')}
          query={writeInventory(list).toString()}
          onOpen={(view) => setQuery(view)}
          more={[exportGroup(onExport, true)]}
          {...progress}
        />
      </End>
    </Row>
  );
}

export function ChosenChips({ list, actions }: { list: InventoryList; actions: InventoryActions }) {
  const chosen = chosenList(list.chosen);
  const terms = tradeTerms(list.search);
  const traits = terms.filter(({ trait }) => trait !== null);
  if (chosen.length === 0 && traits.length === 0) return null;
  return (
    <Row $gap={2} role="group" aria-label="Active filters">
      {traits.map((term) => (
        <Chip
          key={`${term.source} ${term.trait?.label}`}
          removeLabel={`Remove ${term.trait?.label} from the search`}
          onRemove={() => actions.search(withoutSource(terms, term))}
        >
          {term.trait?.label}
        </Chip>
      ))}
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

function useExportInventory(list: InventoryList) {
  const [exportInventory, { isLoading }] = useExportInventoryMutation();
  const percent = useExportProgress();
  const saveList = useSaveList(inventoryNotices);
  const save = async (format: TableFormat) => {
    const request = exportInventory({ ...toInventoryExport(list), ...(format === 'xlsx' && { format }) });
    const answer = await request;
    request.reset();
    await saveList({ answer, list: inventoryFile(list), format });
  };
  return { onExport: useGated(save), isExporting: isLoading, percent };
}
