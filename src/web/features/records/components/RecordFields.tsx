import { useId } from 'react';
import { Undo2 } from 'lucide-react';
import { styled } from 'styled-components';
import type { ReadField, RecordAnswer, RecordField } from '../../../../contract/records/records';
import { usePermissionMessage } from '../../../store/hooks';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Dim, Stack } from '../../../ui/elements';
import { color, fontSize, space } from '../../../ui/theme';
import { commonSource, sourceText, sourceValueText } from '../state/sourceWords';
import { grouped, groupPermissions, groupTitles, type FieldsOfGroup } from '../state/recordEdits';
import type { RecordForm } from '../state/useRecordForm';
import { FieldInput } from './FieldInput';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space(3)} ${space(4)};
  align-items: start;
  & > [data-prose] {
    grid-column: 1 / -1;
  }
`;

interface RecordFieldsProps {
  record: RecordAnswer;
  form: RecordForm;
}

/** All fields in groups; the first one that can be changed has the focus. */
export function RecordFields({ record, form }: RecordFieldsProps) {
  const origin = commonSource(record);
  const first = record.fields.find(({ may_correct }) => may_correct)?.name;
  return (
    <Stack $gap={5}>
      {origin !== null && <Dim as="p">Values come from {origin}, unless a field says otherwise.</Dim>}
      {grouped(record).map((group) => (
        <FieldGroup key={group.group} {...group} {...{ form, origin, first }} />
      ))}
    </Stack>
  );
}

interface FieldGroupProps extends FieldsOfGroup {
  form: RecordForm;
  origin: string | null;
  first: string | undefined;
}

function FieldGroup({ group, fields, form, origin, first }: FieldGroupProps) {
  const message = usePermissionMessage(groupPermissions[group]);
  const isClosed = fields.every(({ may_correct }) => !may_correct);
  const titleId = useId();
  return (
    <Stack as="section" $gap={2} aria-labelledby={titleId}>
      <h3 id={titleId}>{groupTitles[group]}</h3>
      {isClosed && message !== null && <Dim>{message}</Dim>}
      <Grid>
        {fields.map((field) => (
          <FieldBox key={field.name} {...{ field, form, origin }} isFirst={field.name === first} />
        ))}
      </Grid>
    </Stack>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  &[data-changed] input,
  &[data-changed] select,
  &[data-changed] textarea {
    border-color: ${color('accent')};
    box-shadow: inset 3px 0 0 ${color('accent')};
  }
`;

export const Hint = styled.div`
  display: grid;
  justify-items: start;
  color: ${color('textDim')};
  font-size: ${fontSize.small};
  line-height: 1.125rem;
  overflow-wrap: anywhere;
  strong {
    color: ${color('textSoft')};
    font-weight: 500;
  }
`;

interface FieldBoxProps {
  field: RecordField;
  form: RecordForm;
  origin: string | null;
  isFirst: boolean;
}

function FieldBox({ field, form, origin, isFirst }: FieldBoxProps) {
  const hintId = useId();
  const { name, value } = field;
  const typed = form.typed[name];
  const read = typed === undefined ? null : form.previewed.readOf(name);
  const error = form.errors[name] ?? problemText(read);
  return (
    <Box data-changed={typed === undefined ? undefined : ''} data-prose={field.is_prose ? '' : undefined}>
      <FieldInput
        field={field}
        value={typed ?? value ?? ''}
        onChange={(text) => form.change(name, text)}
        error={error}
        disabled={!field.may_correct}
        hintId={hintId}
        isFirst={isFirst}
      />
      <Hint id={hintId}>
        {error === null && <Reading text={typed === undefined ? storedReading(field) : readingOf(read, typed)} />}
        {typed !== undefined && value !== null && <span>Stored: {shortened(value)}</span>}
        <Source {...{ field, form, origin }} />
      </Hint>
    </Box>
  );
}

/** A stored number or date reads as its field and label already say. */
const storedReading = ({ kind, reading }: RecordField) => (kind === 'number' || kind === 'date' ? null : reading);

export const Reading = ({ text }: { text: string | null }) => text !== null && <strong>→ {text}</strong>;

export const problemText = (read: ReadField | null): string | null =>
  read?.problem ? `${read.problem.reason}. ${read.problem.fix}` : null;

/** As understood; as it would be stored if that differs from the typed text. */
export const readingOf = (read: ReadField | null, typed: string): string | null =>
  read === null ? null : (read.reading ?? (read.value !== null && read.value !== typed.trim() ? read.value : null));

const MAX_CHARACTERS = 60;
const shortened = (text: string) => (text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text);

function Source({ field, form, origin }: Omit<FieldBoxProps, 'isFirst'>) {
  const { source, may_correct } = field;
  const text = sourceText(source);
  if (source === null || text === null || text === origin) return null;
  if (source.kind !== 'hand') return <span>{text}</span>;
  return (
    <>
      <span>
        {text}
        {source.reason !== null && `: ${source.reason}`}
      </span>
      <span>{sourceValueText(source)}</span>
      {may_correct && source.has_source_value === true && (
        <Button
          size="small"
          variant="quiet"
          busy={form.isGiving}
          onClick={() => form.giveBack(field.name)}
          {...needsNetwork}
        >
          <Undo2 size={14} aria-hidden="true" />
          Give back to the import
        </Button>
      )}
    </>
  );
}
