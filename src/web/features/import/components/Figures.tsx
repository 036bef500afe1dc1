import { styled } from 'styled-components';
import type { ImportTableReport } from '../../../../contract/import/job';
import { PaddedCard, Dim } from '../../../ui/elements';
import { color, fontSize, space, secondary } from '../../../ui/theme';
import type { ImportPhotos } from '../../../../contract/import/files';
import { Notice } from '../../../ui/notice/Notice';
import { PhotosField } from './FileField';
import { counted } from './importText';
import type { FileChoice } from '../state/useDataImport';

const Root = styled(PaddedCard)`
  overflow-wrap: anywhere;
  h3 {
    font-size: ${fontSize.name};
  }
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 9rem));
  gap: ${space(3)};
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    ${secondary}
  }
  dd {
    font-size: ${fontSize.figure};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  [data-bad] dd {
    color: ${color('bad')};
  }
`;

interface FiguresProps {
  label: string;
  title: string;
  about: string;
  figures: readonly { label: string; value: number; isBad?: boolean }[];
  note?: string | undefined;
}

export const Figures = ({ label, title, about, figures, note }: FiguresProps) => (
  <Root aria-label={label}>
    <div>
      <h3>{title}</h3>
      <Dim>{about}</Dim>
    </div>
    {figures.length > 0 && (
      <List>
        {figures.map(({ label: name, value, isBad = false }) => (
          <div key={name} data-bad={isBad ? '' : undefined}>
            <dt>{name}</dt>
            <dd>{value.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </List>
    )}
    {note !== undefined && <Dim as="p">{note}</Dim>}
  </Root>
);

const figures = [
  { key: 'added', label: 'New' },
  { key: 'changed', label: 'Changed' },
  { key: 'unchanged', label: 'Unchanged' },
  { key: 'refused', label: 'Refused' },
] as const;

interface CountsProps {
  title: string;
  about: string;
  report: ImportTableReport | null;
  /** Columns that are left out. */
  leftOut?: readonly string[];
}

export const Counts = ({ title, about, report, leftOut = [] }: CountsProps) => (
  <Figures
    {...{ title, about }}
    note={leftOut.length > 0 ? `Columns left out: ${leftOut.join(', ')}` : undefined}
    label={`Rows of ${title}`}
    figures={
      report
        ? [
            ...figures.map(({ key, label }) => ({
              label,
              value: report[key],
              isBad: key === 'refused' && report.refused > 0,
            })),
            ...(report.unread === undefined ? [] : [{ label: 'Cells not read', value: report.unread, isBad: true }]),
          ]
        : []
    }
  />
);

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
    {canGive && <PhotosField choice={choice} />}
  </Wanted>
);
