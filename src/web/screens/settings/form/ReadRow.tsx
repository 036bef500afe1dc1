import { styled } from 'styled-components';
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
