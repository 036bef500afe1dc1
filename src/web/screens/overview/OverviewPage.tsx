import type { ReactNode } from 'react';
import { RefreshCw } from 'lucide-react';
import type { Overview } from '../../../contract/overview';
import { stillJudged } from '../../../domain/overview/charts';
import { countWords } from '../../../domain/overview/chart';
import { PageTitle } from '../../parts/page/PageTitle';
import { useGetOverviewQuery } from '../../state/api/overview';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useGated } from '../../state/gate/useEffectGate';
import { Button, needsNetwork } from '../../ui/button/Button';
import { Row, Stack } from '../../ui/elements';
import { EmptyState, Notice } from '../../ui/notice/Notice';
import { Charts } from './Charts';
import { Headline } from './Headline';
import { OverviewLoading } from './OverviewLoading';
import { PrintOverview } from './overviewPrintStyle';

/** /overview: the day at a glance. */
export function OverviewPage() {
  const { data, error, isFetching, refetch } = useGetOverviewQuery(undefined);
  const again = useGated(refetch);
  const refresh = (words: string) => (
    <Button size="small" busy={isFetching} onClick={again} {...needsNetwork}>
      {!isFetching && <RefreshCw size={14} aria-hidden="true" />}
      {words}
    </Button>
  );
  return (
    <>
      <PrintOverview />
      <PageTitle title="Overview" subtitle="Open orders and stock at a glance">
        {data && refresh('Refresh')}
      </PageTitle>
      <Stack $gap={4}>
        {error && !isFetching && <Failure error={error} isShown={data !== undefined} again={refresh('Try again')} />}
        {data && <Loaded overview={data} />}
        {!data && isFetching && <OverviewLoading />}
      </Stack>
    </>
  );
}

function Failure({ error, isShown, again }: { error: unknown; isShown: boolean; again: ReactNode }) {
  const what = isShown ? 'These figures may be out of date.' : 'The overview could not be loaded.';
  return (
    <Stack $gap={2}>
      <Notice tone={isShown ? 'warn' : 'bad'}>
        {what} {errorMessage(error)}
      </Notice>
      {!isShown && <Row>{again}</Row>}
    </Stack>
  );
}

function Loaded({ overview }: { overview: Overview }) {
  const judging = stillJudged(overview);
  if (overview.open.orders === 0 && overview.stock.length === 0)
    return <EmptyState title="No open orders and no free units" hint="There is nothing to show yet." />;
  return (
    <>
      {judging > 0 && (
        <Notice>
          Still judging {countWords(judging, 'order')} against stock. Coverage, margins and what to buy are without
          them; refresh in a moment.
        </Notice>
      )}
      <Headline overview={overview} />
      <Charts overview={overview} />
    </>
  );
}
