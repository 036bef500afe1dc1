import { styled } from 'styled-components';
import type { ImportPhotos } from '../../../contract/imports/files';
import { PaddedCard, Dim } from '../../ui/elements';
import { Notice } from '../../ui/notice/Notice';
import { fontSize } from '../../ui/theme';
import { Figures } from './Figures';
import { PhotosField } from './FileField';
import { counted } from './importText';
import type { FileChoice } from './state/useDataImport';

const Wanted = styled(PaddedCard)`
  h3 {
    font-size: ${fontSize.name};
  }
`;

interface PhotosCheckProps {
  photos: ImportPhotos;
  hasRefusedRows: boolean;
  choice: FileChoice;
  canGive: boolean;
}

export function PhotosCheck({ photos, hasRefusedRows, choice, canGive }: PhotosCheckProps) {
  const { zip, named, missing } = photos;
  if (zip === null) return <NoZip named={named} choice={choice} canGive={canGive} />;
  return (
    <>
      <Figures
        label={`Photos of ${zip}`}
        title={zip}
        about="ZIP of photos · added once the rows are saved"
        figures={[
          { label: 'Named', value: named },
          { label: 'Found', value: named - missing },
          { label: 'Missing', value: missing, isBad: missing > 0 },
        ]}
      />
      {named === 0 && !hasRefusedRows && (
        <Notice tone="warn">
          No row names a photo, so none would be added. Write the names of the files into a column called photos,
          separated by semicolons.
        </Notice>
      )}
    </>
  );
}

const NoZip = ({ named, choice, canGive }: Pick<PhotosCheckProps, 'choice' | 'canGive'> & { named: number }) => (
  <Wanted aria-label="Photos">
    <div>
      <h3>The rows name {counted(named, 'photo')}, and there is no ZIP to take them from</h3>
      <Dim>
        {canGive
          ? 'Choose a ZIP that has them, or import the rows now and the photos later, with the same file.'
          : 'Import the rows now and the photos later: choose the same file again, together with a ZIP that has them.'}
      </Dim>
    </div>
    {canGive && <PhotosField choice={choice} isDisabled={false} />}
  </Wanted>
);
