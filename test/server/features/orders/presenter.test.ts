import { toOrder, toStates } from '../../../../src/server/features/orders/presenter';
import { fullOrder } from '../units/fullRows';

test('an order says everything that is recorded, each column in its own field', () => {
  expect(toOrder(fullOrder)).toEqual({
    id: 10_001,
    coverage: null,
    freight_paid_by_customer: true,
    retired_at: null,
    retired_by: null,
    order_code: 'SO-7-1',
    customer_name: 'Mesa Water District',
    ship_city: 'Mesa',
    ship_state: 'AZ',
    order_date: '2026-03-05',
    request_date: '2026-05-01',
    sales_rep: 'Dana Whitfield',
    sales_rep_emails: ['dana@specai.test', 'sam@specai.test'],
    sales_rep_email: 'dana@specai.test',
    order_type: 'RW',
    sale_price: '41250.00',
    won_price: '43210.50',
    issued_units: 2,
    job_number: 'J-7',
    sales_order_number: 'SO-7',
    requirement: {
      stock_code: '1500P',
      stock_code_desc: ' 1500KVA PAD ',
      stock_code_long_desc: 'Pad mounted',
      notes: 'Call first',
      formatted_notes: '<p>Call first</p>',
      warehouse: 'PHX',
      warehouse_desc: 'Phoenix',
      unit_type: 'Pad',
      category: 'Three phase',
      phase: 1,
      kva_rating: 1500.5,
      primary_voltage_kv: '12.47',
      secondary_voltage_kv: '0.48',
      impedance_pct: 5.75,
      tap_range_pct: '+/-2.5%',
      bushing_type: 'Live Front',
      bush_configuration: 'Radial Feed',
      fusing: 'Bay-O-Net',
      sec_bush: 'Spade',
      bil: 95,
      coil_type: 'Copper',
      oil_type: 'FR3',
      oil_volume_liters: 720.25,
      dim_w_in: 81,
      dim_d_in: 52,
      dim_h_in: 63,
      weight_lbs: 9000,
      metadata: { engineering_review: true, unit_status: 'In Transit' },
    },
  });
});

test('an order without addresses of its salesperson has none, and what is not recorded is null', () => {
  const order = toOrder({ ...fullOrder, sales_rep_emails: [], kva_rating: null, bil: null, weight_lbs: null });
  expect(order.sales_rep_email).toBeNull();
  expect(order.requirement).toMatchObject({ kva_rating: null, bil: null, weight_lbs: null });
});

/** US Postal Service, Publication 28, appendix B: the states, the District of Columbia and Puerto Rico. */
const STATES = `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky,
LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana,
NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio,
OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee,
TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming`
  .split(/,\s+/)
  .map((each) => ({ code: each.slice(0, 2), display: each.slice(3) }));

test('the fifty states and the two other places have their names, in order of name', () => {
  expect(STATES).toHaveLength(52);
  expect(toStates(STATES.map(({ code }) => code).sort())).toEqual(STATES);
});

test('a code without a known name shows as itself, among the others', () => {
  expect(toStates(['WY', 'ZZ', 'QC', 'AL'])).toEqual([
    { code: 'AL', display: 'Alabama' },
    { code: 'QC', display: 'QC' },
    { code: 'WY', display: 'Wyoming' },
    { code: 'ZZ', display: 'ZZ' },
  ]);
});
