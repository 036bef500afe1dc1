import type { EstimateState } from '../../../../contract/estimates/states';
import type { Tone } from '../../../ui/theme';

export const stateTones: Readonly<Record<EstimateState, Tone>> = {
  draft: 'neutral',
  proposed: 'near',
  approved: 'ok',
  returned: 'warn',
  lapsed: 'warn',
  quoted: 'violet',
  won: 'ok',
  lost: 'bad',
};
