import { styled } from 'styled-components';
import { type AuditChange, changesOf } from '../../../../domain/audit/changes';
import { capitalized } from '../../../../domain/format/text';
import { color, fontSize, space } from '../../../ui/theme';
import type { AuditEntry } from '../../../../contract/people/audit';
import { commentOf, whatHappened } from '../../../../domain/audit/whatHappened';
import { formatDateTime } from '../../../../domain/format/date';
import { Dim, Prose } from '../../../ui/elements';

const List = styled.ul`
  font-size: ${fontSize.label};
  line-height: 1.25rem;
  color: ${color('textSoft')};
  overflow-wrap: anywhere;
`;

const ChangeList = ({ changes, isFirst }: { changes: readonly AuditChange[]; isFirst: boolean }) => (
  <List>
    {changes.map(({ label, before, after }) => (
      <li key={label}>
        {capitalized(label)}: {isFirst ? after : `${before}, now ${after}`}
      </li>
    ))}
  </List>
);

const Entries = styled.ol`
  li {
    padding: ${space(2)} 0;
    border-top: 1px solid ${color('lineSoft')};
  }
`;

export const EntryList = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <Entries>
    {entries.map((entry) => (
      <li key={entry.id}>
        <b>{entry.person}</b> {whatHappened(entry)} <Dim>· {formatDateTime(entry.at)}</Dim>
        <EntryDetails entry={entry} />
      </li>
    ))}
  </Entries>
);

export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const comment = commentOf(entry);
  const changes = changesOf(entry);
  return (
    <>
      {comment !== null && <Prose>{comment}</Prose>}
      {entry.reason && <p>Reason: {entry.reason}</p>}
      {(changes.length > 1 || entry.action === 'changeRates') && (
        <ChangeList changes={changes} isFirst={entry.old === null} />
      )}
    </>
  );
}
