import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { RESERVED_SEARCH_LENGTH } from '../../../domain/limits';
import { ExportMenu } from '../../parts/page/ExportMenu';
import { useInsights } from '../../state/hooks';
import type { TableFormat } from '../../../domain/tables/table';
import { reservedTable } from '../../../domain/tables/reservedTable';
import { searchReserved } from '../../../domain/reservations/reservedList';
import { useSaveTable } from '../../state/tables/useSaveTable';
import { ChangedLine } from '../../parts/page/SyncIndicator';
import { Correction } from '../../parts/page/browserAddress';
import { PageTitle } from '../../parts/page/PageTitle';
import { SavedViews } from '../../parts/views/SavedViews';
import { useGetReservationsQuery } from '../../state/api/matching/reservations';
import { useSavedViews, useStartView } from '../../state/api/views';
import { useChanged } from '../../state/changes/useChanged';
import { useGated } from '../../state/gate/useEffectGate';
import { TextField } from '../../ui/field/TextField';
import { Row, Spacer } from '../../ui/elements';
import { space } from '../../ui/theme';
import { ReservedCards } from './ReservedCards';
import { ReservedError } from './ReservedError';
import { ReservedLoading } from './ReservedLoading';
import { useReservedList } from './useReservedList';

const Bar = styled(Row)`
  margin-bottom: ${space(4)};
`;

const SearchBox = styled.div`
  flex: 1 1 18rem;
  max-width: 25rem;
`;

const NONE: readonly string[] = [];

/** /reserved: every unit that is reserved for an order (spec section 2). */
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
          <Row $gap={1}>
            <SavedViews {...views} query={query.toString()} onOpen={(view) => setQuery(view)} />
            {hasInsights && data && <ExportMenu isBusy={isBusy} onExport={(format) => void save(format)} />}
          </Row>
        </Spacer>
      </Bar>
      {error && !isFetching && <ReservedError error={error} isShown={data !== undefined} onRetry={again} />}
      {data && <ReservedCards items={data.results} list={list} onTurnTo={turnTo} />}
      {!data && isFetching && <ReservedLoading />}
      <ChangedLine {...changed.line} />
    </>
  );
}
