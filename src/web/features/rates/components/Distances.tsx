import { useRef, useState } from 'react';
import { Download, Upload } from 'lucide-react';
import { styled } from 'styled-components';
import type { DistancesRead } from '../../../../contract/rates/rateSets';
import { formatNumber } from '../../../../domain/format/number';
import { distancesCsv } from '../../../../domain/rates/ratesDifference';
import { DEFAULT_RATES, type Rates } from '../../../../domain/rates/rates';
import { readDistances } from '../api/rates';
import { errorMessage } from '../../../lib/errorMessage';
import { useAppDispatch } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { TextField } from '../../../ui/field/TextField';
import { Row, Stack, Dim, Card } from '../../../ui/elements';
import { TableScroll } from '../../../ui/layout/Table';
import { Notice } from '../../../ui/notice/Notice';
import { visuallyHidden, space } from '../../../ui/theme';
import { type DraftProps, ReadRow, Standard } from './ReadRow';
import { DataTable } from '../../../ui/layout/TableHead';
import { type RateField, rateFields, type RateGroup, rateText } from '../../../../domain/rates/rateFields';
import { textOf } from '../../../../domain/rates/ratesDraft';

const Tall = styled(TableScroll)`
  max-height: 18rem;
  overflow-y: auto;
`;

export function Distances({ draft, problems, onChange }: DraftProps) {
  const { referenceSite, distances } = draft.rates;
  const change = (values: Partial<typeof draft.rates>) =>
    onChange?.({ ...draft, rates: { ...draft.rates, ...values } });
  return (
    <>
      {onChange === null ? (
        <ReadRow
          label="Reference site"
          value={referenceSite}
          standard={referenceSite === DEFAULT_RATES.referenceSite ? null : DEFAULT_RATES.referenceSite}
        />
      ) : (
        <div>
          <TextField
            label="Reference site"
            maxLength={80}
            autoComplete="off"
            value={referenceSite}
            error={problems.referenceSite ?? null}
            onChange={(site) => change({ referenceSite: site })}
          />
          <Standard>Standard {DEFAULT_RATES.referenceSite}</Standard>
        </div>
      )}
      <Tall tabIndex={0} role="region" aria-label="Distances between places">
        <DataTable caption="Distances between places" titles={['From', 'To', 'Miles']} numeric={['Miles']}>
          {distances.map(({ from, to, miles }) => (
            <tr key={`${from} ${to}`}>
              <td>{from}</td>
              <td>{to}</td>
              <td data-numeric>{formatNumber(miles)}</td>
            </tr>
          ))}
        </DataTable>
      </Tall>
      <DistanceFiles
        distances={distances}
        problem={problems.distances ?? null}
        onImported={onChange && ((read) => change({ distances: read }))}
      />
    </>
  );
}

const FileInput = styled.input`
  ${visuallyHidden}
`;

const Problems = styled.ul`
  max-height: 12rem;
  overflow-y: auto;
`;

interface DistanceFilesProps {
  distances: Rates['distances'];
  problem: string | null;
  onImported: ((distances: Rates['distances']) => void) | null;
}

function DistanceFiles({ distances, problem, onImported }: DistanceFilesProps) {
  const { saveFile } = useServices();
  return (
    <Stack $gap={2}>
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      <Row>
        <Button
          size="small"
          onClick={() => saveFile('distances.csv', distancesCsv(distances), 'text/csv;charset=utf-8')}
        >
          <Download size={14} aria-hidden="true" />
          Export CSV
        </Button>
      </Row>
      {onImported && <TableImport onImported={onImported} />}
    </Stack>
  );
}

function TableImport({ onImported }: { onImported: (distances: Rates['distances']) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const dispatch = useAppDispatch();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const content = { file: await base64Of(file) };
      const read = await dispatch(readDistances.initiate(content, { track: false })).unwrap();
      setFailures(read.problems.map(problemText));
      if (read.problems.length === 0) onImported(read.distances);
    } catch (error) {
      setFailures([errorMessage(error)]);
    }
  };
  return (
    <Stack $gap={1}>
      <Row $gap={2}>
        <Button size="small" onClick={() => input.current?.click()} {...needsNetwork}>
          <Upload size={14} aria-hidden="true" />
          Import table
        </Button>
        <FileInput
          ref={input}
          type="file"
          aria-label="Table of distances"
          tabIndex={-1}
          accept=".xlsx,.csv,.tsv,.txt"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // Allows choosing the same file again.
            event.target.value = '';
          }}
        />
      </Row>
      <Dim>A workbook or CSV with the columns from, to and miles replaces the table.</Dim>
      {failures.length > 0 && (
        <Notice tone="bad">
          The table was not taken.
          <Problems>
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </Problems>
        </Notice>
      )}
    </Stack>
  );
}

const problemText = ({ line, message }: DistancesRead['problems'][number]) =>
  line === null ? message : `Line ${line}: ${message}`;

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^.*,/, '') : ''),
    );
    reader.addEventListener('error', () => reject(new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });

const Groups = styled.div`
  columns: 22rem;
  column-gap: ${space(4)};
`;

const Group = styled(Card)`
  display: grid;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
  padding: ${space(4)};
  break-inside: avoid;
`;

const hints: Readonly<Record<RateGroup, string>> = {
  'Add-ons': 'Percentage added to unit, labor and materials cost.',
  Prices: 'Default cost if a unit has none recorded. Leave blank for none.',
  Freight: 'By loaded mile of road, beside the margin and never in it. Empty: no freight is shown.',
  Rewind: 'To another voltage, by the highest primary voltage. Leave blank for none.',
  Margin: 'Margins at or above this show green. Profit = margin minus these points.',
  Distance: 'Units farther than this from the reference site are flagged.',
  Matching:
    'Tolerances are of the required value. Points count among the features that an order requires; each fit class has its own scores.',
  'Work days': 'Of each kind of work, one after the other, Monday to Friday. Empty: not known.',
};

export const RateGroups = (props: DraftProps) => (
  <Groups>
    {Object.entries(hints).map(([group, hint]) => (
      <Group key={group} aria-label={group}>
        <h2>{group}</h2>
        <Dim>{hint}</Dim>
        {fieldsOf(group).map((field) => (
          <RateRow key={field.id} field={field} {...props} />
        ))}
        {group === 'Distance' && <Distances {...props} />}
      </Group>
    ))}
  </Groups>
);

const fieldsOf = (group: string): readonly RateField[] => rateFields.filter((field) => field.group === group);

function RateRow({ field, draft, problems, onChange }: DraftProps & { field: RateField }) {
  const { id, label } = field;
  const [value, initial] = [draft.rates[id], DEFAULT_RATES[id]];
  const standard = rateText(field, initial);
  if (onChange === null)
    return <ReadRow label={label} value={rateText(field, value)} standard={value === initial ? null : standard} />;
  return (
    <div>
      <TextField
        label={`${label}, ${field.unit}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={textOf(draft, field)}
        error={problems[id] ?? null}
        onChange={(text) => onChange({ ...draft, texts: { ...draft.texts, [id]: text } })}
      />
      <Standard>Standard {standard}</Standard>
    </div>
  );
}
