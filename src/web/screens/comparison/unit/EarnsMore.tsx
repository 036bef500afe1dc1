import { CircleDollarSign } from 'lucide-react';
import { styled } from 'styled-components';
import { fontSize, toneInk } from '../../../ui/theme';

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  font-size: ${fontSize.label};
  font-weight: 400;
  color: ${toneInk('near')};
  overflow-wrap: anywhere;
  white-space: normal;
  & > svg {
    flex: none;
    width: 1rem;
    height: 1.125rem;
  }
`;

/** What a unit with work would earn beyond the Best; nothing without a remark. */
export const EarnsMore = ({ remark }: { remark: string | null }) =>
  remark !== null && (
    <Line>
      <CircleDollarSign aria-hidden="true" />
      <span>{remark}</span>
    </Line>
  );
