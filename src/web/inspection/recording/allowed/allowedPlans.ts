import { fields, type Fields } from './allowedTypes';

/** By what a plan is made, without its dollars. */
export const planSettings: Fields = fields('fit ready_weeks work_weeks buy_weeks units_per_order');

const pair = fields('order_id serial');

/** What is asked of a plan. */
export const planQuestion: Fields = { settings: planSettings, pinned: pair, forbidden: pair, explain: 'value' };

export const planEffectsRequest: Fields = { ...fields('order_id serials'), settings: planSettings };
export const plannedPairs: Fields = { pairs: pair, mode: 'value' };

const totals = fields('orders late_weeks unknown');
const order = fields('order_id job_number request_date');
const moves = fields('order_id job_number serial');

/** A plan, without customers and money. */
const plan: Fields = {
  ...fields('id day orders units pairs unknown_costs unknown_prices unknown_miles told'),
  ...{ reserved: totals, first_come: totals, plan: totals },
  bands: { ...fields('fit_class'), ...{ plan: totals, first_come: totals, reserved: totals } },
  unmet: pair,
  rows: {
    ...{ ...order, ...fields('serial unit match_score fit_class late_weeks miles'), gaps: fields('feature verdict') },
    ...{ first_come: fields('serial'), changes: { ...fields('serial match_score'), moves } },
  },
  empty: {
    ...{ ...order, ...fields('late_weeks reason'), first_come: fields('serial') },
    ways: { ...fields('kind serial match_score fit_class units'), moves },
  },
  unwanted: { count: 'value', units: fields('serial unit') },
};

/** The last line of the answer, and what the app makes of it. */
export const planLine: Fields = { plan };
export const madePlan: Fields = plan;

export const planEffects: Fields = { effects: { ...fields('serial kind'), moves } };

export const planReservations: Fields = { reserved: pair, refused: pair };

/** A saved plan, without its name and who saved it. */
export const scenario: Fields = {
  ...fields('id created_at day orders'),
  ...{ question: planQuestion, plan: totals },
  result: {
    ...fields('day orders'),
    ...{ plan: totals, first_come: totals, reserved: totals },
    ...{ rows: { ...order, ...fields('serial match_score fit_class late_weeks') }, empty: order },
  },
};
