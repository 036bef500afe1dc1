import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { actionWords } from '../../../domain/audit/actionWords';
import { isNarrowed, type ActivityList } from '../../../domain/audit/activityList';
import { AUDIT_LENGTHS, auditActions } from '../../../contract/people/audit';
import { useGetActivePeopleQuery } from '../../state/api/audit';
import { Button } from '../../ui/button/Button';
import { SelectField } from '../../ui/field/SelectField';
import { TextField } from '../../ui/field/TextField';
import { Controls } from '../../ui/elements';

const Filters = styled(Controls)`
  align-items: end;
`;

interface ActivityFiltersProps {
  list: ActivityList;
  onNarrow: (change: Partial<ActivityList>) => void;
  onClear: () => void;
}

const ACTIONS = [
  { value: '' as const, label: 'All' },
  ...auditActions.map((value) => ({ value, label: actionWords[value] })),
];

/** Text filters apply on Enter or blur. */
export function ActivityFilters({ list, onNarrow, onClear }: ActivityFiltersProps) {
  const people = useId();
  const { data: names = [] } = useGetActivePeopleQuery(undefined);
  return (
    <Filters as="form" role="search" aria-label="Filter activity" onSubmit={(event) => event.preventDefault()}>
      <Typed
        label="Job number"
        maxLength={AUDIT_LENGTHS.jobNumber}
        value={list.job}
        onChange={(job) => onNarrow({ job })}
      />
      <Typed label="IC#" maxLength={AUDIT_LENGTHS.itemCode} value={list.unit} onChange={(unit) => onNarrow({ unit })} />
      <Typed
        label="Person"
        maxLength={AUDIT_LENGTHS.person}
        value={list.person}
        list={people}
        onChange={(person) => onNarrow({ person })}
      />
      <datalist id={people}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <SelectField label="Action" options={ACTIONS} value={list.action} onChange={(action) => onNarrow({ action })} />
      <Typed label="From" type="date" value={list.from} onChange={(from) => onNarrow({ from })} />
      <Typed label="To" type="date" value={list.to} onChange={(to) => onNarrow({ to })} />
      {isNarrowed(list) && <Button onClick={onClear}>Clear filters</Button>}
    </Filters>
  );
}

interface TypedProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'date';
  list?: string;
  maxLength?: number;
}

function Typed({ value, onChange, ...field }: TypedProps) {
  const [text, setText] = useState(value);
  const [listed, setListed] = useState(value);
  // Back, a link or Clear filters changed the list.
  if (listed !== value) {
    setListed(value);
    setText(value);
  }
  const apply = (typed: string) => {
    if (typed.trim() !== value) onChange(typed.trim());
  };
  return (
    <TextField
      {...{ ...field, value: text, onChange: setText, onEnter: apply }}
      onBlur={(event) => apply(event.currentTarget.value)}
    />
  );
}
