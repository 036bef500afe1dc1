/** What an actor of a machine is called. */
export type ActorName = (actor: object, machineId: string) => string;

/** Calls a machine's first actor as the machine, the next ones 'unitOptions 2', 'unitOptions 3' … */
export function createActorNames(): ActorName {
  const names = new WeakMap<object, string>();
  const counts: Record<string, number> = {};
  return (actor, machineId) => {
    const known = names.get(actor);
    if (known !== undefined) return known;
    const count = (counts[machineId] ?? 0) + 1;
    counts[machineId] = count;
    const name = count === 1 ? machineId : `${machineId} ${count}`;
    names.set(actor, name);
    return name;
  };
}
