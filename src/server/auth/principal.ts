import { permissionsOf, type AccessMode, type Permission } from '../../domain/access/access';
import type { SignedInUser } from './tokens/signedInUser';
import { sessionOf } from './tokens/tokenVerifier';
import { forbidden, ForbiddenError } from './refusals';

/** Author of a change, from the access token, never from a request's body. */
export interface Person {
  readonly name: string;
  readonly subject: string;
  readonly email?: string;
  /** Client address; absent for background work. */
  readonly address?: string;
}

export type Need = Permission | 'to be signed in' | 'to be a program';

const PROGRAMS_ONLY = 'Feeds take the token of a program, not that of a person.';

const OF_PROGRAMS: ReadonlySet<Permission> = new Set(['editUnitFiles']);

/** Memoized: the verifier returns the same object for a cached token. */
const known = new WeakMap<SignedInUser, ReadonlySet<Permission>>();

function permissionsFor(user: SignedInUser, mode: AccessMode): ReadonlySet<Permission> {
  if (user.kind === 'machine') return OF_PROGRAMS;
  const permissions = known.get(user) ?? permissionsOf(user.roles, mode);
  known.set(user, permissions);
  return permissions;
}

/** A caller with a verified token and its permissions. The private field prevents hand-written principals. */
export class Principal implements Person {
  readonly #permissions: ReadonlySet<Permission>;
  readonly name: string;
  readonly subject: string;
  declare readonly email?: string;
  declare readonly address?: string;
  /** The verified token; null for work of the server and of operators. */
  readonly user: SignedInUser | null;

  private constructor(person: Person, permissions: ReadonlySet<Permission>, user: SignedInUser | null) {
    this.#permissions = permissions;
    this.name = person.name;
    this.subject = person.subject;
    if (person.email !== undefined && person.email !== '') this.email = person.email;
    if (person.address !== undefined) this.address = person.address;
    this.user = user;
  }

  static ofToken(user: SignedInUser, mode: AccessMode, address: string): Principal {
    const { subject, email } = user;
    // A work account without a name uses its subject.
    const person = { name: user.name || subject, subject, email, address };
    return new Principal(person, permissionsFor(user, mode), user);
  }

  /** Background work for a person who was checked at its start, or work of an operator in a shell. */
  static onBehalfOf(person: Person, permissions: Iterable<Permission>): Principal {
    return new Principal(person, new Set(permissions), null);
  }

  get permissions(): ReadonlySet<Permission> {
    return this.#permissions;
  }

  get session(): string {
    return this.user === null ? this.subject : sessionOf(this.user);
  }

  get isProgram(): boolean {
    return this.user?.kind === 'machine';
  }

  /** @throws ForbiddenError if the caller lacks the permission. */
  demand(need: Need): void {
    if (need === 'to be a program') {
      if (!this.isProgram) throw new ForbiddenError(PROGRAMS_ONLY);
    } else if (need === 'to be signed in') {
      if (this.isProgram) throw new ForbiddenError('Only people can do this.');
    } else if (!this.#permissions.has(need)) throw forbidden(need);
  }
}
