import type { PlanSettings } from '../../../../contract/plan/planRequest';

export interface SliderRange {
  readonly name: Exclude<keyof PlanSettings, 'fit'>;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** What the sliders reach; an address may go beyond. */
export const sliders: readonly SliderRange[] = [
  { name: 'filled', min: 0, max: 50_000, step: 500 },
  { name: 'late_week', min: 0, max: 5_000, step: 50 },
  { name: 'hundred_miles', min: 0, max: 1_000, step: 25 },
  { name: 'ready_weeks', min: 0, max: 26, step: 1 },
  { name: 'work_weeks', min: 0, max: 26, step: 1 },
  { name: 'buy_weeks', min: 0, max: 52, step: 1 },
  { name: 'units_per_order', min: 1, max: 1_000, step: 1 },
];
