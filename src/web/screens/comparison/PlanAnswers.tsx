import { styled } from 'styled-components';
import type { PlanEffectsRequest } from '../../../contract/plan/planEffects';
import { effectText, noEffectsText } from '../../../domain/plan/planWords';
import { useGetPlanEffectsQuery } from '../../state/api/matching/planEffects';
import { errorMessage } from '../../state/api/server/errorMessage';
import { color, fontSize } from '../../ui/theme';

interface Asking {
  asked: PlanEffectsRequest;
}

export function EffectsStatus({ asked }: Asking) {
  const { data, error, isFetching } = useGetPlanEffectsQuery(asked);
  if (error) return `No plan: ${errorMessage(error)}`;
  return isFetching ? 'Planning...' : data && noEffectsText(data);
}

const Quiet = styled.p`
  color: ${color('textSoft')};
  font-size: ${fontSize.label};
  font-weight: 400;
  line-height: 1.125rem;
`;

export function EffectOfUnit({ asked, serial }: Asking & { serial: string }) {
  const { effect } = useGetPlanEffectsQuery(asked, {
    selectFromResult: ({ data }) => ({ effect: data?.effects.find((each) => each.serial === serial) }),
  });
  return effect === undefined ? null : <Quiet>{effectText(effect, asked.settings)}</Quiet>;
}
