import { FileText, MapPin, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import type { UnitFile } from '../../../../../contract/units/unit';
import { isFar } from '../../../../../domain/rates/distanceTable';
import { placeText } from '../../../../../domain/distance/roadDistance';
import type { SpecComparison, SpecRow } from '../../../../../domain/specs/specRows';
import { FileLink } from '../../../files/components/FileLink';
import { webAddress } from '../../../files/components/pictures';
import { VerdictIcon } from '../../../matching/components/SpecStatusIcon';
import { useRates } from '../../../../store/hooks';
import { useServices } from '../../../../store/services';
import { DifferenceMark } from '../../../../ui/mark/DifferenceMark';
import { Dim, VisuallyHidden } from '../../../../ui/elements';
import { color, fontSize, screens, toneGround, toneInk, visuallyHidden } from '../../../../ui/theme';
import { RowList, SIDE } from '../cardLayout';
import { DIFFERS } from '../unit/UnitMarks';

/** A card has many cells, so they are plain elements. On phones each card labels its rows. */
export const SpecCells = styled(RowList)`
  & > div {
    display: flex;
    align-items: center;
    min-height: 1.75rem;
    padding: 0.1875rem ${SIDE};
    border-bottom: 1px solid ${color('lineSoft')};
    &[data-status='alert'] {
      background: ${color('badSoft')};
    }
  }
  dt {
    ${screens.abovePhone} {
      ${visuallyHidden}
    }
    ${screens.phone} {
      flex: none;
      max-width: 50%;
      margin: -1px;
      font-size: ${fontSize.label};
      color: ${color('textDim')};
    }
  }
  dd {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: flex-end;
    gap: 0.5rem;
    min-width: 0;
    text-align: right;
    overflow-wrap: anywhere;
  }
  [data-measure] {
    color: ${color('textDim')};
  }
  [data-required] {
    display: none;
    font-size: ${fontSize.small};
    line-height: 1rem;
    color: ${color('textDim')};
    ${screens.phone} {
      display: block;
    }
  }
  [data-icon] {
    display: inline-flex;
    flex: none;
    width: 1rem;
  }
`;

interface SpecCellProps {
  row: SpecRow;
  comparison: SpecComparison;
  differs: boolean;
}

export function SpecCell({ row: { label, unitOfMeasure }, comparison, differs }: SpecCellProps) {
  const { required, actual, verdict, status, note } = comparison;
  return (
    <div data-verdict={verdict} data-status={status} data-differs={differs || undefined}>
      <dt>{label}</dt>
      <dd>
        {differs && <DifferenceMark label={DIFFERS} />}
        <span>
          {actual || 'N/A'} {actual && unitOfMeasure && <span data-measure="">{unitOfMeasure}</span>}
          {required && status !== 'check' && (
            <span data-required="" aria-hidden="true">
              Required {required}
            </span>
          )}
        </span>
        <span data-icon="">
          <VerdictIcon verdict={verdict} status={status} note={note} required={required} />
        </span>
      </dd>
    </div>
  );
}

const Location = styled.p<{ $far: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2rem;
  padding: 0.375rem ${SIDE};
  background: ${({ $far }) => toneGround($far ? 'bad' : 'near')};
  color: ${({ $far }) => toneInk($far ? 'bad' : 'near')};
  font-size: ${fontSize.label};
  & > svg {
    flex: none;
  }
`;

/** Spec section 2: red if far from the reference site, otherwise blue. */
export function LocationCell({ location, delivery }: { location: string | null; delivery: string }) {
  const rates = useRates();
  const far = isFar(location, rates);
  const Icon = far ? TriangleAlert : MapPin;
  return (
    <Location $far={far} data-far={far}>
      <Icon size={14} aria-hidden="true" />
      <span>
        <VisuallyHidden>Unit location: </VisuallyHidden>
        {placeText(location, delivery)}
        {far && ` · more than ${rates.farMiles} mi from ${rates.referenceSite}`}
      </span>
    </Location>
  );
}

const Strip = styled.div`
  height: 5.625rem;
  padding: 0.5625rem ${SIDE};
  border-top: 1px solid ${color('lineSoft')};
  overflow-y: auto;
  font-size: ${fontSize.label};
`;

const Attachment = styled.li`
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

export function Attachments({ images }: { images: readonly UnitFile[] }) {
  const { config } = useServices();
  const files = images
    .filter(({ file_type }) => file_type === 'pdf')
    .map((file) => ({ url: webAddress(file.url, config.apiBaseUrl), name: attachmentName(file) }));
  return (
    <Strip>
      {files.length === 0 ? (
        <Dim>No attachments</Dim>
      ) : (
        <ul aria-label="Attachments">
          {files.map(({ url, name }, index) => (
            <Attachment key={`${name}-${index}`}>
              <FileText size={14} aria-hidden="true" />
              {url === null ? <Dim>{name}</Dim> : <FileLink url={url}>{name}</FileLink>}
            </Attachment>
          ))}
        </ul>
      )}
    </Strip>
  );
}

function attachmentName({ kind, file_name }: UnitFile): string {
  const name = file_name?.trim() || 'Attachment.pdf';
  return kind === 'sheet' ? `${name} (generated)` : name;
}
