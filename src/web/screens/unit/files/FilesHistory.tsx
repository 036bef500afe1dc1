import { useState } from 'react';
import { styled } from 'styled-components';
import type { AddedFile, FileChange, UnitFiles } from '../../../../contract/unit/unitFiles';
import { formatDateTime } from '../../../../domain/format/date';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Collapsible } from '../../../ui/layout/Collapsible';
import { color, fontSize, radius, space } from '../../../ui/theme';
import type { FileChanges } from './useFileChanges';
import { useMay } from '../../../state/hooks';

/** As wide as the card, whose padding is for what is above. */
const Root = styled(Collapsible)`
  margin: 0 -0.875rem -0.875rem;
  border-radius: 0 0 ${radius.card} ${radius.card};
  overflow: hidden;
`;

const List = styled.ol`
  max-height: 20rem;
  overflow-y: auto;
  font-size: ${fontSize.label};
  line-height: 1.25rem;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    padding: ${space(2)} 0.875rem;
    border-bottom: 1px solid ${color('lineSoft')};
    overflow-wrap: anywhere;
  }
  button {
    flex: none;
  }
`;

interface FilesHistoryProps {
  files: UnitFiles;
  changes: FileChanges;
}

/** What was done with the unit's files, the latest first; what was removed can be brought back from here. */
export function FilesHistory({ files, changes }: FilesHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  const mayEdit = useMay('editUnitFiles');
  const { history, results, removed } = files;
  const fileOf = ({ fileId }: FileChange) => [...results, ...removed].find(({ id }) => id === fileId);
  return (
    <Root title={titleOf(removed)} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      <List aria-label="History of photos and documents">
        {history.map((change, index) => {
          const file = fileOf(change);
          const isLatest = history.findIndex(({ fileId }) => fileId === change.fileId) === index;
          return (
            <li key={`${change.at}-${change.fileId}-${change.change}`}>
              <span>
                {sentenceOf(change, file?.name ?? 'A file')} by {change.by} on {formatDateTime(change.at)}
              </span>
              {mayEdit && file && file.removedAt !== null && isLatest && (
                <Button size="small" onClick={() => changes.restore(file)} {...needsNetwork}>
                  Restore
                </Button>
              )}
            </li>
          );
        })}
      </List>
    </Root>
  );
}

const titleOf = (removed: readonly AddedFile[]) =>
  removed.length === 0 ? 'History' : `History, ${removed.length} removed`;

function sentenceOf({ change, caption }: FileChange, name: string): string {
  if (change !== 'captioned') return `${name} ${change}`;
  return caption ? `${name} captioned “${caption}”` : `${name}: caption removed`;
}
