import { styled } from 'styled-components';
import { PageTitle } from '../../parts/page/PageTitle';
import { useGetImportColumnsQuery } from '../../state/api/imports';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useGated } from '../../state/gate/useEffectGate';
import { Button, needsNetwork } from '../../ui/button/Button';
import { Row, Spacer, Stack } from '../../ui/elements';
import { Notice } from '../../ui/notice/Notice';
import { Working } from '../../ui/Spinner';
import { CheckStep } from './check/CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { ColumnLists } from './files/ColumnLists';
import { takesDrops } from './files/dropped';
import { FilesStep } from './files/FilesStep';
import { ImportBar } from './ImportBar';
import { ImportOutcome } from './outcome/ImportOutcome';
import { ImportRunning } from './outcome/ImportRunning';
import { StepHeading } from './steps/StepHeading';
import { StepList } from './steps/StepList';
import { useDataImport, type DataImport } from './state/useDataImport';

/** As high as the window, so that there is room to drop a file. */
const Place = styled.div`
  min-height: 70vh;
`;

const Head = styled(Row)`
  min-height: 2.125rem;
`;

/** /import: brings in files of orders and units: what they hold is recognized, reviewed, checked and then saved. */
export function ImportPage() {
  const given = useDataImport();
  const { step, job, isRunning, hasActed, failure, review } = given;
  const isInHand = isRunning || step === 'columns' || step === 'check';
  const drop = (files: readonly File[]) => {
    if (step === 'files' && !isRunning) given.choice.drop(files);
  };
  return (
    <Place ref={takesDrops(drop)}>
      <PageTitle title="Import" subtitle="Bring in orders and units from Excel or CSV files" />
      <Stack $gap={4}>
        <StepList step={step} />
        <Head>
          <StepHeading key={step} step={step} takesFocus={hasActed} />
          {isInHand && (
            <Spacer>
              <Button size="small" busy={given.isCancelling} onClick={given.cancel} {...needsNetwork}>
                {job?.state === 'attaching' ? 'Stop adding photos' : 'Cancel import'}
              </Button>
            </Spacer>
          )}
        </Head>
        {!isRunning && failure !== null && <Notice tone="bad">{failure}</Notice>}
        {review.failure !== null && <Notice tone="bad">{review.failure}</Notice>}
        {given.retry && <NotListed retry={given.retry} />}
        {isRunning && <ImportRunning job={job} isCancelling={given.isCancelling} />}
        <StepContent given={given} />
      </Stack>
      <ImportBar given={given} />
    </Place>
  );
}

function StepContent({ given }: { given: DataImport }) {
  const { step, job, isRunning, failure } = given;
  if (step === 'files') {
    return (
      <>
        <FilesStep choice={given.choice} isRunning={isRunning} />
        {!isRunning && failure === null && job && <ImportOutcome job={job} />}
        <ColumnLists />
      </>
    );
  }
  if (!job || isRunning) return null;
  if (step === 'done') return <ImportOutcome job={job} onStartOver={given.startOver} />;
  return step === 'check' ? <CheckStep given={given} job={job} /> : <Columns given={given} importId={job.id} />;
}

function Columns({ given, importId }: { given: DataImport; importId: string }) {
  const { data, error, isFetching, refetch } = useGetImportColumnsQuery(undefined);
  const retry = useGated(refetch);
  if (data) return <ColumnsStep given={given} importId={importId} targets={data} />;
  if (!error || isFetching) return <Working>Loading the columns...</Working>;
  return (
    <Row>
      <span role="status">The columns that can be filled could not be loaded. {errorMessage(error)}</span>
      <Button onClick={retry} {...needsNetwork}>
        Try again
      </Button>
    </Row>
  );
}

const NotListed = ({ retry }: { retry: () => void }) => (
  <Notice tone="warn">
    <Row>
      Whether an import of yours is under way could not be loaded.
      <Button size="small" onClick={retry} {...needsNetwork}>
        Try again
      </Button>
    </Row>
  </Notice>
);
