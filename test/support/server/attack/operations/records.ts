import { paths } from '../../../../../src/contract/paths';
import type { Place } from '../place';
import { did, newOrder, newUnit, plain, version, type Prepares } from '../prepared';

const fields = { category: 'Recycle' };

async function versionOf(place: Place, who: string, serial: string): Promise<string> {
  const record = await did(place, who, ['GET', paths.record('units', serial)]);
  return record.json<{ version: string }>().version;
}

async function corrected(place: Place, who: string): Promise<string> {
  const serial = await newUnit(place);
  const headers = version(await versionOf(place, who, serial));
  await did(place, who, ['POST', paths.recordCorrections('units', serial), { fields }, headers]);
  return serial;
}

const newSerial = ({ next }: Place): string => `added-${next()}`;

export const records: Prepares = {
  'GET /api/records/{file}/{key}': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.record('units', await newUnit(place)) },
  }),
  'POST /api/records/{file}/{key}/preview': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.recordPreview('units', await newUnit(place)), json: { fields } },
  }),
  'POST /api/records/{file}/{key}/corrections': async (place, who) => {
    const serial = await newUnit(place);
    const headers = version(await versionOf(place, who, serial));
    return { sender: { subject: who }, url: paths.recordCorrections('units', serial), json: { fields }, headers };
  },
  'POST /api/record-sources/': async (place, who) => {
    const values = [{ file: 'units', key: await corrected(place, who), field: 'category' }];
    return { sender: { subject: who }, url: paths.recordSources, json: { values } };
  },
  'GET /api/corrections/': plain(paths.corrections),
  'GET /api/new-records/{file}/known': plain(`${paths.newRecordKnown('units')}?key=1`),
  'POST /api/new-records/{file}/preview': (place, who) =>
    Promise.resolve({
      ...{ sender: { subject: who }, url: paths.newRecordPreview('units') },
      json: { fields: { serial: newSerial(place) } },
    }),
  'POST /api/new-records/{file}/': (place, who) =>
    Promise.resolve({
      ...{ sender: { subject: who }, url: paths.newRecords('units') },
      json: { fields: { serial: newSerial(place), ...fields } },
    }),
  'PUT /api/inventory-stats/by-code/{itemCode}/retirement': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.unitRetirement(await newUnit(place)), json: { reason: 'Scrapped' } },
  }),
  'PUT /api/orders/{orderId}/retirement': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.orderRetirement(String(await newOrder(place))) },
    json: { reason: 'Entered twice' },
  }),
  'POST /api/unit-changes/preview': async (place, who) => ({
    ...{
      sender: { subject: who },
      url: paths.unitChangePreview,
      json: { serials: [await newUnit(place)], set: fields },
    },
  }),
  'POST /api/unit-changes/': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.unitChanges, json: { serials: [await newUnit(place)], set: fields } },
  }),
  'DELETE /api/unit-changes/{id}': async (place, who) => {
    const body = { serials: [await newUnit(place)], set: fields };
    const made = await did(place, who, ['POST', paths.unitChanges, body]);
    return { sender: { subject: who }, url: paths.unitChange(made.json<{ id: string }>().id) };
  },
};
