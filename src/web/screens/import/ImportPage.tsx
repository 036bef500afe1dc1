import { Upload } from 'lucide-react';
import styled from 'styled-components';
import { PageTitle } from '../../parts/page/PageTitle';
import { Card } from '../../ui/layout/Card';
import { ExplainedButton } from '../../ui/button/ExplainedButton';
import { Stack } from '../../ui/layout/Layout';
import { needsNetwork } from '../../ui/needsNetwork';
import { Notice } from '../../ui/notice/Notice';
import { color, space } from '../../ui/theme';
import { ColumnLists } from './ColumnLists';
import { FileField } from './FileField';
import { ImportOutcome } from './ImportOutcome';
import { ImportRunning } from './ImportRunning';
import { useDataImport, type DataImport } from './useDataImport';

const Form = styled(Card)`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${space(4)};
`;

const Rules = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-left: ${space(4)};
  color: ${color('textDim')};
  list-style: disc;
`;

/** /import: brings in files of orders and units, as `npm run import` does at a terminal. */
export function ImportPage() {
  const given = useDataImport();
  const { job, isRunning, isCancelling, isOwn, failure } = given;
  return (
    <>
      <PageTitle title="Import" subtitle="Bring in orders and units from CSV files" />
      <Stack $gap={4}>
        <Choice given={given} />
        {isRunning && <ImportRunning job={job} isCancelling={isCancelling} onCancel={given.cancel} />}
        {!isRunning && failure !== null && <Notice tone="bad">{failure}</Notice>}
        {!isRunning && failure === null && job && <ImportOutcome job={job} isOwn={isOwn} />}
        <ColumnLists />
      </Stack>
    </>
  );
}

function Choice({ given }: { given: DataImport }) {
  const { files, faults, whyNot, isRunning, choose, start } = given;
  return (
    <Form aria-label="Files">
      <Fields>
        {(['orders', 'units'] as const).map((kind) => (
          <FileField
            key={kind}
            label={kind === 'orders' ? 'Orders file' : 'Units file'}
            file={files[kind]}
            fault={faults[kind]}
            isDisabled={isRunning}
            onChoose={(file) => choose(kind, file)}
          />
        ))}
      </Fields>
      <Rules>
        <li>All or nothing: if any row has a problem, nothing changes and every problem is listed.</li>
        <li>New rows are added, rows that differ are updated, and all others stay as they are.</li>
        <li>Nothing is deleted, and reserved units stay reserved.</li>
      </Rules>
      <div>
        <ExplainedButton variant="primary" whyNot={whyNot} busy={isRunning} onClick={start} {...needsNetwork}>
          {!isRunning && <Upload size={16} aria-hidden="true" />}
          Start import
        </ExplainedButton>
      </div>
    </Form>
  );
}
