import { type KeyboardEvent, useId, useState } from 'react';
import { PencilLine, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import type { LineField, RequestField } from '../../../../contract/requests/reading';
import type { DeskField } from '../../../../domain/request/desk/deskFields';
import { Button } from '../../../ui/button/Button';
import { controlStyle } from '../../../ui/field/TextField';
import { color, fontSize, radius, screens, space, toneInk } from '../../../ui/theme';
import type { Lighting } from './deskLayout';

/** A field as the text states it, and as a person changed it. */
export interface FieldState {
  readonly read: string;
  /** Why the value is assumed; null if the text says it. */
  readonly reason: string | null;
  /** Null if not changed. */
  readonly edit: string | null;
}

/** In a narrow column the label is above its control. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(5.5rem, 8.25rem) minmax(0, 1fr) 1.75rem;
  align-items: center;
  gap: 0 ${space(2)};
  padding: 2px ${space(1)};
  border-radius: ${radius.control};
  @container (max-width: 19rem) {
    grid-template-columns: minmax(0, 1fr) 1.75rem;
    label {
      grid-column: 1 / -1;
    }
  }
  &[data-lit='true'] {
    outline: 2px solid ${color('focus')};
    outline-offset: -1px;
  }
  label {
    color: ${color('textDim')};
    font-size: ${fontSize.label};
    line-height: 1.125rem;
  }
  input,
  select {
    ${controlStyle}
    height: 1.875rem;
    ${screens.tablet} {
      height: 2.5rem;
      font-size: 1rem;
    }
  }
`;

const Unit = styled.span`
  color: ${color('textDim')};
  font-size: ${fontSize.label};
`;

const State = styled.p`
  grid-column: 2 / -1;
  @container (max-width: 19rem) {
    grid-column: 1 / -1;
  }
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  padding: 2px 0;
  color: ${toneInk('warn')};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    margin-top: 2px;
  }
  &[data-state='changed'] {
    align-items: center;
    color: ${toneInk('near')};
    & > svg {
      margin: 0;
    }
  }
`;

interface FieldRowProps<Name extends LineField | RequestField> extends Pick<FieldState, 'read' | 'reason' | 'edit'> {
  field: DeskField<Name>;
  isLit: boolean;
  onLight: Lighting['onLight'];
  /** Null takes the change back. */
  onEdit: (field: Name, value: string | null) => void;
}

export function FieldRow<Name extends LineField | RequestField>(props: FieldRowProps<Name>) {
  const { field, read, reason, edit, isLit, onLight, onEdit } = props;
  const id = useId();
  const value = edit ?? read;
  const change = (next: string) => {
    const trimmed = next.trim();
    if (trimmed !== value) onEdit(field.field, trimmed === read ? null : trimmed);
  };
  const isChanged = edit !== null;
  const stateId = isChanged || reason !== null ? `${id}-state` : undefined;
  return (
    <Root
      data-field={field.field}
      data-lit={isLit}
      onMouseEnter={() => onLight(field.field)}
      onMouseLeave={() => onLight(null)}
      onFocus={() => onLight(field.field)}
      onBlur={() => onLight(null)}
    >
      <label htmlFor={id}>{field.label}</label>
      {field.choices ? (
        <Choice id={id} choices={field.choices} value={value} describedBy={stateId} onChange={change} />
      ) : (
        <Typed id={id} value={value} describedBy={stateId} onChange={change} />
      )}
      <Unit>{field.unitOfMeasure}</Unit>
      {isChanged ? (
        <State id={stateId} data-state="changed">
          <PencilLine size={14} aria-hidden="true" />
          <span>Changed by you{read !== '' && `, was ${read}`}</span>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Undo the change of ${field.label}`}
            onClick={() => onEdit(field.field, null)}
          >
            Undo
          </Button>
        </State>
      ) : (
        reason !== null && (
          <State id={stateId} data-state="assumed">
            <TriangleAlert size={14} aria-hidden="true" />
            <span>Assumed: {reason}</span>
          </State>
        )
      )}
    </Root>
  );
}

interface ControlProps {
  id: string;
  value: string;
  describedBy: string | undefined;
  onChange: (value: string) => void;
}

/** Enter and leaving take the value, Escape takes it back. */
function Typed({ id, value, describedBy, onChange }: ControlProps) {
  const [draft, setDraft] = useState({ text: value, of: value });
  if (draft.of !== value) setDraft({ text: value, of: value });
  const write = (text: string) => setDraft({ text, of: value });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onChange(draft.text);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    write(value);
    const input = event.currentTarget;
    queueMicrotask(() => input.blur());
  };
  return (
    <input
      id={id}
      type="text"
      autoComplete="off"
      placeholder="Any"
      aria-describedby={describedBy}
      value={draft.text}
      onChange={(event) => write(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onChange(draft.text)}
    />
  );
}

function Choice({ id, choices, value, describedBy, onChange }: ControlProps & { choices: readonly string[] }) {
  const all = value === '' || choices.includes(value) ? choices : [value, ...choices];
  return (
    <select id={id} aria-describedby={describedBy} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">Any</option>
      {all.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  );
}
