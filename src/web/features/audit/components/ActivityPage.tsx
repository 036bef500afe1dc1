import { useSearchParams } from 'react-router-dom';
import { type ActivityList, writeActivityList } from '../../../../domain/audit/activityAddress';
import { isNarrowed, readActivityList, toAuditQuery } from '../../../../domain/audit/activityList';
import { activityFile } from '../../../../domain/tables/activityFile';
import type { TableFormat } from '../../../../domain/tables/table';
import { ExportMenu } from '../../../ui/page/ExportMenu';
import { PageTitle } from '../../../ui/page/PageTitle';
import { browserQuery } from '../../../lib/browserAddress';
import { useGetActivityQuery, activityNotices, useExportActivityMutation } from '../api/audit';
import { useExportProgress } from '../../../store/exports/csvFile';
import { errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { useSaveList } from '../../../store/exports/useSaveList';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Row, Spacer, Stack, Skeleton, VisuallyHidden } from '../../../ui/elements';
import { EmptyState } from '../../../ui/notice/Notice';
import { Spinner } from '../../../ui/Spinner';
import { ActivityFilters, ActivityTable } from './ActivityFilters';
import { LoadFailure } from '../../../ui/notice/LoadFailure';

export function ActivityPage() {
  const [query, setQuery] = useSearchParams();
  const list = readActivityList(query);
  const {
    currentData: page,
    error,
    isFetching,
    refetch,
  } = useGetActivityQuery(toAuditQuery(list), { refetchOnMountOrArgChange: true });
  const retry = useGated(refetch);
  const narrow = (change: Partial<typeof list>) =>
    setQuery(writeActivityList({ ...readActivityList(browserQuery()), after: '', ...change }));
  return (
    <>
      <PageTitle title="Activity" subtitle="Who did what, when and from where">
        <ExportActivity list={list} />
      </PageTitle>
      <Stack $gap={3}>
        <ActivityFilters list={list} onNarrow={narrow} onClear={() => setQuery('')} />
        {error && !isFetching && (
          <LoadFailure tone={page ? 'warn' : 'bad'} onRetry={retry}>
            {page ? 'This list may be out of date.' : 'The activity could not be loaded.'} {errorMessage(error)}
          </LoadFailure>
        )}
        {!page && isFetching && <ActivityLoading />}
        {page && page.results.length === 0 && (
          <EmptyState
            title={isNarrowed(list) ? 'No activity fits these filters' : 'No activity yet'}
            hint={isNarrowed(list) ? 'Change or clear the filters.' : 'What people do appears here.'}
          >
            {isNarrowed(list) ? (
              <Button onClick={() => setQuery('')}>Clear all filters</Button>
            ) : (
              <LinkButton to="/">Open Orders</LinkButton>
            )}
          </EmptyState>
        )}
        {page && page.results.length > 0 && <ActivityTable entries={page.results} />}
        {page && <ActivityPages list={list} next={page.next} onTurn={(after) => narrow({ after })} />}
      </Stack>
    </>
  );
}

export function ExportActivity({ list }: { list: ActivityList }) {
  const [exportActivity, { isLoading }] = useExportActivityMutation();
  const percent = useExportProgress();
  const saveList = useSaveList(activityNotices);
  const save = async (format: TableFormat) => {
    const { after: _after, limit: _limit, ...filters } = toAuditQuery(list);
    const request = exportActivity({ ...filters, ...(format === 'xlsx' && { format }) });
    const answer = await request;
    request.reset();
    await saveList({ answer, list: activityFile(list), format });
  };
  const onExport = useGated(save);
  return <ExportMenu isFetched isBusy={isLoading} percent={percent} onExport={onExport} />;
}

interface ActivityPagesProps {
  list: ActivityList;
  next: string | null;
  onTurn: (after: string) => void;
}

export function ActivityPages({ list, next, onTurn }: ActivityPagesProps) {
  if (list.after === '' && next === null) return null;
  return (
    <Row as="nav" aria-label="Pages">
      <Button disabled={list.after === ''} onClick={() => onTurn('')}>
        Newest
      </Button>
      <Spacer>
        <Button disabled={next === null} onClick={() => onTurn(next ?? '')}>
          Older
        </Button>
      </Spacer>
    </Row>
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

export const ActivityLoading = () => (
  <Stack $gap={2}>
    <VisuallyHidden>
      <Spinner label="Loading the activity..." />
    </VisuallyHidden>
    {ROWS.map((row) => (
      <Skeleton key={row} $height="2.5rem" />
    ))}
  </Stack>
);
