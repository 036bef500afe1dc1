import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import type { LineField, RequestField } from '../../../../contract/requests/reading';
import { lineGroups, requestGroup, type DeskField } from '../../../../domain/request/desk/deskFields';
import { lineTitle } from '../../../../domain/request/desk/deskLine';
import { errorMessage } from '../../../lib/errorMessage';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/button/Button';
import { Label, Skeleton, Stack } from '../../../ui/elements';
import { LoadFailure } from '../../../ui/notice/LoadFailure';
import { Notice } from '../../../ui/notice/Notice';
import { space } from '../../../ui/theme';
import { lineChosen, lineEdited, lineRestored, saidEdited } from '../state/requestDesk';
import type { Desk, DeskLine } from '../state/useDesk';
import { Answer, ColumnBody, ColumnHead, type Lighting } from './deskLayout';
import { FieldRow, type FieldState } from './FieldRow';

const Group = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 2px;
  h3 {
    padding-bottom: ${space(1)};
  }
`;

type RequirementProps = { desk: Desk } & Lighting;

export const RequirementFields = ({ desk, ...lighting }: RequirementProps) => (
  <section aria-label="Requirement" aria-busy={desk.isFetching}>
    <ColumnHead>
      <h2>Requirement</h2>
    </ColumnHead>
    <ColumnBody>
      <Content desk={desk} {...lighting} />
    </ColumnBody>
  </section>
);

function Content({ desk, ...lighting }: RequirementProps) {
  const { isEmpty, error, retry, reading, lines, chosen, isFetching } = desk;
  if (isEmpty) return <Label as="p">The requirement appears here as soon as you type.</Label>;
  if (error) return <LoadFailure onRetry={retry}>The text could not be read. {errorMessage(error)}</LoadFailure>;
  if (reading === undefined) return <Skeleton $height="20rem" />;
  if (lines.length === 0 && !isFetching) return <NothingFound />;
  return (
    <Answer data-stale={!desk.isCurrent}>
      {lines.length > 1 && <Lines lines={lines} chosen={chosen} />}
      {chosen !== null && <Fields key={chosen.at} desk={desk} line={chosen} {...lighting} />}
    </Answer>
  );
}

const NothingFound = () => (
  <Notice>
    <h3>No transformer found in this text</h3>
    <p>Write the kVA and both voltages, such as “1500 kVA, 12470 delta, 480Y/277”.</p>
  </Notice>
);

function Lines({ lines, chosen }: { lines: readonly DeskLine[]; chosen: DeskLine | null }) {
  const dispatch = useAppDispatch();
  return (
    <Stack as="ul" $gap={1} aria-label="Lines">
      {lines.map(({ at, fields }) => (
        <li key={at}>
          <Button size="small" aria-pressed={at === chosen?.at} onClick={() => dispatch(lineChosen(at))}>
            Line {at + 1}: {lineTitle(fields)}
          </Button>
        </li>
      ))}
    </Stack>
  );
}

const FIRST_FIELDS: ReadonlySet<string> = new Set<LineField>([
  ...(['quantity', 'phase', 'kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv'] as const),
]);

function Fields({ desk, line, ...lighting }: RequirementProps & { line: DeskLine }) {
  const [isAll, setAll] = useState(false);
  const dispatch = useAppDispatch();
  const { at, readings } = line;
  const edits = desk.edits[at] ?? {};
  const editLine = useCallback(
    (field: LineField, value: string | null) =>
      dispatch(
        value === null ? lineRestored({ line: at, field }) : lineEdited({ line: at, change: { [field]: value } }),
      ),
    [dispatch, at],
  );
  const editSaid = useCallback(
    (field: RequestField, value: string | null) => dispatch(saidEdited({ field, value })),
    [dispatch],
  );
  const groups = lineGroups.map(({ title, fields }) => ({
    title,
    rows: rowsOf<LineField>(fields, readings, edits).filter(
      (row) => isAll || isStated(row) || FIRST_FIELDS.has(row.field.field),
    ),
  }));
  const said = rowsOf<RequestField>(requestGroup.fields, desk.reading?.request ?? [], desk.said).filter(
    (row) => isAll || isStated(row) || row.field.field === 'place',
  );
  return (
    <>
      {groups.map(({ title, rows }) => (
        <Fieldset key={title} title={title} rows={rows} onEdit={editLine} {...lighting} />
      ))}
      <Fieldset title={requestGroup.title} rows={said} onEdit={editSaid} {...lighting} />
      <div>
        <Button size="small" aria-expanded={isAll} onClick={() => setAll((now) => !now)}>
          {isAll ? 'Fewer fields' : 'More fields'}
        </Button>
      </div>
    </>
  );
}

interface RowOf<Name extends LineField | RequestField> extends FieldState {
  readonly field: DeskField<Name>;
}

const isStated = ({ read, edit }: FieldState) => read !== '' || edit !== null;

function rowsOf<Name extends LineField | RequestField>(
  fields: readonly DeskField<Name>[],
  readings: readonly { field: Name; value: string; reason: string | null }[],
  edits: Readonly<Partial<Record<Name, string>>>,
): RowOf<Name>[] {
  const read = new Map(readings.map((each) => [each.field, each]));
  return fields.map((field) => {
    const { value = '', reason = null } = read.get(field.field) ?? {};
    return { field, read: value, reason, edit: edits[field.field] ?? null };
  });
}

interface FieldsetProps<Name extends LineField | RequestField> extends Lighting {
  title: string;
  rows: readonly RowOf<Name>[];
  onEdit: (field: Name, value: string | null) => void;
}

function Fieldset<Name extends LineField | RequestField>(props: FieldsetProps<Name>) {
  const { title, rows, lit, onLight, onEdit } = props;
  if (rows.length === 0) return null;
  return (
    <Group role="group" aria-label={title}>
      <Label as="h3">{title}</Label>
      {rows.map(({ field, read, reason, edit }) => (
        <FieldRow key={field.field} {...{ field, read, reason, edit, onLight, onEdit }} isLit={lit === field.field} />
      ))}
    </Group>
  );
}
