import type { JWTPayload, JWTVerifyResult } from 'jose';
import { namesRevokedWith } from './revocations';
import { InvalidTokenError, type SignedInUser } from './signedInUser';
import type { SignInSettings } from '../signInSettings';

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Entra ID writes `scp`, RFC 9068 `scope`, Okta a list. Compared exactly: another API's scope may end like ours. */
const scopesOf = ({ scp, scope }: JWTPayload): readonly unknown[] =>
  Array.isArray(scp) ? scp : (text(scp) ?? text(scope) ?? '').split(' ');

const clientOf = (payload: JWTPayload): string | null =>
  text(payload['azp']) ?? text(payload['appid']) ?? text(payload['client_id']) ?? text(payload['cid']);

/** Application permissions of Entra ID; a person's token may have roles, too, but always has a scope. */
const rolesOf = (payload: JWTPayload): unknown[] =>
  Array.isArray(payload['roles']) && text(payload['scp']) === null ? payload['roles'] : [];

function maySendFeeds(payload: JWTPayload, { feed }: SignInSettings): boolean {
  if (feed === null || (feed.clientId !== null && clientOf(payload) !== feed.clientId)) return false;
  const permissions = feed.claim === 'roles' ? rolesOf(payload) : scopesOf(payload);
  return permissions.includes(feed.permission);
}

/** A signature does not prove the purpose: requires our client and scope (an ID token has none), or a feed program. */
export function checkPurpose(verified: JWTVerifyResult, settings: SignInSettings): SignedInUser['kind'] {
  const { payload, protectedHeader } = verified;
  if (!settings.tokenTypes.includes(protectedHeader.typ?.toLowerCase() ?? '')) throw new InvalidTokenError('type');
  if (maySendFeeds(payload, settings)) return 'machine';
  if (clientOf(payload) !== settings.clientId) throw new InvalidTokenError('client');
  if (!scopesOf(payload).includes(settings.requiredScope)) throw new InvalidTokenError('scope');
  return 'person';
}

const rolesIn = ({ roles }: JWTPayload): string[] =>
  Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [];

export function userOf(payload: JWTPayload, tokenHash: string, kind: SignedInUser['kind'] = 'person'): SignedInUser {
  const subject = text(payload['oid']) ?? text(payload.sub);
  if (subject === null || payload.exp === undefined) throw new InvalidTokenError('claims');
  const email = text(payload['preferred_username']) ?? text(payload['email']) ?? '';
  const program = kind === 'machine' ? clientOf(payload) : null;
  return {
    kind,
    tokenId: text(payload.jti) ?? text(payload['uti']) ?? tokenHash,
    subject,
    revokedWith: namesRevokedWith(payload),
    issuedAt: new Date((payload.iat ?? 0) * 1000),
    sessionId: text(payload['sid']),
    name: program ?? text(payload['name']) ?? email,
    email,
    roles: rolesIn(payload),
    expiresAt: new Date(payload.exp * 1000),
  };
}
