import type { AuthFailureKind } from '../lib/auth/authPort';

export const errorOf = (event: object): unknown => ('error' in event ? event.error : undefined);

export const outputOf = (event: object): unknown => ('output' in event ? event.output : undefined);

export const hasKind = (error: unknown): error is { kind: unknown } =>
  typeof error === 'object' && error !== null && 'kind' in error;

export const failureIs =
  (kind: AuthFailureKind) =>
  ({ event }: { event: object }): boolean => {
    const error = errorOf(event);
    return hasKind(error) && error.kind === kind;
  };

const wantsMore = failureIs('interactionRequired');
const isOver = failureIs('sessionOver');
/** Requires the user at the provider. */
export const wantsPerson = (args: { event: object }): boolean => wantsMore(args) || isOver(args);

/** For actors that are provided when the machine starts. */
export const unprovided = (name: string) => (): Promise<never> => Promise.reject(new Error(`${name} is not provided`));
