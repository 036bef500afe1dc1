import * as z from 'zod/mini';
import { recordable } from '../recordable';

/** Fields that a customer can require of a unit, in the order of the screens. */
export const lineFields = [
  'quantity',
  'phase',
  'kva_rating',
  'primary_voltage_kv',
  'secondary_voltage_kv',
  'tap_range_pct',
  'bil',
  'secondary_bil',
  'impedance_pct',
  'feed',
  'front',
  'bushing_rating',
  'sec_bush',
  'fusing',
  'oil_type',
  'coil_type',
  'no_load_loss_w',
  'load_loss_w',
  'total_loss_w',
  'sound_db',
  'max_width_in',
  'max_depth_in',
  'max_height_in',
  'max_weight_lb',
  'unit_type',
  'condition',
  'or_equal',
  'max_price',
] as const;
export type LineField = (typeof lineFields)[number];

/** Fields of the request itself. */
export const requestFields = ['customer', 'contact', 'email', 'phone', 'place', 'date'] as const;
export type RequestField = (typeof requestFields)[number];

/** The position of the words: offsets of UTF-16 code units. */
const passageSchema = z.object({ start: z.int(), end: z.int() });
export type Passage = z.output<typeof passageSchema>;

const reading = <T extends z.ZodMiniType>(field: T) =>
  z.object({
    field,
    /** As in an order's field: '1500', '12470D', 'FR3 or Mineral Oil'. */
    value: z.string(),
    /** `assumed`: follows from other words, for `reason`. */
    status: z.enum(['read', 'assumed']).register(recordable),
    reason: z.nullable(z.string()),
    /** Null if nothing in the text says it. */
    passage: z.nullable(passageSchema),
  });

export const lineReadingSchema = reading(z.enum(lineFields));
export type LineReading = z.output<typeof lineReadingSchema>;
const requestReadingSchema = reading(z.enum(requestFields));
export type RequestReading = z.output<typeof requestReadingSchema>;

/** POST /api/requests/read: the requirements in a customer's text. */
export const readRequestSchema = z.object({
  lines: z.array(z.object({ readings: z.array(lineReadingSchema) })),
  request: z.array(requestReadingSchema),
  /** Words that may be requirements and could not be read. */
  not_understood: z.array(passageSchema),
});
export type ReadRequest = z.output<typeof readRequestSchema>;
