import { paths } from '../../../../../src/contract/paths';
import { cameraPhoto } from '../../../../server/features/files/pictures';
import { photoRow } from '../../database';
import type { Place } from '../place';
import { did, newOrder, newUnit, plain, version, type Prepare, type Prepares } from '../prepared';

const ofUnit =
  (address: (serial: string) => string): Prepare =>
  async (place, who) => ({ sender: { subject: who }, url: address(await newUnit(place)) });

async function withPhotos(place: Place, removed = {}) {
  const serial = await newUnit(place);
  const rows = [{ ...photoRow(serial, 1), ...removed }, photoRow(serial, 2)];
  const files = await place.db.insertInto('unit_files').values(rows).returning('id').execute();
  const ids = files.map(({ id }) => id);
  return { serial, ids, first: String(ids[0]) };
}

const photo = ({ next }: Place) =>
  cameraPhoto({ width: 8 + next() })
    .jpeg()
    .toBuffer();
const asBytes = { 'content-type': 'application/octet-stream' };

const OPTIONS = { reTank: false, feedConversion: false, replacementCabinet: true, turnPull: false };
const retired = { retired_at: new Date(0), retired_by: 'Feed' };

export const stock: Prepares = {
  'GET /api/inventory/': plain(paths.inventory),
  'GET /api/inventory/facets/': plain(paths.inventoryFacets),
  'GET /api/inventory/export/': plain(paths.inventoryExport),
  'GET /api/inventory-stats/by-code/{itemCode}': ofUnit(paths.inventoryByCode),
  'GET /api/inventory-stats/by-code/{itemCode}/orders': ofUnit(paths.ordersForUnit),
  'GET /api/contention/': ofUnit((serial) => `${paths.contention}?serials=${serial}`),
  'PUT /api/inventory-stats/by-code/{itemCode}/options': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.unitOptions(await newUnit(place)) },
    ...{ json: OPTIONS, headers: version(0) },
  }),
  'DELETE /api/inventory-stats/by-code/{itemCode}/retirement': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.unitRetirement(await newUnit(place, retired)) },
  }),
  'DELETE /api/orders/{orderId}/retirement': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.orderRetirement(String(await newOrder(place, retired))) },
  }),
  'PUT /api/orders/{orderId}/freight': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.orderFreight(String(await newOrder(place))) },
    json: { paid_by_customer: true },
  }),
  'GET /api/units/{serial}/files/': ofUnit(paths.unitFiles),
  'GET /api/units/{serial}/files/{file}/address': ofUnit((serial) => paths.fileAddress(serial, 'front.svg')),
  'GET /api/files/{serial}/{file}': async (place, who) => {
    const url = paths.fileAddress(await newUnit(place), 'front.svg');
    return { sender: { subject: who }, url: (await did(place, who, ['GET', url])).json<{ url: string }>().url };
  },
  'POST /api/units/{serial}/files/': async (place, who) => ({
    ...{ sender: { subject: who }, url: `${paths.unitFiles(await newUnit(place))}?name=one.jpg` },
    ...{ headers: asBytes, bytes: await photo(place) },
  }),
  'PUT /api/units/{serial}/files/{file}': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.unitFile(await newUnit(place), 'one.jpg') },
    ...{ headers: asBytes, bytes: await photo(place) },
  }),
  'PUT /api/units/{serial}/files/{file}/caption': async (place, who) => {
    const { serial, first } = await withPhotos(place);
    return { sender: { subject: who }, url: paths.unitFileCaption(serial, first), json: { caption: 'Nameplate' } };
  },
  'POST /api/units/{serial}/files/{file}/restore': async (place, who) => {
    const { serial, first } = await withPhotos(place, { removed_at: new Date(0), removed_by: 'Ann' });
    return { sender: { subject: who }, url: paths.unitFileRestore(serial, first) };
  },
  'DELETE /api/units/{serial}/files/{file}': async (place, who) => {
    const { serial, first } = await withPhotos(place);
    return { sender: { subject: who }, url: paths.unitFile(serial, first) };
  },
  'PUT /api/units/{serial}/files-order': async (place, who) => {
    const { serial, ids } = await withPhotos(place);
    return { sender: { subject: who }, url: paths.unitFilesOrder(serial), json: { ids: ids.toReversed() } };
  },
  'POST /api/units/{serial}/comments': async (place, who) => ({
    ...{
      sender: { subject: who },
      url: paths.unitComments(await newUnit(place)),
      json: { comment: 'Check the tank.' },
    },
  }),
};
