import { LONG_VALUE_LENGTH } from '../../../src/domain/limits';
import { truncate } from '../../../src/domain/format/text';
import { shareOf } from '../../support/extent';
import { openApp } from './hostileApp';
import { payloads } from './payloads';
import { nothingIsLive } from './nothingIsLive';
import { scenes, type Scene } from './scenes';
import { rewrittenWire, type Path, type Wire } from './wire';

const MEASURES =
  /^(phase|kva_?rating|impedance(_pct)?|impedence|oil_?volume(_liters)?|dim_._in|unit_(width|depth|height)|(total_)?weight(_lbs)?|issued_units)$/i;
const UNCHANGED = /^(url|imageUrl|image_url|file_type|facet)$/;

function markOf(path: Path): string {
  const place = path.join('.');
  if (path.at(-1) === 'orderId' || /^(orders\.results\.0|order|orderSummary)\.id$/.test(place)) return 'the order';
  if (/^(serial|itemCode)$/.test(path.at(-1) ?? '')) return place.startsWith('matchIc') ? 'the unit found' : 'the unit';
  return place;
}

const textOf = (payload: string, mark: string) =>
  `${payload} ${mark}${/^order.*notes$/.test(mark) ? ' and so on'.repeat(20) : ''}`;

const wireOf = (payload: string): Wire =>
  rewrittenWire((value, path) => {
    const key = path.at(-1) ?? '';
    const isText = typeof value === 'string' || (typeof value === 'number' && MEASURES.test(key));
    return isText && !UNCHANGED.test(key) ? textOf(payload, markOf(path)) : value;
  });

function elements() {
  const counts: Record<string, number> = {};
  for (const { tagName } of document.querySelectorAll('main *, [role=dialog] *'))
    counts[tagName] = (counts[tagName] ?? 0) + 1;
  return counts;
}

const plainly = new Map<string, ReturnType<typeof elements>>();

async function elementsOf(name: string, { at, openAll }: Scene) {
  const before = plainly.get(name);
  if (before !== undefined) return before;
  const { unmount } = await openApp(at, wireOf('A plain text of the usual length,'));
  await openAll();
  const found = elements();
  plainly.set(name, found);
  unmount();
  window.sessionStorage.clear();
  return found;
}

const under = (place: string, keys: string) => keys.split(' ').map((key) => `${place}.${key}`);

const specsOfUnit =
  'phase kva_rating primary_voltage secondary_voltage impedence taps bush_type bush_config_description fusing_description';
const restOfUnit =
  'type_of_fluid oil_volume unit_width unit_depth unit_height total_weight warehouse_desc fab_notes comments images.1.file_name images.3.file_name';
const reason = 'reason score_details.0.required score_details.0.actual score_details.1.feature';
const headOfOrder = 'job_number sales_order_number customer_name';
const listed = [
  ...under('orders.results.0', `${headOfOrder} ship_city ship_state sales_rep`),
  ...under('orders.results.0.requirement', 'stock_code_desc warehouse_desc kva_rating formatted_notes'),
  'orders.results.0.issued_units',
];
const found = 'matchIc.data';
const recommended = 'recommendations.data.matches.0';

const shown: Readonly<Record<keyof typeof scenes, readonly string[]>> = {
  'orders as cards': [...listed, 'orders.results.0.requirement.metadata.unit_status', 'states.states.0.display'],
  'orders as a table': under('orders.results.0', `${headOfOrder} ship_city ship_state sales_rep`),
  'comparison as cards': [
    ...under('order', `${headOfOrder} requirement.formatted_notes sales_rep`),
    ...[found, recommended].flatMap((place) => under(place, `${specsOfUnit} ${restOfUnit}`)),
    ...under(found, reason),
    'the unit found',
    'the unit',
  ],
  'comparison as a table': [
    ...under(recommended, 'kva_rating primary_voltage secondary_voltage fusing_description taps'),
    ...under('order.requirement', 'kva_rating primary_voltage_kv secondary_voltage_kv fusing tap_range_pct'),
    'the unit',
  ],
  unit: [
    ...under('orderSummary', `${headOfOrder} ship_city ship_state sales_rep`),
    ...under('inventoryByCode', 'itemName phase kvaRating primaryVoltage secondaryVoltage impedance taps'),
    ...under('inventoryByCode', 'bushingType bushConfiguration oilType oilVolume dimensions weight unitType category'),
    ...under('inventoryByCode', 'location notes'),
    ...under('orderSummary.requirement', 'phase kva_rating primary_voltage_kv tap_range_pct oil_type category'),
    ...under('reservationsOfUnit.results.0', 'jobNumber customerName reservedBy reason'),
    ...under('reservationsOfUnit.results.1', 'jobNumber customerName reservedBy releasedBy'),
    'the unit',
  ],
  'unit without an order': under('ordersForUnit.results.0', 'job_number customer_name'),
  'inventory as a table': [
    ...under('inventory.results.0', 'kva_rating primary_voltage secondary_voltage phase type_of_fluid'),
    ...under('inventory.results.0', 'warehouse_desc manufacturer notes reserved_for_job'),
    ...[0, 1, 2].map((facet) => `inventoryFacets.results.${facet}.values.0.value`),
    'the unit',
  ],
  'inventory as cards': [
    ...under('inventory.results.0', 'primary_voltage secondary_voltage type_of_fluid warehouse_desc'),
    'the unit',
  ],
  reserved: [
    ...under('reservations.results.0', 'itemName customerName kvaRating transformerType location status priority'),
    ...under('reservations.results.0', 'jobNumber reservedBy'),
    'the unit',
  ],
};

/** Whether a notification with this text was shown, even if it has closed since. */
function watchNotifications(text: string): () => boolean {
  let isSeen = false;
  const look = () => {
    isSeen ||= document.querySelector('[aria-label^="Notifications"]')?.textContent.includes(text) === true;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    look();
    observer.disconnect();
    return isSeen;
  };
}

const turns = Object.keys(scenes);

describe.each(Object.entries(scenes))('the scene %s', (name, scene) => {
  test.each(shareOf(payloads, turns.indexOf(name), 9))(
    'the scene shows %s as text, with the same elements as for plain text',
    async (payload) => {
      const expected = await elementsOf(name, scene);
      await openApp(scene.at, wireOf(payload));
      const added = `Successfully added unit ${textOf(payload, 'the unit found')} to recommendations`;
      const wasNotified = watchNotifications(added);
      await scene.openAll();
      nothingIsLive();
      expect(elements()).toEqual(expected);
      const text = document.body.textContent;
      for (const mark of shown[name as keyof typeof shown]) expect(text).toContain(textOf(payload, mark).trim());
      if (name !== 'comparison as cards') return;
      expect(wasNotified()).toBe(true);
      const cut = truncate(textOf(payload, '').trim(), LONG_VALUE_LENGTH);
      expect(text.split(cut).length - 1).toBeGreaterThanOrEqual(15);
    },
  );
});
