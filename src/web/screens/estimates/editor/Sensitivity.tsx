import { styled } from 'styled-components';
import type { Job } from '../../../../domain/estimates/whatIf/job';
import { sensitivity } from '../../../../domain/estimates/whatIf/sensitivity';
import { color, fontSize, space } from '../../../ui/theme';

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  color: ${color('textSoft')};
  font-size: ${fontSize.label};
`;

/** What moves the margin, in sentences. */
export function Sensitivity({ job, price }: { job: Job; price: number | null }) {
  const sentences = price === null ? [] : sensitivity(job, price);
  if (sentences.length === 0) return null;
  return (
    <List aria-label="What moves the margin">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </List>
  );
}
