import { styled } from 'styled-components';
import type { Plan } from '../../../contract/plan/plan';
import type { PlanRequest } from '../../../contract/plan/planRequest';
import { Button } from '../../ui/button/Button';
import { Row, VisuallyHidden } from '../../ui/elements';
import { color, fontSize } from '../../ui/theme';

export const Basis = styled.p`
  color: ${color('textDim')};
  font-size: ${fontSize.label};
`;

export const Small = styled.span`
  display: block;
  color: ${color('textDim')};
  font-size: ${fontSize.label};
`;

export type PlanChange = (request: PlanRequest) => PlanRequest;

export interface PlanProps {
  plan: Plan;
  request: PlanRequest;
  onChange: (change: PlanChange, done: string) => void;
}

interface HeadRowProps {
  before: string;
  after: string;
  heads: readonly string[];
  numeric: ReadonlySet<string>;
}

export const HeadRow = ({ before, after, heads, numeric }: HeadRowProps) => (
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

interface ShowMoreProps {
  total: number;
  shown: number;
  page: number;
  onShow: (shown: number) => void;
}

export const ShowMore = ({ total, shown, page, onShow }: ShowMoreProps) =>
  total > shown && (
    <Row>
      <Button onClick={() => onShow(shown + page)}>Show more</Button>
    </Row>
  );
