import { until } from '../../waits';
import { paths } from '../../../../../src/contract/paths';
import type { ImportJob } from '../../../../../src/contract/import/job';
import { ORDER_HEADER } from '../../../../server/features/import/files';
import { BOUNDARY, formOf, upload } from '../../upload';
import type { Place } from '../place';
import { did, plain, type Prepare, type Prepares } from '../prepared';

const rows = ({ next }: Place) => `${ORDER_HEADER}\nIM${next()},J${next()},Red Butte,RC\n`;
const formWith = (content: string) => [{ name: 'orders', content }];
const reviewing = `${paths.imports}?review=true`;

async function untilState({ db }: Place, id: string, state: ImportJob['state']): Promise<void> {
  const job = db.selectFrom('import_jobs').select('state').where('id', '=', id);
  await until(async () => (await job.executeTakeFirstOrThrow()).state === state);
}

async function reviewed(place: Place, who: string, content = rows(place)): Promise<string> {
  const sent = await upload(place.served, formWith(content), { subject: who, path: reviewing });
  const { id } = sent.json<ImportJob>();
  await untilState(place, id, 'mapping');
  return id;
}

const ofReviewed =
  (address: (id: string) => string): Prepare =>
  async (place, who) => ({ sender: { subject: who }, url: address(await reviewed(place, who)) });

async function mapping(place: Place, who: string, id: string): Promise<object> {
  const { layouts } = (await did(place, who, ['GET', paths.import(id)])).json<ImportJob>();
  const columns = layouts[0]?.columns.map((each) => each.mapping);
  return { orders: { layout: layouts[0]?.layout, columns, isWhole: true } };
}

export const imports: Prepares = {
  'GET /api/imports/': plain(paths.imports),
  'GET /api/imports/columns': plain(paths.importColumns),
  'GET /api/imports/profiles/': plain(paths.importProfiles),
  'GET /api/imports/{id}': ofReviewed(paths.import),
  'GET /api/imports/{id}/refused/{file}': async (place, who) => {
    const id = await reviewed(place, who, `${rows(place)}IM${place.next()},,Red Butte,RC\n`);
    await did(place, who, ['POST', paths.importCheck(id), {}]);
    await untilState(place, id, 'checked');
    return { sender: { subject: who }, url: paths.importRefused(id, 'orders') };
  },
  'POST /api/imports/': (place, who) =>
    Promise.resolve({
      ...{ sender: { subject: who }, url: reviewing, bytes: formOf(formWith(rows(place))) },
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    }),
  'DELETE /api/imports/{id}': ofReviewed(paths.import),
  'PUT /api/imports/{id}/mapping': async (place, who) => {
    const id = await reviewed(place, who);
    return { sender: { subject: who }, url: paths.importMapping(id), json: await mapping(place, who, id) };
  },
  'POST /api/imports/{id}/check': ofReviewed(paths.importCheck),
  'POST /api/imports/{id}/save': async (place, who) => {
    const id = await reviewed(place, who);
    await did(place, who, ['POST', paths.importCheck(id), {}]);
    await untilState(place, id, 'checked');
    return { sender: { subject: who }, url: paths.importSave(id) };
  },
  'PUT /api/imports/profiles/{file}/{name}': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.importProfile('orders', `Profile ${place.next()}`) },
    json: { importId: await reviewed(place, who) },
  }),
  'DELETE /api/imports/profiles/{file}/{name}': async (place, who) => {
    const name = `Profile ${place.next()}`;
    const profile = { file: 'orders' as const, name, columns: '[]', saved_by: who };
    const layout = JSON.stringify({ sheet: null, encoding: 'utf-8', delimiter: ',', headerLine: 1 });
    await place.db
      .insertInto('import_profiles')
      .values({ ...profile, layout })
      .execute();
    return { sender: { subject: who }, url: paths.importProfile('orders', name) };
  },
  'PUT /api/feeds/{file}': (place, who) =>
    Promise.resolve({
      sender: { subject: 'erp', isProgram: true },
      ...{ url: `${paths.feed('orders')}?batch=1&source=${who}`, bytes: Buffer.from(rows(place)) },
      headers: { 'content-type': 'text/csv' },
    }),
};
