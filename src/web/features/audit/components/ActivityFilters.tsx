import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { actionWords } from '../../../../domain/audit/actionWords';
import type { ActivityList } from '../../../../domain/audit/activityAddress';
import { activityPresets, isChosen, isNarrowed } from '../../../../domain/audit/activityList';
import { AUDIT_LENGTHS, auditActions, type AuditEntry } from '../../../../contract/people/audit';
import { useGetActivePeopleQuery } from '../api/audit';
import { useServices } from '../../../store/services';
import { useLastVisit } from '../state/useLastVisit';
import { Button } from '../../../ui/button/Button';
import { Segmented } from '../../../ui/field/Segmented';
import { SelectField } from '../../../ui/field/SelectField';
import { Switch } from '../../../ui/field/Switch';
import { TextField } from '../../../ui/field/TextField';
import { Controls, Dim, Row } from '../../../ui/elements';
import { Link } from 'react-router-dom';
import { whatHappened } from '../../../../domain/audit/whatHappened';
import { formatDateTime } from '../../../../domain/format/date';
import { EntryDetails } from './EntryList';
import { orderPath, unitAlonePath } from '../../../lib/paths';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { screens, space } from '../../../ui/theme';
import { DataTable } from '../../../ui/layout/TableHead';

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
      <Typed label="From" type="date" value={list.from} onChange={(from) => onNarrow({ from, since: '' })} />
      <Typed label="To" type="date" value={list.to} onChange={(to) => onNarrow({ to, since: '' })} />
      <Presets list={list} onNarrow={onNarrow}>
        {isNarrowed(list) && <Button onClick={onClear}>Clear filters</Button>}
      </Presets>
    </Filters>
  );
}

const PresetRow = styled(Row)`
  flex-basis: 100%;
  grid-column: 1 / -1;
  gap: ${space(2)};
`;

function Presets({ list, onNarrow, children }: Omit<ActivityFiltersProps, 'onClear'> & { children: ReactNode }) {
  const { today } = useServices();
  const presets = activityPresets(today(), useLastVisit());
  return (
    <PresetRow>
      <Segmented
        label="Period"
        options={presets.map(({ label }) => ({ value: label, label }))}
        value={presets.find((preset) => isChosen(preset, list))?.label ?? ''}
        onChange={(chosen) => onNarrow(presets.find(({ label }) => label === chosen)?.change ?? {})}
      />
      <Switch
        label="Sign-ins"
        checked={list.signIns === 'on'}
        onChange={(isOn) => onNarrow({ signIns: isOn ? 'on' : '' })}
      />
      {children}
    </PresetRow>
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

const Wide = styled(StackingTable)`
  min-width: 60rem;
  td {
    vertical-align: top;
  }
  td:nth-child(3) {
    width: 45%;
    overflow-wrap: anywhere;
  }
  ${screens.phone} {
    min-width: 0;
    td:nth-child(3) {
      width: auto;
    }
  }
`;

const NoWrap = styled.td`
  white-space: nowrap;
`;

export const ActivityTable = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <TableScroll role="region" aria-label="Activity" tabIndex={0}>
    <DataTable as={Wide} titles={['Time', 'Person', 'What', 'Job', 'IC#', 'IP address']}>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </DataTable>
  </TableScroll>
);

function EntryRow({ entry }: { entry: AuditEntry }) {
  const { at, person, email, orderId, jobNumber, itemCode, address } = entry;
  return (
    <tr>
      <NoWrap>{formatDateTime(at)}</NoWrap>
      <td>
        {person}
        {email !== null && (
          <>
            <br />
            <Dim>{email}</Dim>
          </>
        )}
      </td>
      <td>
        {whatHappened(entry)}
        <EntryDetails entry={entry} />
      </td>
      <NoWrap data-label="Job">
        {orderId !== null && <Link to={orderPath(orderId)}>{jobNumber ?? orderId}</Link>}
      </NoWrap>
      <NoWrap data-label="IC#">{itemCode !== null && <Link to={unitAlonePath(itemCode)}>{itemCode}</Link>}</NoWrap>
      <NoWrap data-label="IP address">{address}</NoWrap>
    </tr>
  );
}
