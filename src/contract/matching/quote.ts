import * as z from 'zod/mini';

const words = z.optional(z.nullable(z.string().check(z.maxLength(400))));
const prose = z.optional(z.nullable(z.string().check(z.maxLength(64_000))));
const measure = z.optional(
  z.nullable(z.union([z.number().check(z.minimum(0), z.maximum(1e9)), z.string().check(z.maxLength(80))])),
);

/** Demands in an order's notes that a person can accept. */
export const constraints = ['copperWindings', 'ester', 'sixHoleSpades'] as const;
export type Constraint = (typeof constraints)[number];

/** The fields that an order's descriptions and notes can fill when they are empty, once a person accepts what these say. */
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

/** Values by field, written as an order's fields are. */
export type FieldValues = Readonly<Partial<Record<DescribedField, string>>>;

/** Values and demands accepted from an order's texts. They count while the texts state them and the fields are empty. */
export const acceptedSchema = z.strictObject({
  constraints: z.readonly(z.array(z.enum(constraints)).check(z.maxLength(constraints.length))),
  fields: z.readonly(z.partialRecord(z.enum(describedFields), z.string().check(z.minLength(1), z.maxLength(120)))),
});
export type Accepted = z.output<typeof acceptedSchema>;

/**
 * The requirement a unit is judged against: POST /api/orders/recommendations/, and `quote` of match-ic (spec section 7).
 * It carries no impedance, and fusing only when it was accepted: the server reads them from the order named by order_id.
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
  /** Accepted from the order's descriptions or notes; absent when the order's own field counts. */
  fusing: words,
  /** Constraints from the notes that count. */
  accepted_constraints: z.optional(z.array(z.enum(constraints)).check(z.maxLength(constraints.length))),
});
export type Quote = z.output<typeof quoteSchema>;
