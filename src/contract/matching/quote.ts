import * as z from 'zod/mini';

const words = z.optional(z.nullable(z.string().check(z.maxLength(400))));
const prose = z.optional(z.nullable(z.string().check(z.maxLength(64_000))));
const measure = z.optional(
  z.nullable(z.union([z.number().check(z.minimum(0), z.maximum(1e9)), z.string().check(z.maxLength(80))])),
);

/** Demands in notes that a person can accept. */
export const constraints = ['copperWindings', 'ester', 'sixHoleSpades'] as const;
export type Constraint = (typeof constraints)[number];

/** Fields that the order's texts can fill, once a person accepts their values. */
export const describedFields = [
  'phase',
  'kva_rating',
  'primary_voltage_kv',
  'secondary_voltage_kv',
  'bil',
  'tap_range_pct',
  'bush_configuration',
  'fusing',
  'oil_type',
  'coil_type',
  'sec_bush',
] as const;
export type DescribedField = (typeof describedFields)[number];

export type FieldValues = Readonly<Partial<Record<DescribedField, string>>>;

/** Accepted from an order's texts. Counts only while the texts state it and the field is empty. */
export const acceptedSchema = z.strictObject({
  constraints: z.readonly(z.array(z.enum(constraints)).check(z.maxLength(constraints.length))),
  fields: z.readonly(z.partialRecord(z.enum(describedFields), z.string().check(z.minLength(1), z.maxLength(120)))),
});
export type Accepted = z.output<typeof acceptedSchema>;

/**
 * The requirement in POST /api/orders/recommendations/ and in `quote` of match-ic (spec section 7). The server reads impedance, and
 * fusing unless accepted, from the order of order_id.
 */
export const quoteSchema = z.strictObject({
  order_id: z.union([z.string().check(z.minLength(1), z.maxLength(60)), z.int()]),
  phase: measure,
  kva_rating: measure,
  primary_voltage_kv: measure,
  secondary_voltage_kv: measure,
  tap_range_pct: measure,
  bushing_type: words,
  bush_configuration: words,
  oil_type: words,
  unit_type: words,
  category: words,
  notes: prose,
  sec_bush: words,
  bil: measure,
  coil_type: words,
  stock_code: words,
  stock_code_desc: words,
  stock_code_long_desc: words,
  warehouse: words,
  warehouse_desc: words,
  order_type: words,
  sale_price: measure,
  /** Accepted from the order's texts; absent if the order's own field counts. */
  fusing: words,
  accepted_constraints: z.optional(z.array(z.enum(constraints)).check(z.maxLength(constraints.length))),
});
export type Quote = z.output<typeof quoteSchema>;
