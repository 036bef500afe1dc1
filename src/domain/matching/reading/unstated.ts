import type { MatchRequirement, RequiredValue } from './requirement';

/** What a requirement must state readably before units can be judged against it. */
export type UnstatedField = 'phase' | 'kVA' | 'primary voltage' | 'secondary voltage';

/**
 * The fields without which a requirement cannot be judged, as far as it does not state them readably, in the order in
 * which people read them (domain facts, 'Does unit U fit requirement R?').
 */
export function unstatedFields(requirement: MatchRequirement): UnstatedField[] {
  const { phase, kva, primaryVoltage, secondaryVoltage } = requirement;
  const needed: readonly (readonly [UnstatedField, RequiredValue<unknown> | null])[] = [
    ['phase', phase],
    ['kVA', kva],
    ['primary voltage', primaryVoltage],
    ['secondary voltage', secondaryVoltage],
  ];
  return needed.filter(([, stated]) => stated === null || stated.value === null).map(([field]) => field);
}
