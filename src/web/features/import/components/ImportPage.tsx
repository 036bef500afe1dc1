import { useState } from 'react';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { PageTitle } from '../../../ui/page/PageTitle';
import { useGetImportColumnsQuery } from '../api/imports';
import { errorMessage } from '../../../lib/errorMessage';
import { KeptByHand } from '../../records/components/KeptByHand';
import { useGated } from '../../../store/gate/useEffectGate';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Row, Spacer, Stack, VisuallyHidden } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { Working } from '../../../ui/Spinner';
import { color, fontSize, hairline, space, noOutline, flexRow } from '../../../ui/theme';
import { CheckStep } from './CheckStep';
import { ColumnLists, FilesStep } from './ColumnLists';
import { ColumnsStep } from './ColumnsStep';
import { takesDrops } from './FileField';
import { ImportBar, ImportRunning } from './ImportBar';
import { ImportOutcome } from './ImportOutcome';
import { type Step, stepNames, STEPS, stepTitles } from '../state/useChosenFiles';
import { type DataImport, useDataImport } from '../state/useDataImport';
import { TryAgain } from '../../../ui/notice/LoadFailure';

const Place = styled.div`
  min-height: 70vh;
`;

const Head = styled(Row)`
  min-height: 2.125rem;
`;

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
  if (step === 'files')
    return (
      <>
        <FilesStep choice={given.choice} isRunning={isRunning} />
        {!isRunning && failure === null && job && <ImportOutcome job={job} />}
        <ColumnLists />
      </>
    );
  if (!job || isRunning) return null;
  if (step === 'columns') return <Columns given={given} importId={job.id} />;
  const isDone = step === 'done';
  return (
    <>
      {isDone ? <ImportOutcome job={job} onStartOver={given.startOver} /> : <CheckStep given={given} job={job} />}
      <KeptByHand kept={job.keptByHand} canTake={isDone && job.state === 'done'} />
    </>
  );
}

function Columns({ given, importId }: { given: DataImport; importId: string }) {
  const { data, error, isFetching, refetch } = useGetImportColumnsQuery(undefined);
  const retry = useGated(refetch);
  if (data) return <ColumnsStep given={given} importId={importId} targets={data} />;
  if (!error || isFetching) return <Working>Loading the columns...</Working>;
  return (
    <Row>
      <span role="status">The columns that can be filled could not be loaded. {errorMessage(error)}</span>
      <TryAgain onClick={retry} />
    </Row>
  );
}

const NotListed = ({ retry }: { retry: () => void }) => (
  <Notice tone="warn">
    <Row>
      Whether an import of yours is under way could not be loaded.
      <TryAgain size="small" onClick={retry} />
    </Row>
  </Notice>
);

const Title = styled.h2`
  font-size: ${fontSize.title};
  ${noOutline}
`;

const focus = (heading: HTMLElement | null) => heading?.focus();

export function StepHeading({ step, takesFocus }: { step: Step; takesFocus: boolean }) {
  const [isTaken] = useState(takesFocus);
  return (
    <Title tabIndex={-1} ref={isTaken ? focus : undefined}>
      {stepTitles[step]}
    </Title>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  padding-bottom: ${space(3)};
  border-bottom: ${hairline};
`;

const Item = styled.li`
  ${flexRow(space(2))}
  color: ${color('textDim')};
  &[aria-current] {
    color: ${color('text')};
    font-weight: 600;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  border: 1px solid ${color('controlLine')};
  border-radius: 50%;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  [aria-current] > & {
    border-color: ${color('selected')};
    background: ${color('selected')};
    color: ${color('selectedText')};
  }
  &[data-done] {
    border-color: ${color('ok')};
    color: ${color('ok')};
  }
`;

export function StepList({ step }: { step: Step }) {
  const current = STEPS.indexOf(step);
  const isDone = (index: number) => index < current || step === 'done';
  return (
    <List aria-label="Steps of the import">
      {STEPS.map((each, index) => (
        <Item key={each} aria-current={each === step ? 'step' : undefined}>
          <Mark aria-hidden="true" data-done={isDone(index) && each !== step ? '' : undefined}>
            {isDone(index) ? <Check size={13} /> : index + 1}
          </Mark>
          {stepNames[each]}
          {isDone(index) && <VisuallyHidden>done</VisuallyHidden>}
        </Item>
      ))}
    </List>
  );
}
