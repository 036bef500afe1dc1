import { sampleOrders } from '../../src/sample/orders';
import { reservedTransformers } from '../../src/sample/reserved';
import { sampleUnits } from '../../src/sample/units';

const longestFirst = (a: string | null, b: string | null) => (b ?? '').length - (a ?? '').length;

export const orders = sampleOrders();
export const units = sampleUnits().slice(0, 6);
export const reserved = reservedTransformers;

/** The most that a sales representative wrote on an order. */
export const longNotes = orders.map(({ notes }) => notes).sort(longestFirst)[0] ?? '';
/** One remark or two. */
export const shortNotes = orders.map(({ notes }) => notes).find((notes) => notes && notes.length < 200) ?? '';
export const longestCustomer = orders.map((order) => order.customer_name).sort(longestFirst)[0] ?? '';
/** A text that breaks nowhere. */
export const oneLongWord = 'SO117204-1'.repeat(20);
