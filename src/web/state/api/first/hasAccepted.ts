const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/**
 * Whether a tab remembers that a person accepted demands or values from an order's texts: units are then requested with them, which
 * takes the code that reads these texts.
 */
export function hasAccepted(memory: string | null, orderId: string): boolean {
  try {
    const remembered: unknown = JSON.parse(memory ?? 'null');
    const accepted = ['acceptedConstraints', 'acceptedFields'].map((slice) => field(field(remembered, slice), orderId));
    return accepted.some((each) => typeof each === 'object' && each !== null && Object.keys(each).length > 0);
  } catch {
    return false;
  }
}
