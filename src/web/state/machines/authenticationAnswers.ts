import type { AuthFailureKind } from '../../adapters/auth/authPort';

/** The error of an actor or an event. */
export const errorOf = (event: object): unknown => ('error' in event ? event.error : undefined);

/** The output of an actor. */
export const outputOf = (event: object): unknown => ('output' in event ? event.output : undefined);

/** Single sign-on says of which kind its failures are; nothing else does. */
export const hasKind = (error: unknown): error is { kind: unknown } =>
  typeof error === 'object' && error !== null && 'kind' in error;

/** Guards by the kind of a failure. */
export function failureIs(kind: AuthFailureKind) {
  return ({ event }: { event: object }): boolean => {
    const error = errorOf(event);
    return hasKind(error) && error.kind === kind;
  };
}

const wantsMore = failureIs('interactionRequired');
const isOver = failureIs('sessionOver');
/** The provider gives nothing before the person themselves has been there. */
export const wantsPerson = (args: { event: object }): boolean => wantsMore(args) || isOver(args);
