const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/**
 * Whether a tab remembers that a person accepted demands of an order's notes: units are then requested with them, which takes
 * the code that reads notes.
 */
export function hasAccepted(memory: string | null, orderId: string): boolean {
  try {
    const accepted = field(field(JSON.parse(memory ?? 'null'), 'acceptedConstraints'), orderId);
    return Array.isArray(accepted) && accepted.length > 0;
  } catch {
    return false;
  }
}
