const INVOKED = /^xstate\.(done|error)\.actor\.(.+)$/;
const DELAYED = /^xstate\.after\.(.+?)\./;

/** The label of an event. */
export function eventName(type: string): string {
  const [, outcome, call] = INVOKED.exec(type) ?? [];
  if (call !== undefined) return `${call} ${outcome === 'done' ? 'done' : 'failed'}`;
  const delay = DELAYED.exec(type)?.[1];
  if (delay !== undefined) return /^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}`;
  return type === '' ? 'at once' : type;
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

function typeOf(reference: unknown): string | null {
  if (typeof reference === 'string') return reference;
  const type = isObject(reference) && 'type' in reference ? reference.type : null;
  // XState's own actions, such as an inline `assign`, have no meaningful name.
  return typeof type === 'string' && !type.startsWith('xstate.') ? type : null;
}

/** The name of a guard, an actor or an action. Throws if anonymous; `place` is for the error. */
export function nameOf(reference: unknown, place: string): string {
  const name = typeOf(reference);
  if (name === null) throw new Error(`${place} has no name: give it one in setup().`);
  return name;
}

/** Constant parameters only. */
function paramsText(action: unknown): string {
  if (!isObject(action) || !('params' in action) || typeof action.params !== 'object' || action.params === null)
    return '';
  const params = Object.entries(action.params).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ` (${params.join(', ')})`;
}

export const actionName = (action: unknown, place: string): string =>
  nameOf(action, `An action of ${place}`) + paramsText(action);
