import { FileText } from 'lucide-react';
import { styled } from 'styled-components';
import type { InventoryUnit } from '../../../../contract/unit/inventoryUnit';
import type { AddedFile } from '../../../../contract/unit/unitFiles';
import { sizeText } from '../../../../domain/format/number';
import { FileLink } from '../../../parts/unit/FileLink';
import { webAddress } from '../../../parts/unit/pictures';
import { useServices } from '../../../state/services';
import { Dim } from '../../../ui/elements';
import { color, screens, space } from '../../../ui/theme';
import { CaptionField, RemoveButton } from './PhotoList';
import type { FileChanges } from './useFileChanges';

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  li {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr) minmax(0, 1fr) auto;
    gap: ${space(2)};
    align-items: center;
    min-height: 2rem;
    overflow-wrap: anywhere;
  }
  ${screens.phone} {
    li {
      grid-template-columns: 1rem minmax(0, 1fr) auto;
    }
    li > :nth-child(3) {
      grid-area: 2 / 2;
    }
  }
  svg {
    color: ${color('textDim')};
  }
`;

interface DocumentListProps {
  files: readonly AddedFile[];
  /** Generated PDFs. */
  sheets: InventoryUnit['attachments'];
  changes: FileChanges;
}

export function DocumentList({ files, sheets, changes }: DocumentListProps) {
  const { apiBaseUrl } = useServices().config;
  if (files.length + sheets.length === 0) return null;
  return (
    <div>
      <h3>Documents</h3>
      <List aria-label="Documents">
        {files.map((file) => (
          <li key={String(file.id)}>
            <FileText size={14} aria-hidden="true" />
            <span>
              <FileLink url={webAddress(file.url, apiBaseUrl)} isDownload>
                {file.name}
              </FileLink>{' '}
              <Dim>{file.bytes !== null && sizeText(file.bytes)}</Dim>
            </span>
            <CaptionField key={file.caption} file={file} onSave={changes.caption} />
            <RemoveButton file={file} changes={changes} />
          </li>
        ))}
        {sheets.map(({ url, name }) => (
          <li key={name}>
            <FileText size={14} aria-hidden="true" />
            <FileLink url={webAddress(url, apiBaseUrl)}>{name}</FileLink>
            <Dim>Made from the record</Dim>
            <span />
          </li>
        ))}
      </List>
    </div>
  );
}
