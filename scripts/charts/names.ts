const INVOKED = /^xstate\.(done|error)\.actor\.(.+)$/;
const DELAYED = /^xstate\.after\.(.+?)\./;

/** An event as people read it. Mermaid allows no colon in a label. */
export function eventName(type: string): string {
  const [, outcome, call] = INVOKED.exec(type) ?? [];
  if (call !== undefined) return `${call} ${outcome === 'done' ? 'done' : 'failed'}`;
  const delay = DELAYED.exec(type)?.[1];
  if (delay !== undefined) return /^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}`;
  return type === '' ? 'at once' : type;
}

const isThing = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

function typeOf(what: unknown): string | null {
  if (typeof what === 'string') return what;
  return isThing(what) && 'type' in what && typeof what.type === 'string' ? what.type : null;
}

/** The name of a guard or an actor; `place` says where one is missing. */
export function nameOf(what: unknown, place: string): string {
  const name = typeOf(what);
  if (name === null) throw new Error(`${place} has no name: give it one in setup().`);
  return name;
}

/** Parameters that are known before anything happens; computed ones say nothing here. */
function paramsText(action: unknown): string {
  if (!isThing(action) || !('params' in action) || typeof action.params !== 'object' || action.params === null)
    return '';
  const params = Object.entries(action.params).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ` (${params.join(', ')})`;
}

/** An action with its fixed parameters; of an unnamed `assign`, what it sets. */
export function actionName(action: unknown, place: string): string {
  if (isThing(action) && 'assignment' in action && isThing(action.assignment))
    return `assign ${Object.keys(action.assignment).join(', ')}`;
  return nameOf(action, `An action of ${place}`) + paramsText(action);
}
