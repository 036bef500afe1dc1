import { type InventoryUnit, inventoryUnitSchema } from '../../../src/contract/unit/inventoryUnit';
import { type ListedUnit, inventoryListSchema } from '../../../src/contract/inventory/inventoryList';
import { type Order, type Requirement, orderSchema, requirementSchema } from '../../../src/contract/order/order';
import { type ReservedTransformer, reservationsSchema } from '../../../src/contract/reservations';
import { type ServableOrder, servableOrdersSchema } from '../../../src/contract/matching/servableOrders';
import { type FeatureMatch, type Unit, unitSchema } from '../../../src/contract/unit/unit';

export const everyFeatureMatches: FeatureMatch = {
  order_type_match: true,
  phase_match: true,
  power_rating_match: true,
  primary_voltage_match: true,
  secondary_voltage_match: true,
  taps_match: true,
  bushing_config_match: true,
  fusing_match: true,
};

/** A complete requirement, as of an order in detail. */
export const aRequirement = (change: Partial<Requirement> = {}): Requirement => ({
  ...requirementSchema.parse({
    stock_code_desc: '500KVA Padmount, 12.47 kV – 480Y/277',
    kva_rating: 500,
    notes: 'Customer supplies the pad.',
    formatted_notes: 'Customer supplies the pad.',
    warehouse_desc: 'Phoenix, AZ',
    phase: 3,
    primary_voltage_kv: '12.47',
    secondary_voltage_kv: '480Y/277',
    impedance_pct: 5.75,
    tap_range_pct: '2 @ 2.5% +/-',
    bushing_type: 'Dead front',
    bush_configuration: 'Loop feed',
    fusing: 'Bay-O-Net',
    oil_type: 'Mineral oil',
    oil_volume_liters: 1200,
    dim_w_in: 70,
    dim_d_in: 60,
    dim_h_in: 68,
    weight_lbs: 8000,
    unit_type: 'Padmount',
    category: 'Three-phase',
    sec_bush: 'Spade',
    bil: 95,
    coil_type: 'Copper',
    stock_code: 'PM-500',
    stock_code_long_desc: '500 KVA three-phase padmount',
    warehouse: 'PHX',
    metadata: { engineering_review: false, unit_status: null },
  }),
  ...change,
});

/** A complete order; say only what the test is about. */
export const anOrder = (change: Partial<Order> = {}): Order => ({
  ...orderSchema.parse({
    id: 101,
    order_code: 'ORD-101',
    customer_name: 'Tri-County Electric Cooperative',
    ship_city: 'Tempe',
    ship_state: 'AZ',
    order_date: '2026-03-05',
    request_date: '2026-04-04',
    sales_rep: 'M. Ortega',
    sales_rep_emails: ['m.ortega@specai.test'],
    sales_rep_email: null,
    order_type: 'rc',
    sale_price: '41250.00',
    issued_units: 0,
    job_number: 'J-70114',
    sales_order_number: 'SO-88214',
    requirement: aRequirement(),
  }),
  ...change,
});

/** Orders 1 to `count`, each with its own id, job number and sales order number; otherwise alike. */
export const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) =>
    anOrder({ id: index + 1, job_number: `J-${index + 1}`, sales_order_number: `SO-${index + 1}` }),
  );

/** A complete unit that serves the requirement of `aRequirement`; say only what the test is about. */
export const aUnit = (change: Partial<Unit> = {}): Unit => ({
  ...unitSchema.parse({
    serial: 'IC-1001',
    condition: 'RC',
    phase: 3,
    kva_rating: 500,
    primary_voltage: '12.47',
    secondary_voltage: '480Y/277',
    impedence: 5.75,
    taps: '2 @ 2.5% +/-',
    bush_type: 'Dead front',
    bush_config_description: 'Loop feed',
    fusing_description: 'Bay-O-Net',
    type_of_fluid: 'Mineral oil',
    oil_volume: 310,
    unit_width: 70,
    unit_depth: 60,
    unit_height: 68,
    total_weight: 8000,
    warehouse_desc: 'Phoenix, AZ',
    fab_notes: 'Tank repainted.',
    comments: null,
    jcm_total_cost: 20000,
    unit_cost: 14000,
    labor_cost: 2000,
    materials_cost: 900,
    jcm_result: {
      cost_breakdown: {
        fr3_cost: 3100,
        turn_pull_cost: 900,
        feed_conversion_cost: 1200,
        replacement_cabinet_cost: 2500,
        retank_cost: 4000,
      },
    },
    m_price: 40000,
    list_price: 40000,
    margin: 20000,
    margin_percentage: 50,
    reason: 'Every feature matches.',
    match_score: 0.97,
    mfg_year: 2009,
    requires_turn_pull: true,
    images: [],
    feature_match: everyFeatureMatches,
    score_details: [],
    can_serve: true,
    needed_work: [{ work: 'fr3', cost: 3100 }],
    bil: 95,
    winding_material: 'Copper',
    sec_bush: 'Spade',
  }),
  ...change,
});

