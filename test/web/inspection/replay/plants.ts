import { createMachine, type AnyStateMachine } from 'xstate';
import { currentMachines } from '../../../../src/web/inspection/replay/machinePlayer';
import { api } from '../../../../src/web/state/api/api';
import * as root from '../../../../src/web/state/rootReducer';

export type Machines = typeof currentMachines;
export type Config = Record<string, unknown> & { states: Record<string, Config>; on: Record<string, never> };
type Definition = Record<string, unknown>;

/** Today's machines, one of them changed. */
export function withChanged(name: string, change: (config: Config) => void): Machines {
  const { machine, providedGuards } = currentMachines[name]!;
  const config = copyOf(machine.config) as Config;
  change(config);
  const changed: AnyStateMachine = createMachine(config as never, machine.implementations);
  return { ...currentMachines, [name]: { machine: changed, providedGuards } };
}

const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyOf(each)]));
};

const plantedEndpoints: [name: string, definition: Definition][] = [];

const enhance = (name: string, change: (definition: Definition) => void) =>
  api.enhanceEndpoints({ endpoints: { [name]: change } });

const restore = (now: Definition, before: Definition) => {
  for (const key of Object.keys(now)) if (!(key in before)) Reflect.deleteProperty(now, key);
  Object.assign(now, before);
};

/** Changes how an endpoint makes its call, until the test is over. */
export const endpoint = (name: string, change: (definition: Definition) => void) => (): undefined => {
  enhance(name, (definition) => {
    plantedEndpoints.push([name, { ...definition }]);
    change(definition);
  });
};

/** What a request says, changed. */
export const sending = (name: string, change: (request: object) => object) =>
  endpoint(name, (definition) => {
    const query = definition.query as (args: unknown) => object | string;
    definition.query = (args: unknown) => {
      const request = query(args);
      return change(typeof request === 'string' ? { url: request } : request);
    };
  });

/** A function of a module, changed. */
export const instead =
  <T extends object>(module: T, name: keyof T & string, change: (actual: never) => unknown) =>
  (): undefined => {
    const actual = module[name];
    jest.spyOn(module, name as never).mockImplementation(change(actual as never) as never);
  };

/** An action that no slice takes any more. */
export const ignored = (type: string) =>
  instead(
    root,
    'rootReducer',
    (actual: typeof root.rootReducer) => (state: never, action: { type: string }) =>
      action.type === type ? state : actual(state, action),
  );

export const invoke = (state: Config | undefined) => state!.invoke as Record<string, never>;

/** Takes every planted change of an endpoint back. */
export function restoreEndpoints(): void {
  for (const [name, definition] of plantedEndpoints.splice(0)) enhance(name, (now) => restore(now, definition));
}
