import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { pageRange, pageNumbers } from '../../../../domain/comparison/paginate';
import { formatNumber } from '../../../../domain/format/number';
import { chosenList } from '../../../../domain/inventory/list/chosenFacets';
import { facetTitle } from '../../../../domain/inventory/list/facetWords';
import type { InventoryList } from '../../../../domain/inventory/list/inventoryList';
import { toInventoryQuery } from '../../../../domain/inventory/list/inventoryQuery';
import type { InventoryView } from '../../../../domain/inventory/list/look';
import { Correction } from '../../../lib/browserAddress';
import { scrollBackTo } from '../../../lib/bringIntoView';
import { ContentionOf } from '../../matching/api/contention';
import { type InventoryPage, useGetInventoryQuery } from '../api/inventory';
import { errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { Button } from '../../../ui/button/Button';
import { Card, Row, Stack, Skeleton, VisuallyHidden, Spacer, Dim } from '../../../ui/elements';
import { EmptyState } from '../../../ui/notice/Notice';
import { Working } from '../../../ui/Spinner';
import { motion, space } from '../../../ui/theme';
import { ImportLink } from '../../import/components/ImportLink';
import { InventoryCards } from './InventoryCards';
import { InventoryTable } from './InventoryTable';
import type { InventoryActions } from '../state/useInventoryList';
import { LoadFailure } from '../../../ui/notice/LoadFailure';
import { INVENTORY_PAGE } from '../../../../domain/limits';
import { tradeTerms, withoutSource } from '../../../../domain/trade/tradeTerms';
import { SelectField } from '../../../ui/field/SelectField';
import { Pagination } from '../../../ui/layout/Pagination';

const Units = styled.div`
  min-width: 0;
  scroll-margin-top: 0.75rem;
  transition: opacity ${motion.control};
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

interface InventoryResultProps {
  list: InventoryList;
  settled: InventoryList;
  isCurrent: boolean;
  actions: InventoryActions;
}

export function InventoryResult(props: InventoryResultProps) {
  const { list, settled, isCurrent } = props;
  const answer = useGetInventoryQuery(toInventoryQuery(settled));
  const { data, currentData, isFetching, isError, error, refetch } = answer;
  const retry = useGated(refetch);
  const isBusy = isFetching || !isCurrent;
  const lastPage = data === undefined ? null : pageRange(data.count, 1, data.size).pages;
  if (isCurrent && data === currentData && lastPage !== null && list.page > lastPage) return <ToPage page={lastPage} />;
  return (
    <Stack $gap={3}>
      <VisuallyHidden role="status">{data && !isBusy && !isError && countOf(data)}</VisuallyHidden>
      {isError && (
        <LoadFailure tone={data ? 'warn' : 'bad'} onRetry={retry}>
          {failureText(data, currentData)} {errorMessage(error)}
        </LoadFailure>
      )}
      {!data && isFetching && <InventoryLoading view={list.view} />}
      {data && <LoadedUnits {...props} data={data} isBusy={isBusy} isFailed={isError} />}
    </Stack>
  );
}

function failureText(data: InventoryPage | undefined, currentData: InventoryPage | undefined): string {
  if (!data) return 'The inventory could not be loaded.';
  return currentData
    ? 'This list may be out of date.'
    : 'The units below are from before: new ones could not be loaded.';
}

function ToPage({ page }: { page: number }) {
  const query = new URLSearchParams(useLocation().search);
  query.set('page', String(page));
  return <Correction search={query.toString()} />;
}

interface LoadedUnitsProps extends InventoryResultProps {
  data: InventoryPage;
  isBusy: boolean;
  isFailed: boolean;
}

function LoadedUnits(props: LoadedUnitsProps) {
  const { list, data, isBusy, isFailed, actions } = props;
  const place = useRef<HTMLDivElement>(null);
  const View = list.view === 'cards' ? InventoryCards : InventoryTable;
  const turnTo = (page: number) => {
    actions.turnTo(page);
    scrollBackTo(place.current);
  };
  if (data.count === 0 && !isBusy && !isFailed) return <NoUnits list={list} without={data.without} actions={actions} />;
  return (
    <ContentionOf units={data.results}>
      <Units aria-busy={isBusy} ref={place}>
        <View units={data.results} list={list} onSort={actions.sort} />
      </Units>
      <InventoryFooter {...props} onTurnTo={turnTo} />
    </ContentionOf>
  );
}

function countOf({ count, page, size }: InventoryPage): string {
  const units = `${formatNumber(count)} ${count === 1 ? 'unit' : 'units'}`;
  return count === 0 ? units : `${units}, page ${page} of ${pageRange(count, 1, size).pages}`;
}

interface NoUnitsProps {
  list: InventoryList;
  without: InventoryPage['without'];
  actions: InventoryActions;
}

function NoUnits({ list, without, actions }: NoUnitsProps) {
  const facets = [...new Set(chosenList(list.chosen).map(({ facet }) => facet))];
  const search = list.search.trim();
  const conditions = facets.length + (search === '' ? 0 : 1);
  if (conditions === 0) {
    return (
      <EmptyState title="The inventory is empty" hint="No units have been imported yet.">
        <ImportLink />
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No units found" hint="No units match these filters. Clear one to see more.">
      <Row $gap={2}>
        {withoutTerms(search, without).map(({ label, units, rest }) => (
          <Button key={label} onClick={() => actions.search(rest)}>
            Without {label}: {formatNumber(units)} {units === 1 ? 'unit' : 'units'}
          </Button>
        ))}
        {search !== '' && <Button onClick={() => actions.search('')}>Clear search</Button>}
        {facets.map((facet) => (
          <Button key={facet} onClick={() => actions.clearFacet(facet)}>
            Clear {facetTitle(facet)}
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

/** The units that each part of the search excludes, in words. */
const withoutTerms = (search: string, without: InventoryPage['without']) => {
  const terms = tradeTerms(search);
  return terms.flatMap((term) => {
    const units = without.find(({ source }) => source === term.source)?.units;
    const label = term.trait?.label ?? `“${term.source}”`;
    return units === undefined ? [] : [{ label, units, rest: withoutSource(terms, term) }];
  });
};

const Lines = styled(Card)`
  display: grid;
  gap: ${space(4)};
  padding: ${space(3)};
`;

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space(3)};
`;

const places = Array.from({ length: 12 }, (_, index) => index);

function InventoryLoading({ view }: { view: InventoryView }) {
  const Frame = view === 'cards' ? Places : Lines;
  return (
    <Stack $gap={3}>
      <Working>Loading units...</Working>
      <Frame as="div" aria-hidden>
        {places.map((place) => (
          <Skeleton key={place} $height={view === 'cards' ? '17rem' : undefined} />
        ))}
      </Frame>
    </Stack>
  );
}

const rowOptions = INVENTORY_PAGE.choices.map((rows) => ({ value: String(rows), label: String(rows) }));

type InventoryFooterProps = Omit<LoadedUnitsProps, 'isBusy'> & { onTurnTo: (page: number) => void };

function InventoryFooter({ data, list, isFailed, actions, onTurnTo }: InventoryFooterProps) {
  const { from, to, total, pages } = pageRange(data.count, data.page, data.size);
  const page = isFailed ? data.page : list.page;
  const [first, last, all] = [from, to, total].map((number) => formatNumber(number));
  return (
    <Row>
      <Dim>
        Showing {first}-{last} of {all} {total === 1 ? 'unit' : 'units'}
      </Dim>
      {list.view !== 'cards' && (
        <SelectField
          inline
          label="Rows"
          options={rowOptions}
          value={String(list.rows)}
          onChange={(chosen) => actions.resize(Number(chosen))}
        />
      )}
      {pages > 1 && (
        <Spacer>
          <Pagination page={page} pages={pages} numbers={pageNumbers(page, pages)} onChange={onTurnTo} />
        </Spacer>
      )}
    </Row>
  );
}