/** The order of `anOrder`, as one that the unit of `aUnit` could serve. */
export const aServableOrder = (change: Partial<ServableOrder> = {}): ServableOrder => ({
  ...servableOrdersSchema.parse({
    count: 1,
    results: [
      {
        id: 101,
        order_code: 'ORD-101',
        job_number: 'J-70114',
        customer_name: 'Tri-County Electric Cooperative',
        request_date: '2026-04-04',
        kva_rating: 500,
        fit: { class: 'Fits', gaps: [] },
        match_score: 0.97,
        sale_price: 41250,
        margin: 21250,
        margin_percentage: 51.515,
        is_complete: true,
      },
    ],
  }).results[0]!,
  ...change,
});

/** A complete inventory unit, as the unit page reads it. */
export const anInventoryUnit = (change: Partial<InventoryUnit> = {}): InventoryUnit => ({
  ...inventoryUnitSchema.parse({
    itemCode: 'IC-1001',
    itemName: '500 KVA Padmount',
    phase: 3,
    kvaRating: 500,
    primaryVoltage: '12.47',
    secondaryVoltage: '480Y/277',
    impedance: 5.75,
    taps: '2 @ 2.5% +/-',
    bushingType: 'Dead front',
    bushConfiguration: 'Loop feed',
    fusing: 'Bay-O-Net',
    bil: 95,
    windingMaterial: 'Copper',
    secondaryBushings: 'Spade',
    oilType: 'Mineral oil',
    oilVolume: 310,
    dimensions: '70 x 60 x 68 in',
    weight: 8000,
    unitType: 'Padmount',
    category: 'Three-phase',
    location: 'Phoenix, AZ',
    unitCost: 20000,
    laborCosts: 4000,
    materialsCost: 1500,
    sellPrice: 40000,
    unitPrice: 40000,
  }),
  ...change,
});

/** A unit that is reserved for the order of `anOrder`, with everything that is known of it. */
export const aReservedTransformer = (change: Partial<ReservedTransformer> = {}): ReservedTransformer => ({
  ...reservationsSchema.parse({
    results: [
      {
        id: '1',
        itemCode: 'IC-1001',
        itemName: 'ERMCO 500 KVA Three-Phase Pad',
        orderId: '101',
        customerName: 'Tri-County Electric Cooperative',
        customerLocation: 'Tempe, AZ',
        reservedDate: '2026-03-05T15:30:00Z',
        deliveryDate: '2026-04-04',
        kvaRating: 500,
        primaryVoltage: '12470GrdY/7200',
        secondaryVoltage: '480Y/277',
        transformerType: '500 KVA Three-Phase Pad',
        category: 'Surplus',
        location: 'Phoenix, AZ',
        weight: 8000,
        dimensions: '70 x 60 x 68',
        status: 'Reserved',
        priority: 'Medium',
        jobNumber: 'J-70114',
        salesOrderNumber: 'SO-88214',
        reservedBy: 'Dana Whitfield',
      },
    ],
  }).results[0]!,
  ...change,
});

/** A unit in the list of the inventory. */
export const aListedUnit = (change: Partial<ListedUnit> = {}): ListedUnit => ({
  ...inventoryListSchema.parse({
    results: [
      {
        serial: 'IC-1001',
        kva_rating: 1500,
        primary_voltage: '12470GrdY/7200',
        secondary_voltage: '480',
        connection: 'Grounded wye-delta',
        phase: 3,
        type_of_fluid: 'Mineral oil',
        feed: 'Loop',
        front: 'Dead front',
        winding_material: 'Aluminum',
        condition: 'RC',
        warehouse_desc: 'Phoenix, AZ',
        manufacturer: 'ERMCO',
        mfg_year: 2008,
        total_weight: 10300,
        unit_cost: 18250.5,
        list_price: 41250,
        needs_cabinet: true,
        needs_tank: false,
        image_url: null,
        notes: 'Radiator dented.',
        reserved_for: null,
        reserved_for_job: null,
      },
    ],
    count: 1,
  }).results[0]!,
  ...change,
});
