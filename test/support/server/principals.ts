import { permissions, type AccessMode, type Permission } from '../../../src/domain/access/access';
import { Principal, type Person } from '../../../src/server/auth/principal';
import type { SignedInUser } from '../../../src/server/auth/tokens/signedInUser';

export const principal = (person: Person, ...may: readonly Permission[]): Principal =>
  Principal.onBehalfOf(person, may.length > 0 ? may : permissions);

export const userOf = (more: Partial<SignedInUser> = {}): SignedInUser => ({
  ...{ kind: 'person', tokenId: 't', subject: 'person-1', sessionId: 'session-1', name: 'Dana Sales' },
  ...{ email: 'sales@specai.test', roles: [], expiresAt: new Date(0), revokedWith: [], issuedAt: new Date(0) },
  ...more,
});

export const signedIn = (more: Partial<SignedInUser> = {}, mode: AccessMode = 'roles'): Principal =>
  Principal.ofToken(userOf(more), mode, '10.0.0.1');
