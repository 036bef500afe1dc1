/** The settings of a plan that nobody has changed; `planSettingsSchema` says what they mean. */
export const DEFAULT_SETTINGS = {
  match: 0.9,
  filled: 0,
  late_week: 0,
  hundred_miles: 0,
  ready_weeks: 1,
  work_weeks: 4,
  buy_weeks: 16,
};
