import { useSearchParams } from 'react-router-dom';
import { isNarrowed, readActivityList, toAuditQuery, writeActivityList } from '../../../domain/audit/activityList';
import { browserQuery } from '../../parts/page/browserAddress';
import { PageTitle } from '../../parts/page/PageTitle';
import { useGetActivityQuery } from '../../state/api/audit';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useGated } from '../../state/gate/useEffectGate';
import { Button, needsNetwork } from '../../ui/button/Button';
import { Row, Stack } from '../../ui/elements';
import { EmptyState, Notice } from '../../ui/notice/Notice';
import { ActivityFilters } from './ActivityFilters';
import { ActivityLoading } from './ActivityLoading';
import { ActivityPages } from './ActivityPages';
import { ActivityTable } from './ActivityTable';
import { ExportActivity } from './ExportActivity';

/** /activity: who did what, when and from where. The list stands in the address. */
export function ActivityPage() {
  const [query, setQuery] = useSearchParams();
  const list = readActivityList(query);
  const {
    currentData: page,
    error,
    isFetching,
    refetch,
  } = useGetActivityQuery(toAuditQuery(list), {
    refetchOnMountOrArgChange: true,
  });
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
          <Stack $gap={2}>
            <Notice tone={page ? 'warn' : 'bad'}>
              {page ? 'This list may be out of date.' : 'The activity could not be loaded.'} {errorMessage(error)}
            </Notice>
            <Row>
              <Button onClick={retry} {...needsNetwork}>
                Try again
              </Button>
            </Row>
          </Stack>
        )}
        {!page && isFetching && <ActivityLoading />}
        {page && page.results.length === 0 && (
          <EmptyState
            title={isNarrowed(list) ? 'No activity fits these filters' : 'No activity yet'}
            hint={isNarrowed(list) ? 'Change or clear the filters.' : 'What people do appears here.'}
          />
        )}
        {page && page.results.length > 0 && <ActivityTable entries={page.results} />}
        {page && <ActivityPages list={list} next={page.next} onTurn={(after) => narrow({ after })} />}
      </Stack>
    </>
  );
}
