import { serialize } from './serialize';

/** An action that a machine asked for. */
export interface RequestedAction {
  readonly type: string;
  readonly params?: unknown;
}

/** An actor that a machine started. */
export interface StartedCall {
  readonly id: string;
  readonly input?: unknown;
}

interface Executable {
  readonly type: string;
  readonly params?: unknown;
}

const field = (value: unknown, name: 'id' | 'input'): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;

/** The actions without XState's own, and their parameters as data. */
export const requestedActions = (actions: readonly Executable[]): RequestedAction[] =>
  actions
    .filter(({ type }) => !type.startsWith('xstate.'))
    .map(({ type, params }) => ({ type, ...(params !== undefined && { params: serialize(params) }) }));

/** The actors that the actions start, and their input as data. */
export const startedCalls = (actions: readonly Executable[]): StartedCall[] =>
  actions
    .filter(({ type }) => type === 'xstate.spawnChild')
    .map(({ params }) => {
      const input = field(params, 'input');
      return { id: String(field(params, 'id')), ...(input !== undefined && { input: serialize(input) }) };
    });
