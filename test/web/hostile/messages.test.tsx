import { screen } from '@testing-library/react';
import { http } from 'msw';
import { webAddress } from '../../../src/web/parts/unit/webAddress';
import { problem } from '../../mocks/answers';
import { calls } from '../../mocks/calls';
import { openApp, openDialog, press } from './hostileApp';
import { nothingIsLive } from './nothingIsLive';
import { payloads } from './payloads';
import { searchByIc } from './scenes';
import { wholeWire } from './wire';

/** What people read of a server's words: markup was not written for them. */
const told = (payload: string, otherwise: string) => (/<[a-z!/]/i.test(payload) ? otherwise : payload.trim());

/** The words are on the page as they are, and are nothing but words. */
async function isRead(words: string, where: string) {
  await screen.findAllByText((_text, element) => element?.textContent.includes(words) ?? false, {
    selector: where,
    normalizer: (text) => text,
  });
  nothingIsLive();
}

const TOAST = 'section [data-tone]';
const REFUSED = 'The server refused the request.';
const CHANGED = 'Somebody else changed this in the meantime. Please reload the page.';
const nobodyHolds = { reservations: { results: [] }, reservationsOfUnit: { results: [] } };

async function openAndReserve(payload: string, answer: () => Response) {
  await openApp('/order/101', { ...wholeWire(), ...nobodyHolds }, http.post(calls.reservations, answer));
  await openDialog(/^Reserve unit/, /^Reserve unit/);
  await press(/^Reserve$/);
  return payload;
}

describe.each(payloads)('%s', (payload) => {
  test('as the reason of what fails', async () => {
    const refused = () => problem(400, payload);
    const first = await openApp('/order/101', wholeWire(), http.get(calls.order, refused));
    await isRead(`Error loading order: ${told(payload, REFUSED)}`, 'main p, main div');
    first.unmount();
    const second = await openApp('/order/101', wholeWire(), http.post(calls.recommendations, refused));
    await isRead(`Error fetching recommendations: ${told(payload, REFUSED)}`, 'main p, main div');
    await isRead(told(payload, REFUSED), TOAST);
    second.unmount();
    await openApp('/reserved', wholeWire(), http.get(calls.reservations, refused));
    await isRead(`The reserved transformers could not be loaded. ${told(payload, REFUSED)}`, 'main *');
  });

  test('as notes in an address', async () => {
    await openApp(`/notes?${new URLSearchParams({ notes: payload }).toString()}`, wholeWire());
    expect(document.querySelector('pre')?.textContent).toBe(payload);
    nothingIsLive();
  });

  test('as an address', () => {
    expect(webAddress(payload)).toBeNull();
    expect(webAddress(payload, 'https://api.test')).toBeNull();
  });
});

/** One that looks like markup and one that does not. */
describe.each(payloads.filter((payload) => /^(<img|java)/.test(payload)))('%s', (payload) => {
  test('as what a toast says', async () => {
    const missing = { ...wholeWire(), matchIc: { success: false, data: null, message: payload } };
    const first = await openApp('/order/101', missing);
    await searchByIc();
    await isRead(told(payload, 'Something unexpected happened. Please try again.'), TOAST);
    first.unmount();
    const found = wholeWire().matchIc;
    const second = await openApp('/order/101', {
      ...wholeWire(),
      matchIc: { ...found, data: { ...found.data, serial: payload } },
    });
    await searchByIc();
    await isRead(`Successfully added unit ${payload} to recommendations`, TOAST);
    second.unmount();
  });

  test('as what comes of reserving', async () => {
    await openAndReserve(payload, () => problem(409, payload));
    await isRead(told(payload, CHANGED), TOAST);
  });
});

test.each(payloads.slice(0, 9))('the check finds %s where it is taken for HTML', (payload) => {
  const place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = `<p title="${payload}">${payload}</p>`;
  expect(nothingIsLive).toThrow();
  place.remove();
});
