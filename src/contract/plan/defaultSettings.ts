/** Defaults of `planSettingsSchema`; reasons in docs/decisions/0128. */
export const DEFAULT_SETTINGS = {
  fit: 'Fits with work',
  filled: 0,
  late_week: 250,
  hundred_miles: 350,
  ready_weeks: 1,
  work_weeks: 4,
  buy_weeks: 16,
} as const;
