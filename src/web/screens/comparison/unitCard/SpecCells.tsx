import { MapPin, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { isFar } from '../../../../domain/distance/distance';
import { placeText } from '../../../../domain/distance/roadDistance';
import type { SpecComparison } from '../../../../domain/specs/specRows';
import { VerdictIcon } from '../../../parts/unit/SpecStatusIcon';
import { useRates } from '../../../state/hooks';
import { DifferenceMark } from '../../../ui/mark/DifferenceMark';
import { VisuallyHidden } from '../../../ui/elements';
import { color, fontSize, screens, toneGround, toneInk, visuallyHidden } from '../../../ui/theme';
import { RowList, SIDE } from '../layout/grid';
import { DIFFERS } from '../unit/PinButton';

/**
 * A card has many cells, so they are plain elements. The requirement column names the rows; on phones each card does.
 */
export const SpecCells = styled(RowList)`
  & > div {
    display: flex;
    align-items: center;
    min-height: 2rem;
    padding: 0.3125rem ${SIDE};
    border-bottom: 1px solid ${color('lineSoft')};
    &[data-status='alert'] {
      background: ${color('badSoft')};
    }
  }
  dt {
    ${visuallyHidden}
    ${screens.phone} {
      position: static;
      flex: none;
      width: auto;
      height: auto;
      max-width: 50%;
      overflow: visible;
      clip-path: none;
      white-space: normal;
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
  label: string;
  unitOfMeasure?: string;
  comparison: SpecComparison;
  differs: boolean;
}

export function SpecCell({ label, unitOfMeasure, comparison, differs }: SpecCellProps) {
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
          <VerdictIcon verdict={verdict} status={status} note={note} />
        </span>
      </dd>
    </div>
  );
}

const Cell = styled.p<{ $far: boolean }>`
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
    <Cell $far={far} data-far={far}>
      <Icon size={14} aria-hidden="true" />
      <span>
        <VisuallyHidden>Unit location: </VisuallyHidden>
        {placeText(location, delivery)}
        {far && ` · more than ${rates.farMiles} mi from ${rates.referenceSite}`}
      </span>
    </Cell>
  );
}
