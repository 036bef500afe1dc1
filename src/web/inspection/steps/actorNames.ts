/** Names an actor of a machine; the same actor always gets the same name. */
export type ActorName = (actor: object, machineId: string) => string;

/** Names a machine's first actor after the machine, the following ones 'unitOptions 2', 'unitOptions 3' … */
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
