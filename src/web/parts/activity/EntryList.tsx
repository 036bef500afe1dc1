import { styled } from 'styled-components';
import type { AuditEntry } from '../../../contract/people/audit';
import { changesOf } from '../../../domain/audit/changes';
import { commentOf, whatHappened } from '../../../domain/audit/whatHappened';
import { formatDateTime } from '../../../domain/format/date';
import { Dim, Prose } from '../../ui/text/Text';
import { color, space } from '../../ui/theme';
import { ChangeList } from './ChangeList';

const List = styled.ol`
  li {
    padding: ${space(2)} 0;
    border-top: 1px solid ${color('lineSoft')};
    overflow-wrap: anywhere;
  }
`;

/** Entries as sentences: 'Dana Reyes reserved 484872 for J59270'. */
export const EntryList = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <List>
    {entries.map((entry) => (
      <li key={entry.id}>
        <b>{entry.person}</b> {whatHappened(entry)} <Dim>· {formatDateTime(entry.at)}</Dim>
        <EntryDetails entry={entry} />
      </li>
    ))}
  </List>
);

/** What was written, why, and several values that changed: of one, the sentence itself tells. */
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
