import { styled } from 'styled-components';
import type { RatesDraft } from '../../../domain/rateSets/ratesDraft';
import type { Rates } from '../../../domain/rates/rates';
import { Badge } from '../../ui/mark/Badge';
import { Dim } from '../../ui/text/Text';
import { fontSize, space } from '../../ui/theme';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  align-items: baseline;
  strong {
    font-variant-numeric: tabular-nums;
    text-align: right;
    overflow-wrap: anywhere;
  }
`;

/** What the specification says of a rate. */
export const Standard = styled(Dim)`
  font-size: ${fontSize.label};
`;

interface ReadRowProps {
  label: string;
  value: string;
  /** The specification's, where the value is another one. */
  standard: string | null;
}

/** One rate to be read. */
export const ReadRow = ({ label, value, standard }: ReadRowProps) => (
  <Line>
    <span>{label}</span>
    <strong>{value}</strong>
    {standard !== null && (
      <Standard>
        <Badge tone="near">Changed</Badge> Standard {standard}
      </Standard>
    )}
  </Line>
);

/** What a part of the rates is shown by. */
export interface DraftProps {
  draft: RatesDraft;
  /** What is wrong, by rate. */
  problems: Readonly<Partial<Record<keyof Rates, string>>>;
  /** Null where nothing is edited. */
  onChange: ((draft: RatesDraft) => void) | null;
}
