import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { roles, type Role } from '../../../../src/domain/access/access';
import { everyone, selling, whoMay, working } from '../whoMay';
import type { RawRequest } from './connection';
import type { Place, Operations } from './place';
import { rawRequest, type Prepared } from './prepared';

/** A request that must be refused, or answered from the stored answer. */
export interface Attack {
  readonly name: string;
  readonly request: RawRequest;
  readonly statuses: readonly number[];
  /** It is refused only after its body is read. Fastify drops a request, without an answer, if its client leaves before that. */
  readonly mayVanish: boolean;
  readonly audited: 'refuseAction' | 'refuseToken' | null;
  /** The subject of its token, if that is valid. */
  readonly subject?: string;
}

export interface Target {
  readonly operation: Operations[number];
  readonly prepared: Prepared;
  /** The status of the stored answer for its key; null for operations without keys. */
  readonly storedStatus: number | null;
}

export const DONE = '"done"';
export const OTHER = '"other"';

export const isOpen = ({ operation }: Operations[number]): boolean => operation.security.length === 0;

const FOR_PROGRAMS = ['PUT /api/feeds/{file}'];
const FOR_BOTH = ['PUT /api/units/{serial}/files/{file}', 'GET /api/corrections/'];

/** Who may correct depends on the fields; the prepared requests are about units. */
const OF_UNITS = [
  ...['POST /api/records/{file}/{key}/corrections', 'POST /api/record-sources/', 'POST /api/new-records/{file}/'],
];
/** Who may take a step of an estimate depends on the step. Such requests are refused after their body was read. */
const dependsOnBody = (name: string): boolean => name.endsWith('/steps') || OF_UNITS.includes(name);

function lackingRoles(name: string): readonly Role[] {
  if (FOR_PROGRAMS.includes(name)) return ['administrator'];
  if (OF_UNITS.includes(name)) return roles.filter((role) => !working.includes(role));
  const allowed = name.endsWith('/steps') ? selling : (whoMay[name.replaceAll(/\{(\w+)\}/g, ':$1')] ?? everyone);
  return roles.filter((role) => !allowed.includes(role));
}

export async function attacksOn(place: Place, target: Target): Promise<Attack[]> {
  if (isOpen(target.operation)) return [];
  return [...(await strangers(place, target)), ...(await mistakes(place, target))];
}

/** With a valid token: a body that is refused, or a key that was used. */
async function mistakes(place: Place, { operation, prepared, storedStatus }: Target): Promise<Attack[]> {
  const authorization = await place.tokenOf(prepared.sender);
  const mayVanish = prepared.json !== undefined || prepared.bytes !== undefined;
  const attack = (name: string, statuses: readonly number[], request: RawRequest): Attack => ({
    ...{ name, statuses, request, mayVanish, audited: null },
  });
  const refused = refusedBody(prepared).map(([name, status, changes]) =>
    attack(name, [status], rawRequest(operation.method, { ...prepared, ...changes }, { authorization })),
  );
  if (storedStatus === null) return refused;
  const others = isStreamed(prepared) ? [IN_USE, BROKEN_OFF] : [IN_USE];
  const keyed = (key: string) => rawRequest(operation.method, prepared, { authorization, 'idempotency-key': key });
  return [
    ...refused,
    attack('a malformed key', [400], keyed('a,b')),
    attack('the key of another request', [422, ...others], keyed(OTHER)),
    attack('the key of the same request', [storedStatus, ...others], keyed(DONE)),
  ];
}

/** Another attempt uses the same key now. */
const IN_USE = 409;
/** A streamed body did not arrive completely. */
const BROKEN_OFF = 400;

type Token = Promise<string> | string | null;

/** Without a token, or with one that is not valid for the operation. */
async function strangers(place: Place, { operation: { method, path }, prepared }: Target): Promise<Attack[]> {
  const { sender } = prepared;
  const name = `${method} ${path}`;
  const attack = async (who: string, status: number, token: Token, audited: Attack['audited']): Promise<Attack> => ({
    ...{ name: who, statuses: [status], mayVanish: false, audited },
    request: rawRequest(method, prepared, token === null ? {} : { authorization: await token }),
  });
  const program = { subject: 'erp', isProgram: true };
  const person = { subject: sender.isProgram === true ? 'ann' : sender.subject };
  const byProgram = async () => ({
    ...(await attack('a program', 403, place.tokenOf(program), 'refuseAction')),
    subject: program.subject,
  });
  const isForPrograms = [...FOR_PROGRAMS, ...FOR_BOTH].includes(name);
  return Promise.all([
    attack('no token', 401, null, null),
    attack('a malformed token', 401, 'Bearer a.b.c', 'refuseToken'),
    attack('a forged token', 401, forged(sender.subject), 'refuseToken'),
    attack('an expired token', 401, place.tokenOf(sender, { exp: Math.floor(Date.now() / 1000) - AN_HOUR_S }), null),
    ...(isForPrograms ? [] : [byProgram()]),
    ...lackingRoles(name).map(async (role) => ({
      ...(await attack(role, 403, place.tokenOf(person, { roles: [role] }), 'refuseAction')),
      ...{ subject: person.subject, mayVanish: dependsOnBody(name) },
    })),
  ]);
}

const AN_HOUR_S = 60 * 60;

/** Well formed, and signed with a key of the attacker. */
async function forged(subject: string): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = await exportJWK(publicKey);
  const token = new SignJWT({ roles: ['administrator'] }).setSubject(subject).setExpirationTime('1h');
  return `Bearer ${await token.setProtectedHeader({ alg: 'ES256', kid: 'test', typ: 'at+jwt', jwk }).sign(privateKey)}`;
}

const isPhoto = ({ headers }: Prepared): boolean => headers?.['content-type'] === 'application/octet-stream';
const isStreamed = (prepared: Prepared): boolean => prepared.bytes !== undefined && !isPhoto(prepared);

type Refused = readonly [name: string, status: number, changes: Partial<Prepared>];

function refusedBody(prepared: Prepared): Refused[] {
  const { json, bytes, headers } = prepared;
  if (json !== undefined) return [['an unknown field', 400, { json: { ...json, is_admin: true } }]];
  if (bytes === undefined) return [];
  const ofType = (type: string) => ({ headers: { ...headers, 'content-type': type } });
  return isPhoto(prepared)
    ? [['a file that is no photo', 422, { bytes: Buffer.from('no photo') }]]
    : [['a body of another type', 415, ofType('text/html')]];
}
