import { styled } from 'styled-components';
import type { Plan } from '../../../../contract/plan/plan';
import type { PlanRequest } from '../../../../contract/plan/planRequest';
import type { PlanLayout } from '../../../../domain/plan/planLayout';
import { Stack } from '../../../ui/elements';
import { Collapsible } from '../../../ui/layout/Collapsible';
import { radius, space } from '../../../ui/theme';
import { PlanPicture } from './PlanPicture';
import { PlanSettingsCard } from './PlanSettings';
import type { PlanChange } from './planParts';

const Panel = styled.section`
  & > div > button {
    border-radius: ${radius.control};
  }
`;

const Contents = styled(Stack)`
  padding-top: ${space(3)};
`;

interface AdjustProps {
  request: PlanRequest;
  plan: Plan | null;
  isOpen: boolean;
  onChange: (change: PlanChange) => void;
  onLayout: (changed: Partial<PlanLayout>) => void;
}

/** The settings of the plan and their effects. */
export const Adjust = ({ request, plan, isOpen, onChange, onLayout }: AdjustProps) => (
  <Panel aria-label="Adjust">
    <Collapsible title="Adjust" open={isOpen} onToggle={() => onLayout({ isAdjusting: !isOpen })}>
      <Contents>
        <PlanSettingsCard key={JSON.stringify(request.settings)} request={request} onChange={onChange} />
        {plan && <PlanPicture plan={plan} />}
      </Contents>
    </Collapsible>
  </Panel>
);
