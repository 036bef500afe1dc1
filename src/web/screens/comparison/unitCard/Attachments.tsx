import { FileText } from 'lucide-react';
import { styled } from 'styled-components';
import type { Unit, UnitFile } from '../../../../contract/unit/unit';
import { FileLink } from '../../../parts/unit/FileLink';
import { toPictures, webAddress } from '../../../parts/unit/pictures';
import type { GalleryImage } from '../../../ui/gallery/GalleryPicture';
import { Dim } from '../../../ui/elements';
import { color, fontSize } from '../../../ui/theme';
import { SIDE } from '../layout/grid';

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

const Attachment = ({ file: { url, name } }: { file: UnitAttachment }) => (
  <Item>
    <FileText size={14} aria-hidden="true" />
    {url === null ? <Dim>{name}</Dim> : <FileLink url={url}>{name}</FileLink>}
  </Item>
);

interface UnitAttachment {
  /** Null if the address must not be opened. */
  url: string | null;
  name: string;
}

export const picturesOf = ({ images, serial }: Unit, base: string): GalleryImage[] => toPictures(images, serial, base);

function attachmentName({ kind, file_name }: UnitFile): string {
  const name = file_name?.trim() || 'Attachment.pdf';
  return kind === 'sheet' ? `${name} (generated)` : name;
}

/** `base` is the URL of the product API. */
export const attachmentsOf = ({ images }: Unit, base: string): UnitAttachment[] =>
  images
    .filter(({ file_type }) => file_type === 'pdf')
    .map((file) => ({ url: webAddress(file.url, base), name: attachmentName(file) }));
