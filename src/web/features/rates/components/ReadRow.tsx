import { styled } from 'styled-components';
import type { RatesDraft } from '../../../../domain/rates/ratesDraft';
import type { Rates } from '../../../../domain/rates/rates';
import { Badge } from '../../../ui/mark/Badge';
import { Dim } from '../../../ui/elements';
import { fontSize, space } from '../../../ui/theme';

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

export const Standard = styled(Dim)`
  font-size: ${fontSize.label};
`;

export const ReadRow = ({ label, value, standard }: { label: string; value: string; standard: string | null }) => (
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

export interface DraftProps {
  draft: RatesDraft;
  problems: Readonly<Partial<Record<keyof Rates, string>>>;
  onChange: ((draft: RatesDraft) => void) | null;
}
