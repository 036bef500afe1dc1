import { useMemo } from 'react';
import { RefreshCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Overview } from '../../../../contract/overview';
import { paths } from '../../../../contract/paths';
import { formatDate } from '../../../../domain/format/date';
import { ordersAddress } from '../../../../domain/overview/addresses';
import { overviewCharts, stillJudged } from '../../../../domain/overview/charts';
import { countWords, worthWords } from '../../../../domain/overview/chart';
import { Textures } from './chart/looks';
import { ImportLink } from '../../import/components/ImportLink';
import { PageTitle } from '../../../ui/page/PageTitle';
import { useHasPermission } from '../../../store/hooks';
import { useGetOverviewQuery } from '../api/overview';
import { errorMessage } from '../../../lib/errorMessage';
import { preloadable } from '../../../lib/loading/preloadable';
import { useGated } from '../../../store/gate/useEffectGate';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Row, Stack, Skeleton, VisuallyHidden } from '../../../ui/elements';
import { EmptyState, Notice } from '../../../ui/notice/Notice';
import { Spinner } from '../../../ui/Spinner';
import { color, fontSize, space } from '../../../ui/theme';
import { ChartCard, Frame, UnservedCard } from './ChartCard';
import { DownloadPdf } from './DownloadPdf';

const PrintedOverview = preloadable(
  () => import(/* webpackChunkName: "printed-overview" */ './PrintedOverview').then((m) => m.PrintedOverview),
  null,
);

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
      <PageTitle title="Overview" subtitle="Open orders and stock at a glance">
        {data && refresh('Refresh')}
        {data && <DownloadPdf url={paths.overviewPdf} fileName={`overview-${data.day}.pdf`} what="overview" />}
      </PageTitle>
      <Stack $gap={4}>
        {error && !isFetching && (
          <Stack $gap={2}>
            <Notice tone={data ? 'warn' : 'bad'}>
              {data ? 'These figures may be out of date.' : 'The overview could not be loaded.'} {errorMessage(error)}
            </Notice>
            {!data && <Row>{refresh('Try again')}</Row>}
          </Stack>
        )}
        {data && <Loaded overview={data} />}
        {!data && isFetching && <OverviewLoading />}
      </Stack>
    </>
  );
}

function Loaded({ overview }: { overview: Overview }) {
  const judging = stillJudged(overview);
  if (overview.open.orders === 0 && overview.stock.length === 0)
    return (
      <EmptyState title="No open orders and no available units" hint="Import orders and units to see figures here.">
        <ImportLink />
      </EmptyState>
    );
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

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  a {
    font-size: ${fontSize.figure};
  }
  span {
    color: ${color('textDim')};
  }
`;

export const Headline = ({ overview: { open, day } }: { overview: Overview }) => (
  <Line>
    <Link to={ordersAddress(open.query)}>{worthWords(open)}</Link>
    <span>as of {formatDate(day)}</span>
  </Line>
);

const Place = styled(Frame)`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  height: 18rem;
`;

export const OverviewLoading = () => (
  <>
    <VisuallyHidden>
      <Spinner label="Loading the overview..." />
    </VisuallyHidden>
    {['40%', '60%'].map((width) => (
      <Place key={width} aria-hidden>
        <Skeleton $width={width} />
        <Skeleton />
        <Skeleton $width="80%" />
        <Skeleton $width="50%" />
      </Place>
    ))}
  </>
);

const Columns = styled.div`
  columns: 2 34rem;
  column-gap: ${space(4)};
  & > * {
    margin-bottom: ${space(4)};
    break-inside: avoid;
  }
`;

export function Charts({ overview }: { overview: Overview }) {
  const seesCost = useHasPermission('seeCost');
  const charts = useMemo(() => overviewCharts(overview, seesCost), [overview, seesCost]);
  return (
    <>
      <Textures />
      <PrintedOverview overview={overview} charts={charts} />
      <UnservedCard overview={overview} />
      <Columns>
        {charts.map((chart) => (
          <ChartCard key={chart.id} chart={chart} />
        ))}
      </Columns>
    </>
  );
}
