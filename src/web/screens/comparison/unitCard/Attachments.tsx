import { FileText } from 'lucide-react';
import { styled } from 'styled-components';
import { FileLink } from '../../../parts/unit/FileLink';
import { Dim } from '../../../ui/elements';
import { color, fontSize } from '../../../ui/theme';
import { SIDE } from '../layout/grid';
import type { UnitAttachment } from '../unit/unitFiles';

const Strip = styled.div`
  height: 5.625rem;
  padding: 0.5625rem ${SIDE};
  border-top: 1px solid ${color('lineSoft')};
  overflow-y: auto;
  font-size: ${fontSize.label};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.5rem;
  min-width: 0;
  & > svg {
    flex: none;
    color: ${color('textDim')};
  }
  & > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    line-height: 1.5rem;
    white-space: nowrap;
  }
`;

/** A unit's PDFs, each opening in a new tab. */
export function Attachments({ files }: { files: readonly UnitAttachment[] }) {
  if (files.length === 0) {
    return (
      <Strip>
        <Dim>No attachments</Dim>
      </Strip>
    );
  }
  return (
    <Strip>
      <ul aria-label="Attachments">
        {files.map((file, index) => (
          <Attachment key={`${file.name}-${index}`} file={file} />
        ))}
      </ul>
    </Strip>
  );
}

function Attachment({ file: { url, name } }: { file: UnitAttachment }) {
  return (
    <Item>
      <FileText size={14} aria-hidden="true" />
      {url === null ? <Dim>{name}</Dim> : <FileLink url={url}>{name}</FileLink>}
    </Item>
  );
}
