import { Search } from 'lucide-react';
import { useSearchParams, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { styled } from 'styled-components';
import { PAGE_SIZES, RESERVED_SEARCH_LENGTH } from '../../../../domain/limits';
import {
  searchReserved,
  readReservedList,
  writeReservedList,
  type ReservedList,
} from '../../../../domain/reservations/reservedList';
import { reservedTable } from '../../../../domain/tables/reservedTable';
import type { TableFormat } from '../../../../domain/tables/table';
import { exportGroup } from '../../../ui/page/ExportMenu';
import { ChangedLine } from '../../../ui/page/SyncIndicator';
import { Correction } from '../../../lib/browserAddress';
import { PageTitle } from '../../../ui/page/PageTitle';
import { ListMenu } from '../../views/components/ListMenu';
import { useGetReservationsQuery } from '../api/reservations';
import { errorMessage } from '../../../lib/errorMessage';
import { useSavedViews, useStartView } from '../../views/api/views';
import { useChanged } from '../../changes/state/useChanged';
import { useInsights } from '../../../store/hooks';
import { useGated } from '../../../store/gate/useEffectGate';
import { useSaveTable } from '../../../store/exports/useSaveTable';
import { TextField } from '../../../ui/field/TextField';
import { Card, Row, Spacer, Skeleton, VisuallyHidden } from '../../../ui/elements';
import { Spinner } from '../../../ui/Spinner';
import { space } from '../../../ui/theme';
import { ReservedCards, ReservedGrid } from './ReservedCards';
import { LoadFailure } from '../../../ui/notice/LoadFailure';
import { useState } from 'react';

const Bar = styled(Row)`
  margin-bottom: ${space(4)};
`;

const SearchBox = styled.div`
  flex: 1 1 18rem;
  max-width: 25rem;
`;

const NONE: readonly string[] = [];

export function ReservedPage() {
  const [list, { search, turnTo }] = useReservedList();
  const answer = useGetReservationsQuery(undefined);
  const { data, error, isFetching, refetch } = answer;
  const changed = useChanged({
    query: answer,
    units: data?.results.map(({ itemCode }) => itemCode) ?? NONE,
    orders: NONE,
    hasAllReserved: true,
  });
  const again = useGated(refetch);
  const start = useStartView('reserved');
  const [query, setQuery] = useSearchParams();
  const views = useSavedViews('reserved');
  const hasInsights = useInsights();
  const { saveTable, isBusy } = useSaveTable({ what: 'the reserved transformers' });
  const save = (format: TableFormat) =>
    saveTable((made) => reservedTable(searchReserved(data?.results ?? [], list.text), list.text, made), format);
  if (start !== null) return <Correction search={start} />;
  return (
    <>
      <PageTitle title="Reserved Transformers" subtitle="View all transformers reserved for active orders" />
      <Bar $gap={3}>
        <SearchBox>
          <TextField
            type="search"
            aria-keyshortcuts="/"
            label="Search reserved transformers"
            hideLabel
            placeholder="Search by item code, order ID, or customer..."
            icon={<Search size={16} aria-hidden="true" />}
            maxLength={RESERVED_SEARCH_LENGTH}
            value={list.text}
            onChange={search}
          />
        </SearchBox>
        <Spacer>
          <ListMenu
            {...views}
            query={query.toString()}
            onOpen={(view) => setQuery(view)}
            more={hasInsights && data ? [exportGroup((format) => void save(format))] : []}
            isExporting={isBusy}
          />
        </Spacer>
      </Bar>
      {error && !isFetching && (
        <Failure>
          <LoadFailure tone={data ? 'warn' : 'bad'} onRetry={again}>
            {data ? 'This list may be out of date.' : 'The reserved transformers could not be loaded.'}{' '}
            {errorMessage(error)}
          </LoadFailure>
        </Failure>
      )}
      {data && <ReservedCards items={data.results} list={list} onTurnTo={turnTo} onClear={() => search('')} />}
      {!data && isFetching && <ReservedLoading />}
      <ChangedLine {...changed.line} />
    </>
  );
}

const Failure = styled.div`
  margin-bottom: ${space(4)};
`;

const CardPlace = styled(Card)`
  display: grid;
  align-content: space-between;
  height: 19.75rem;
  padding: ${space(4)};
`;

const places = Array.from({ length: PAGE_SIZES.reserved }, (_, index) => index);

export const ReservedLoading = () => (
  <>
    <VisuallyHidden>
      <Spinner label="Loading reserved transformers..." />
    </VisuallyHidden>
    <ReservedGrid aria-hidden>
      {places.map((place) => (
        <CardPlace as="li" key={place}>
          <Skeleton $width="40%" />
          <Skeleton $width="80%" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton $width="70%" $height="2rem" />
        </CardPlace>
      ))}
    </ReservedGrid>
  </>
);

const BY_THIS_SCREEN = 'reserved list';

function useReservedList() {
  const [query, setQuery] = useSearchParams();
  const { key, ...location } = useLocation();
  const state: unknown = location.state;
  const isOurs = useNavigationType() !== NavigationType.Pop && state === BY_THIS_SCREEN;
  const [{ of, list }, setShown] = useState(() => ({ of: key, list: readReservedList(query) }));
  if (of !== key) setShown({ of: key, list: isOurs ? list : readReservedList(query) });
  const show = (next: ReservedList, replace: boolean) => {
    setShown({ of: key, list: next });
    setQuery(writeReservedList(next), { replace, state: BY_THIS_SCREEN });
  };
  return [
    list,
    {
      search: (text: string) => show({ text, page: 1 }, true),
      turnTo: (page: number) => show({ ...list, page }, false),
    },
  ] as const;
}
