import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { styled } from 'styled-components';
import type { ListedUnit } from '../../../../contract/inventory/inventoryList';
import { chosenList } from '../../../../domain/inventory/list/chosenFacets';
import type { InventoryList } from '../../../../domain/inventory/list/inventoryList';
import { toInventoryQuery, toInventorySelection } from '../../../../domain/inventory/list/inventoryQuery';
import { ChangedLine, SyncIndicator } from '../../../ui/page/SyncIndicator';
import { Correction } from '../../../lib/browserAddress';
import { PageTitle } from '../../../ui/page/PageTitle';
import { useGetInventoryFacetsQuery, useGetInventoryQuery } from '../api/inventory';
import { useGetLastRefreshQuery } from '../../../store/api/lastRefresh';
import { AddButton } from '../../records/components/add/AddButton';
import { SelectionContext, useSelection } from '../../records/components/bulk/selection';
import { SelectionBar } from '../../records/components/bulk/SelectionBar';
import { useStartView } from '../../views/api/views';
import { useChanged, useSync } from '../../changes/state/useChanged';
import { useGated } from '../../../store/gate/useEffectGate';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { Stack } from '../../../ui/elements';
import { color, screens, space } from '../../../ui/theme';
import { ChosenChips, InventoryToolbar } from './InventoryToolbar';
import { FacetPanel } from './FacetPanel';
import { InventoryResult } from './InventoryResult';
import { useInventoryList, useSettledList } from '../state/useInventoryList';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 14.5rem minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};
  ${screens.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.aside`
  border-right: 1px solid ${color('line')};
  padding-right: ${space(3)};
  ${screens.tablet} {
    display: none;
  }
`;

/** Of the whole stock if a search finds nothing, so that the facets stay. */
function useFacetCounts(list: InventoryList) {
  const counts = useGetInventoryFacetsQuery(toInventorySelection(list));
  const findsNothing = list.search !== '' && counts.data?.results.every(({ values }) => values.every(isEmpty)) === true;
  const all = useGetInventoryFacetsQuery(findsNothing ? toInventorySelection({ ...list, search: '' }) : skipToken);
  return findsNothing && all.data ? all : counts;
}

const isEmpty = ({ count }: { count: number }): boolean => count === 0;

const NONE: readonly string[] = [];
const serialsOf = (page: { results: readonly ListedUnit[] } | undefined) =>
  page?.results.map(({ serial }) => String(serial)) ?? NONE;

export function InventoryPage() {
  const start = useStartView('inventory');
  const [list, actions] = useInventoryList();
  const { settled, isCurrent } = useSettledList(list);
  const answer = useGetInventoryQuery(start === null ? toInventoryQuery(settled) : skipToken);
  const changed = useChanged({ query: answer, units: serialsOf(answer.data), orders: NONE });
  const selection = useSelection(serialsOf(answer.data));
  const sync = useSync(answer);
  const { data: lastRefresh } = useGetLastRefreshQuery(undefined);
  const counts = useFacetCounts(settled);
  const retry = useGated(counts.refetch);
  const [isFiltering, setIsFiltering] = useState(false);
  const close = () => setIsFiltering(false);
  const facets = (
    <FacetPanel
      chosen={list.chosen}
      counts={counts.data?.results}
      error={counts.isError ? counts.error : undefined}
      onToggle={actions.toggle}
      onRetry={retry}
    />
  );
  if (start !== null) return <Correction search={start} />;
  return (
    <>
      <PageTitle title="Inventory" subtitle="Every transformer unit, available or reserved">
        <SyncIndicator lastRefresh={lastRefresh} sync={sync} />
        <AddButton file="units" />
      </PageTitle>
      <Stack $gap={3}>
        <InventoryToolbar
          list={list}
          actions={actions}
          filters={chosenList(list.chosen).length}
          onFilter={() => setIsFiltering(true)}
        />
        <ChosenChips list={list} actions={actions} />
        <Columns>
          <Side aria-label="Filters">{facets}</Side>
          <SelectionContext value={selection}>
            <InventoryResult list={list} settled={settled} isCurrent={isCurrent} actions={actions} />
            <SelectionBar shown={serialsOf(answer.data)} />
          </SelectionContext>
        </Columns>
      </Stack>
      <ChangedLine {...changed.line} />
      <Modal
        title="Filters"
        isOpen={isFiltering}
        onClose={close}
        footer={
          <Button variant="primary" onClick={close}>
            Show units
          </Button>
        }
      >
        {facets}
      </Modal>
    </>
  );
}
