import { FileArchive } from 'lucide-react';
import type { FileChoice } from '../state/useChosenFiles';
import { FileField } from './FileField';

interface PhotosFieldProps {
  choice: FileChoice;
  isDisabled: boolean;
  /** In place of one that lacks photos; absent: false. */
  isFixed?: boolean;
}

/** Takes the ZIP with the photos that rows of units name. */
export const PhotosField = ({ choice, isDisabled, isFixed = false }: PhotosFieldProps) => (
  <FileField
    label={isFixed ? 'Fixed ZIP of photos' : 'ZIP of photos'}
    file={isFixed ? undefined : choice.files.photos}
    fault={choice.faults.photos}
    isDisabled={isDisabled}
    onChoose={(file) => choice.choose('photos', file)}
    accept=".zip,application/zip"
    icon={FileArchive}
    hint="Photos and PDFs that the units file names, up to 1 GB"
    note={choice.waitsForUnits ? 'Next, choose the units file' : null}
  />
);
