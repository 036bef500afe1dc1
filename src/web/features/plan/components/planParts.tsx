import { styled } from 'styled-components';
import type { Plan } from '../../../../contract/plan/plan';
import type { PlanRequest } from '../../../../contract/plan/planRequest';
import { Button, IconButton } from '../../../ui/button/Button';
import { Row } from '../../../ui/elements';
import { secondary } from '../../../ui/theme';
import type { ComponentProps } from 'react';
import type { LucideIcon } from 'lucide-react';

export const Basis = styled.p`
  ${secondary}
`;

export const Small = styled.span`
  display: block;
  ${secondary}
`;

export type PlanChange = (request: PlanRequest) => PlanRequest;

export interface PlanProps {
  plan: Plan;
  request: PlanRequest;
  onChange: (change: PlanChange, done: string) => void;
}

interface ShowMoreProps {
  total: number;
  shown: number;
  page: number;
  onShow: (shown: number) => void;
  size?: 'small';
}

export const ShowMore = ({ total, shown, page, onShow, size }: ShowMoreProps) =>
  total > shown && (
    <Row>
      <Button size={size} onClick={() => onShow(shown + page)}>
        Show more
      </Button>
    </Row>
  );

interface ToolProps extends Omit<ComponentProps<typeof IconButton>, 'icon'> {
  Icon: LucideIcon;
}

export const Tool = ({ Icon, ...rest }: ToolProps) => (
  <IconButton size="small" icon={<Icon size={14} aria-hidden="true" />} {...rest} />
);
