import { createAuditRepository } from '../repositories/audit/audit';
import type { Api } from '../routes/api';
import { registerAudit } from '../routes/audit/audit';
import { registerComments } from '../routes/audit/comments';
import { registerBackChannelLogout } from '../routes/people/backChannelLogout';
import { registerMe } from '../routes/people/me';
import { registerSignOut } from '../routes/people/signOut';
import { registerRates } from '../routes/rates';
import { registerRuntimeConfig } from '../routes/runtimeConfig';
import type { RoomDependencies } from './appDependencies';
import { repositoriesOn } from './repositories';
import { runtimeConfigOf } from '../config/runtimeConfigOf';

/** The signed-in person and what the company decides: rates, who did what, comments. */
export async function registerPeopleRooms(app: Api, dependencies: RoomDependencies): Promise<void> {
  const { db, reads, signIn, liveUnits, now } = dependencies;
  registerMe(app);
  const audit = createAuditRepository(db);
  registerSignOut(app, {
    revoke: async ({ user }) => {
      if (user !== null) await signIn.verifier.revoke(user);
    },
    add: (by) => audit.add({ action: 'signOut', by }),
  });
  if (signIn.providerLogouts) await registerBackChannelLogout(app.server, signIn.providerLogouts);
  registerRates(app, { on: repositoriesOn, liveUnits, now });
  registerAudit(app, createAuditRepository(reads.db));
  registerComments(app, (on) => ({ ...repositoriesOn(on), audit: createAuditRepository(on) }));
  registerRuntimeConfig(app, runtimeConfigOf(dependencies));
}
