import { styled } from 'styled-components';
import type { PlanEffectsRequest } from '../../../../contract/plan/planEffects';
import { effectText, noEffectsText } from '../../../../domain/plan/planWords';
import { useGetPlanEffectsQuery } from '../../plan/api/planEffects';
import { errorMessage } from '../../../lib/errorMessage';
import { color, fontSize } from '../../../ui/theme';

interface PlanAnswerProps {
  request: PlanEffectsRequest;
  /** Without it: the status of the request. */
  serial?: string;
}

export const PlanAnswer = ({ request, serial }: PlanAnswerProps) =>
  serial === undefined ? <EffectsStatus request={request} /> : <EffectOfUnit request={request} serial={serial} />;

function EffectsStatus({ request }: PlanAnswerProps) {
  const { data, error, isFetching } = useGetPlanEffectsQuery(request);
  if (error) return `No plan: ${errorMessage(error)}`;
  return isFetching ? 'Planning...' : data && noEffectsText(data);
}

const Quiet = styled.p`
  color: ${color('textSoft')};
  font-size: ${fontSize.label};
  font-weight: 400;
  line-height: 1.125rem;
`;

function EffectOfUnit({ request, serial }: PlanAnswerProps) {
  const { effect } = useGetPlanEffectsQuery(request, {
    selectFromResult: ({ data }) => ({ effect: data?.effects.find((each) => each.serial === serial) }),
  });
  return effect === undefined ? null : <Quiet>{effectText(effect, request.settings)}</Quiet>;
}
