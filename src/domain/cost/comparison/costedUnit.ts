import type { Unit } from '../../../contract/unit/unit';
import type { Judged } from './unjudged';

/** What the costing of a unit for an order reads of it; an estimate keeps exactly this to be worked out again. */
export type CostedUnit = Pick<
  Unit,
  | 'jcm_total_cost'
  | 'unit_cost'
  | 'labor_cost'
  | 'materials_cost'
  | 'jcm_result'
  | 'm_price'
  | 'list_price'
  | 'requires_turn_pull'
  | 'can_serve'
  | 'needed_work'
> &
  Partial<Judged>;

/** With what a first guess of the options reads besides. */
export type MeasuredUnit = CostedUnit & Pick<Unit, 'oil_volume'>;
