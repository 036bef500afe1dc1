import { paths } from '../../../../../src/contract/paths';
import { DEFAULT_RATES } from '../../../../../src/domain/rates/rates';
import type { Place } from '../place';
import { did, newOrder, plain, version, type Prepare, type Prepares } from '../prepared';
import { reserved } from './work';

const view = (who: string) => ({ list: 'orders', name: `View of ${who}`, query: 'status=pending', isShared: false });

async function saved(place: Place, who: string): Promise<string> {
  return (await did(place, who, ['POST', paths.views, view(who)])).json<{ id: string }>().id;
}

const ofView =
  (address: (id: string) => string): Prepare =>
  async (place, who) => ({ sender: { subject: who }, url: address(await saved(place, who)) });

async function notice(place: Place, who: string): Promise<string> {
  const id = await reserved(place, who);
  await did(place, 'boss', ['POST', paths.reservationRelease(id), { reason: 'The customer canceled' }]);
  const { results } = (await did(place, who, ['GET', paths.notices])).json<{ results: { id: string }[] }>();
  return results[0]?.id ?? '';
}

/** To a person who signed in before. */
export async function handOver(place: Place, who: string): Promise<object> {
  await did(place, 'boss', ['GET', paths.me]);
  const { results } = (await did(place, who, ['GET', paths.people])).json<{
    results: { id: string; name: string }[];
  }>();
  return { to: results[0]?.id ?? '', note: 'I am away' };
}

let wordNumber = 0;
/** A word is taught once. */
const aWord = () => ({ field: 'fusing', word: `XQ ${(wordNumber += 1)}`, meaning: 'Bay-O-Net' });

const HOLDS_FROM = '2099-01-01';

export const people: Prepares = {
  'GET /api/me/': plain(paths.me),
  'POST /auth/logout/': plain(paths.logout),
  'GET /config.json': plain(paths.config),
  'GET /api/changes/': plain(paths.changes),
  'GET /api/last-refresh/': plain(paths.lastRefresh),
  'GET /api/audit/': plain(paths.audit),
  'GET /api/audit/people/': plain(paths.auditPeople),
  'GET /api/audit/export/': plain(paths.auditExport),
  'GET /api/views/': plain(paths.views),
  'POST /api/views/': (_place, who) => Promise.resolve({ sender: { subject: who }, url: paths.views, json: view(who) }),
  'PUT /api/views/{id}': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.view(await saved(place, who)), headers: version(1) },
    json: { name: 'Renamed', query: '', isShared: true },
  }),
  'DELETE /api/views/{id}': ofView(paths.view),
  'PUT /api/views/{id}/start': ofView(paths.viewStart),
  'DELETE /api/views/{id}/start': async (place, who) => {
    const url = paths.viewStart(await saved(place, who));
    await did(place, who, ['PUT', url]);
    return { sender: { subject: who }, url };
  },
  'GET /api/people/': plain(paths.people),
  'GET /api/orders/{orderId}/owner': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.orderOwner(String(await newOrder(place))) },
  }),
  'POST /api/orders/{orderId}/owner': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.orderOwner(String(await newOrder(place))) },
    json: await handOver(place, who),
  }),
  'GET /api/my-work/': plain(paths.myWork),
  'PUT /api/my-work/mail/': (_place, who) =>
    Promise.resolve({ sender: { subject: who }, url: paths.workMail, json: { isOn: true } }),
  'GET /api/setup/': plain(paths.setup),
  'GET /api/notices/': plain(paths.notices),
  'DELETE /api/notices/{id}': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.notice(await notice(place, who)) },
  }),
  'GET /api/rates/': plain(paths.rates),
  'POST /api/rates/': async (place, who) => {
    const { version: at } = (await did(place, who, ['GET', paths.rates])).json<{ version: number }>();
    const json = { holdsFrom: HOLDS_FROM, reason: 'New labor costs', values: DEFAULT_RATES };
    return { sender: { subject: who }, url: paths.rates, json, headers: version(at) };
  },
  'GET /api/vocabulary/': plain(paths.vocabulary),
  'POST /api/vocabulary/': (_place, who) =>
    Promise.resolve({ sender: { subject: who }, url: paths.vocabulary, json: aWord() }),
  'DELETE /api/vocabulary/{id}': async (place, who) => {
    const { id } = (await did(place, who, ['POST', paths.vocabulary, aWord()])).json<{ id: number }>();
    return { sender: { subject: who }, url: paths.taughtWord(String(id)) };
  },
  'POST /api/rates/distances/': (_place, who) => {
    const file = Buffer.from('from,to,miles\n"Phoenix, AZ","Mesa, AZ",20\n').toString('base64');
    return Promise.resolve({ sender: { subject: who }, url: paths.ratesDistances, json: { file } });
  },
};
