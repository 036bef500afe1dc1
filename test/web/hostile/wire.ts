import { http, HttpResponse, type JsonBodyType } from 'msw';
import { facets } from '../../../src/contract/inventory/inventoryQuery';
import type { UnitFile } from '../../../src/contract/units/unit';
import { calls } from '../../mocks/calls';
import { server } from '../../mocks/server';
import {
  aListedUnit,
  anInventoryUnit,
  anOrder,
  aReservedTransformer,
  aServableOrder,
  aUnit,
} from '../../support/web/builders';

export type Wire = Readonly<Record<keyof ReturnType<typeof wholeWire>, JsonBodyType>>;

const NOTES = 'Customer supplies the pad. '.repeat(10).trim();

const aFile = (url: string, file_name: string, file_type: string): UnitFile => ({
  ...{ url, file_name, file_type },
  ...{ kind: file_type === 'pdf' ? 'document' : 'photo', card_url: url, list_url: url, caption: 'West side' },
});

const aWholeUnit = (serial: string) => ({
  ...aUnit({
    serial,
    comments: 'Radiators straightened.',
    images: [
      aFile('/api/files/IC-1001/front.svg?key=k', 'front.svg', 'picture'),
      aFile('/api/files/IC-1001/nameplate.pdf?key=k', 'nameplate.pdf', 'pdf'),
      aFile('javascript:alert(1)', 'evil.svg', 'picture'),
      aFile('javascript:alert(1)', 'evil.pdf', 'pdf'),
    ],
    can_serve: false,
    needed_work: [
      { work: 'turnPull', cost: 2300 },
      { work: 'rewind', cost: null },
    ],
  }),
  score_details: [
    {
      ...{ feature: 'taps_match', required: '+/-5%', actual: '+/-5%', verdict: 'exact', points: 0.07, weight: 0.07 },
      note: 'Taps are equal.',
    },
    {
      ...{ feature: 'primary_voltage_match', required: '12470', actual: '13200', verdict: 'needs work', points: 0.1 },
      ...{ weight: 0.2, note: 'Required 12470 V, unit 13200 V: turn pull, $2,300.' },
    },
    {
      ...{ feature: 'paint', required: 'Green', actual: 'Grey', verdict: 'close enough', points: 0.03, weight: 0.1 },
      note: null,
    },
  ],
});

const anOrderOfNotes = () => {
  const order = anOrder({ sales_rep_email: 'rep@specai.test' });
  const requirement = { ...order.requirement, notes: NOTES, formatted_notes: NOTES };
  return { ...order, requirement: { ...requirement, metadata: { engineering_review: true, unit_status: 'Assigned' } } };
};

const statuses = { phaseStatus: 'check', kvaRatingStatus: 'tolerance', tapsStatus: 'warning', locationStatus: 'alert' };

export const wholeWire = () => ({
  orders: { results: [anOrderOfNotes()], count: 1 },
  order: anOrderOfNotes(),
  orderSummary: anOrderOfNotes(),
  recommendations: { data: { matches: [aWholeUnit('IC-1001')], relaxations: [{ change: 'With 13800 V', units: 14 }] } },
  matchIc: { success: true, data: aWholeUnit('IC-2002'), message: 'Found.' },
  states: { states: [{ code: 'AZ', display: 'Arizona' }] },
  lastRefresh: { last_refresh: '2026-03-05T15:30:00-07:00' },
  inventoryByCode: {
    ...anInventoryUnit({ imageUrl: '/api/files/IC-1001/front.svg?key=k', notes: NOTES, coolingType: 'ONAN' }),
    ...{ fr3EstimatedGallons: '620', turnPull: true, optionsVersion: 3, badgeText: 'New', badgeColor: 'red' },
    attachments: [{ name: 'nameplate.pdf', url: '/api/files/IC-1001/nameplate.pdf?key=k' }],
    ...statuses,
  },
  ordersForUnit: { results: [aServableOrder()], count: 21 },
  inventory: {
    results: [
      aListedUnit({
        image_url: '/api/files/IC-1001/front.svg?key=k',
        reserved_for: '101',
        reserved_for_job: 'J-70114',
      }),
    ],
    count: 1,
  },
  inventoryFacets: {
    results: facets.map((facet) => ({ facet, values: [{ value: 'Some value', count: 1 }], more: 0 })),
  },
  reservations: { results: [aReservedTransformer()] },
  reservationsOfUnit: {
    results: [
      {
        ...{ id: '1', orderId: '101', jobNumber: 'J-70114', customerName: 'Tri-County Electric Cooperative' },
        ...{ reservedAt: '2026-03-05T15:30:00Z', reservedBy: 'Dana Sales', releasedAt: null, releasedBy: null },
        reason: 'The customer accepts 75 kVA.',
      },
      {
        ...{ id: '2', orderId: '102', jobNumber: 'J-70115', customerName: 'Valley Rural Power' },
        ...{ reservedAt: '2026-02-05T15:30:00Z', reservedBy: 'Omar Operations' },
        ...{ releasedAt: '2026-02-07T15:30:00Z', releasedBy: 'Erin Engineering', reason: null },
      },
    ],
  },
});

const getters = [
  'states',
  'lastRefresh',
  'orderSummary',
  'orders',
  'order',
  'inventoryByCode',
  'ordersForUnit',
  'inventory',
  'inventoryFacets',
  'reservations',
  'reservationsOfUnit',
] as const;

export function theServerAnswers(wire: Wire): void {
  server.use(
    http.post(calls.recommendations, () => HttpResponse.json(wire.recommendations)),
    http.post(calls.matchIc, () => HttpResponse.json(wire.matchIc)),
    ...getters.map((call) => http.get(calls[call], () => HttpResponse.json(wire[call]))),
  );
}

export type Path = readonly string[];

export type Rewrite = (value: unknown, path: Path) => unknown;

export const isEnd = (value: unknown) => typeof value !== 'object' || value === null;

function rewritten(value: unknown, rewrite: Rewrite, path: Path): unknown {
  const next = rewrite(value, path);
  if (next !== value || isEnd(value)) return next;
  if (Array.isArray(value)) return value.map((item, index) => rewritten(item, rewrite, [...path, String(index)]));
  const entries = Object.entries(value as object);
  return Object.fromEntries(entries.map(([key, item]) => [key, rewritten(item, rewrite, [...path, key])]));
}

export const rewrittenWire = (rewrite: Rewrite): Wire =>
  rewritten(wholeWire(), (value, path) => (isFrame(value, path) ? value : rewrite(value, path)), []) as Wire;

const isFrame = (value: unknown, path: Path) =>
  !isEnd(value) && (path.length <= 1 || /^(data|results|matches|states|values|\d+)$/.test(path.at(-1) ?? ''));
