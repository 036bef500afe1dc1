import { paths } from '../../../../../src/contract/paths';
import type { EstimateStep } from '../../../../../src/contract/estimates/states';
import type { Place } from '../place';
import { did, newOrder, newUnit, plain, version, type Prepare, type Prepares } from '../prepared';

const options = {
  ...{ fr3Enabled: false, fr3EstimatedGallons: '', turnPull: false, turnPullDetails: '' },
  ...{ reTank: false, reTankCost: '', feedConversion: false, replacementCabinet: false, additionalCabinetCost: '' },
};
const inputs = { options, price: null, delivery: { weeks: 8 }, notes: '' };
const VALUES = {
  company: { name: 'Copper State Transformers', address: '1200 West Industrial Drive' },
  ...{ terms: 'Payment: net 30 days.', validityDays: 45, paper: 'letter' },
};

async function job(place: Place) {
  return { serial: await newUnit(place), order: String(await newOrder(place)) };
}

async function estimated(place: Place, who: string, steps: readonly EstimateStep[] = []): Promise<string> {
  const { serial, order } = await job(place);
  const body = { name: 'Variant A', unitSerial: serial, inputs };
  const response = await did(place, who, ['POST', paths.orderEstimates(order), body]);
  const { id } = response.json<{ id: string }>();
  for (const step of steps) {
    const by = step === 'approve' || step === 'return' ? 'boss' : who;
    const reason = step === 'return' || step === 'lose' ? { reason: 'Too dear' } : {};
    await did(place, by, ['POST', paths.estimateSteps(id), { step, ...reason }, version(1)]);
  }
  return id;
}

const PATHS: readonly (readonly EstimateStep[])[] = [
  ...([['propose'], ['propose', 'approve'], ['propose', 'return'], ['propose', 'quote']] as const),
  ...([
    ['propose', 'quote', 'win'],
    ['propose', 'quote', 'lose'],
  ] as const),
];

export async function estimateInEveryState(place: Place): Promise<void> {
  for (const [index, steps] of PATHS.entries()) await estimated(place, `seller-${index}`, steps);
}

async function settings(place: Place): Promise<number> {
  const response = await did(place, 'boss', ['GET', paths.quotationSettings]);
  return response.json<{ version: number }>().version;
}

/** The version of the quotation settings, with a company name. */
async function named(place: Place): Promise<number> {
  const at = await settings(place);
  if (at > 0) return at;
  await did(place, 'boss', ['PUT', paths.quotationSettings, { reason: 'First', values: VALUES }, version(at)]);
  return settings(place);
}

async function quoted(place: Place, who: string): Promise<string> {
  await named(place);
  return estimated(place, who, ['propose', 'quote']);
}

const ofQuoted =
  (address: (id: string) => string): Prepare =>
  async (place, who) => ({ sender: { subject: who }, url: address(await quoted(place, who)) });

async function draft(place: Place, who: string) {
  const { serial, order } = await job(place);
  const url = paths.estimateDraft(order, serial, 'new');
  return { sender: { subject: who }, url, json: { name: 'Typed', version: 0, inputs } };
}

export const estimates: Prepares = {
  'GET /api/orders/{orderId}/estimates': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.orderEstimates((await job(place)).order) },
  }),
  'POST /api/orders/{orderId}/estimates': async (place, who) => {
    const { serial, order } = await job(place);
    const json = { name: 'Variant A', unitSerial: serial, inputs };
    return { sender: { subject: who }, url: paths.orderEstimates(order), json };
  },
  'GET /api/estimates/': plain(paths.estimates),
  'GET /api/estimates/{id}': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.estimate(await estimated(place, who)) },
  }),
  'PUT /api/estimates/{id}': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.estimate(await estimated(place, who)) },
    ...{ json: { name: 'Variant B', inputs }, headers: version(1) },
  }),
  'POST /api/estimates/{id}/steps': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.estimateSteps(await estimated(place, who)) },
    ...{ json: { step: 'propose' }, headers: version(1) },
  }),
  'PUT /api/estimates/drafts/{orderId}/{serial}/{of}': draft,
  'DELETE /api/estimates/drafts/{orderId}/{serial}/{of}': async (place, who) => {
    const { sender, url, json } = await draft(place, who);
    await did(place, who, ['PUT', url, json]);
    return { sender, url };
  },
  'GET /api/estimates/{id}/quotation': ofQuoted(paths.estimateQuotation),
  'GET /api/estimates/{id}/quotation.pdf': ofQuoted(paths.estimateQuotationPdf),
  'GET /api/estimates/{id}/sheet.pdf': ofQuoted(paths.estimateSheetPdf),
  'POST /api/estimates/{id}/quotation/mail': ofQuoted(paths.estimateQuotationMail),
  'GET /api/quotation-settings/': plain(paths.quotationSettings),
  'PUT /api/quotation-settings/': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.quotationSettings, headers: version(await named(place)) },
    json: { reason: 'We moved', values: { ...VALUES, terms: `Payment: net ${place.next()} days.` } },
  }),
};
