import type { AnyTransitionDefinition } from 'xstate';

const guardName = ({ guard }: AnyTransitionDefinition): string | null => {
  const type: unknown = typeof guard === 'object' && 'type' in guard ? guard.type : guard;
  return typeof type === 'string' ? type : null;
};

/** The guards of the candidates before the transition taken returned false, its own returned true. */
export function guardResults(taken: AnyTransitionDefinition): [name: string, result: boolean][] {
  const { always = [], transitions } = taken.source;
  const type: string = String(taken.eventType);
  const candidates: AnyTransitionDefinition[] = type === '' ? always : (transitions.get(type) ?? []);
  const rejected = candidates.slice(0, Math.max(candidates.indexOf(taken), 0));
  return [...rejected.map((each) => [guardName(each), false] as const), [guardName(taken), true] as const].flatMap(
    ([name, result]): [string, boolean][] => (name === null ? [] : [[name, result]]),
  );
}
