import { styled } from 'styled-components';
import type { Plan } from '../../../contract/plan/plan';
import type { PlanRequest } from '../../../contract/plan/planRequest';
import { Card } from '../../ui/layout/Card';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { color, fontSize, space } from '../../ui/theme';

/** A card of the plan. */
export const Frame = styled(Card)`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
`;

/** What its figures are based on. */
export const Basis = styled.p`
  color: ${color('textDim')};
  font-size: ${fontSize.label};
`;

/** A second line in a cell. */
export const Small = styled.span`
  display: block;
  color: ${color('textDim')};
  font-size: ${fontSize.label};
`;

export type PlanChange = (request: PlanRequest) => PlanRequest;

export interface PlanProps {
  plan: Plan;
  /** By which the plan was made. */
  request: PlanRequest;
  /** Changes what the address asks for and plans anew; what was done is told, with the way back. */
  onChange: (change: PlanChange, done: string) => void;
}

interface HeadRowProps {
  /** What the unnamed columns at both ends are for, in words that are heard only. */
  before: string;
  after: string;
  heads: readonly string[];
  numeric: ReadonlySet<string>;
}

/** The head of a table of the plan, whose rows begin with a choice and end with what can be done. */
export function HeadRow({ before, after, heads, numeric }: HeadRowProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{before}</VisuallyHidden>
        </th>
        {heads.map((head) => (
          <th key={head} scope="col" data-numeric={numeric.has(head) || undefined}>
            {head}
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>{after}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
