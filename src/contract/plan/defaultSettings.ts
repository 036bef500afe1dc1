/** The settings of a plan that no one has changed; `planSettingsSchema` says what they mean, docs/decisions/0128 why. */
export const DEFAULT_SETTINGS = {
  fit: 'Fits with work',
  filled: 0,
  late_week: 250,
  hundred_miles: 350,
  ready_weeks: 1,
  work_weeks: 4,
  buy_weeks: 16,
} as const;
