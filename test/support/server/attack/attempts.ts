import { setTimeout as sleep } from 'node:timers/promises';
import { WAIT_MS } from '../../../setup/patience';
import { sendAndCut, type Cut } from './connection';
import type { Attack } from './attackers';
import type { LogLine } from './log';
import type { Place } from './place';

export interface Attempt {
  readonly attack: Attack;
  readonly id: string;
  readonly address: string;
}

let attempts = 0;

const addressOf = (number: number): string => [10, number >> 16, (number >> 8) & 255, number & 255].join('.');

/** Tries an attack and cuts the connection; without an address, from a new one. */
async function attempt({ port }: Place, attack: Attack, cut: Cut, from?: string): Promise<Attempt> {
  const number = (attempts += 1);
  const id = `attempt-${number}`;
  const address = from ?? addressOf(number);
  const headers = { ...attack.request.headers, 'x-request-id': id, 'x-forwarded-for': address };
  await sendAndCut(port, { ...attack.request, headers }, cut);
  return { attack, id, address };
}

/** Tries all, several at a time. Resolves with those that reached the server, once it is done with them. */
export async function attemptAll(
  place: Place,
  tries: readonly (readonly [Attack, Cut])[],
  atOnce: number,
  from?: string,
): Promise<Attempt[]> {
  const rest = tries.values();
  const done: Attempt[] = [];
  const one = async () => {
    for (const [attack, cut] of rest) done.push(await attempt(place, attack, cut, from));
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  await place.quiet();
  const arrived = done.filter(({ id }) => place.log.hasArrived(id));
  await untilLogged(place, arrived);
  await place.quiet();
  return arrived;
}

const outcomeOf = (place: Place, id: string): LogLine | undefined =>
  place.log.linesOf(id).find(({ msg }) => msg === 'request');

async function untilLogged(place: Place, all: readonly Attempt[]): Promise<void> {
  const isMissing = ({ attack, id }: Attempt) => !attack.mayVanish && outcomeOf(place, id) === undefined;
  for (const end = Date.now() + WAIT_MS; Date.now() < end && all.some(isMissing);) await sleep(5);
}

/** Describes what the security log lacks of an attempt; null if complete. */
export function missingInLog(place: Place, { attack, id, address }: Attempt): string | null {
  const outcome = outcomeOf(place, id);
  const reported = `${attack.name} (${id})`;
  if (outcome === undefined) return attack.mayVanish ? null : `${reported} is not in the log`;
  if (!attack.statuses.includes(outcome.status ?? 0)) return `${reported} ends with ${outcome.status}`;
  if (outcome.client !== address) return `${reported} comes from ${outcome.client}`;
  if (attack.audited === null) return null;
  const warning = attack.audited === 'refuseAction' ? 'action refused' : 'access token refused';
  return place.log.linesOf(id).some(({ msg }) => msg === warning) ? null : `${reported} has no line '${warning}'`;
}

/** The audit's limit of refusals of one action of a signed-in sender each minute. */
const MAX_OF_SENDER = 10;

/** The audit is written after the answer. */
export async function missingInAudit(place: Place, all: readonly Attempt[]): Promise<string[]> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const missing = await stillMissingInAudit(place, all);
    if (missing.length === 0 || Date.now() > end) return missing;
    await sleep(20);
  }
}

/** Describes the attempts that the audit lacks: any without a valid token, and those of a sender up to the limit. */
async function stillMissingInAudit(place: Place, all: readonly Attempt[]): Promise<string[]> {
  const rows = await place.db.selectFrom('audit').select(['action', 'address']).execute();
  const written = new Set(rows.map(({ action, address }) => `${action} ${address}`));
  const refused = all.filter(({ attack, id }) => attack.audited !== null && outcomeOf(place, id) !== undefined);
  const isWritten = ({ attack, address }: Attempt) => written.has(`${attack.audited} ${address}`);
  const isAtLimit = (subject: string | undefined): boolean =>
    subject !== undefined &&
    refused.filter((each) => each.attack.subject === subject && isWritten(each)).length >= MAX_OF_SENDER;
  return refused
    .filter((each) => !isWritten(each) && !isAtLimit(each.attack.subject))
    .map(({ attack, id }) => `${attack.name} (${id}) is not in the audit`);
}
