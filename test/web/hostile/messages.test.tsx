import { fireEvent, screen } from '@testing-library/react';
import { http } from 'msw';
import { webAddress } from '../../../src/web/features/files/components/pictures';
import { problem } from '../../mocks/answers';
import { calls } from '../../mocks/calls';
import { shareOf } from '../../support/extent';
import { openApp, openDialog, press } from './hostileApp';
import { nothingIsLive } from './nothingIsLive';
import { payloads } from './payloads';
import { searchByIc } from './scenes';
import { wholeWire } from './wire';

const shownText = (payload: string, otherwise: string) => (/<[a-z!/]/i.test(payload) ? otherwise : payload.trim());

async function expectShown(words: string, where: string) {
  await screen.findAllByText((_text, element) => element?.textContent.includes(words) ?? false, {
    selector: where,
    normalizer: (text) => text,
  });
  nothingIsLive();
}

const TOAST = 'section [data-tone]';
const REFUSED = 'The server refused the request.';
const CHANGED = 'Another user changed this in the meantime. Please reload the page.';
const noReservations = { reservations: { results: [] }, reservationsOfUnit: { results: [] } };

async function openAndReserve(payload: string, answer: () => Response) {
  await openApp('/order/101', { ...wholeWire(), ...noReservations }, http.post(calls.reservations, answer));
  await openDialog(/^Reserve unit/, /^Reserve unit/);
  const reason = document.querySelector('[role="dialog"] textarea');
  if (reason) fireEvent.change(reason, { target: { value: 'For a test bench.' } });
  await press(/^Reserve$/);
  return payload;
}

const reasons = {
  order: async (payload: string) => {
    await openApp(
      '/order/101',
      wholeWire(),
      http.get(calls.order, () => problem(400, payload)),
    );
    await expectShown(`Error loading order: ${shownText(payload, REFUSED)}`, 'main p, main div');
  },
  recommendations: async (payload: string) => {
    await openApp(
      '/order/101',
      wholeWire(),
      http.post(calls.recommendations, () => problem(400, payload)),
    );
    // The toast first: it goes away.
    await expectShown(shownText(payload, REFUSED), TOAST);
    await expectShown(`Error fetching recommendations: ${shownText(payload, REFUSED)}`, 'main p, main div');
  },
  reservations: async (payload: string) => {
    await openApp(
      '/reserved',
      wholeWire(),
      http.get(calls.reservations, () => problem(400, payload)),
    );
    await expectShown(`The reserved transformers could not be loaded. ${shownText(payload, REFUSED)}`, 'main *');
  },
};

describe.each(payloads)('the payload %s', (payload) => {
  test.each(shareOf(Object.entries(reasons), payloads.indexOf(payload), 3))(
    'the payload is shown as text where it is the reason why the call for %s failed',
    (_call, isSaid) => isSaid(payload),
  );

  test('the payload is shown as text in the notes of an address', async () => {
    await openApp(`/notes?${new URLSearchParams({ notes: payload }).toString()}`, wholeWire());
    expect(document.querySelector('pre')?.textContent).toBe(payload);
    nothingIsLive();
  });

  test('the payload is rejected as an address', () => {
    expect(webAddress(payload)).toBeNull();
    expect(webAddress(payload, 'https://api.test')).toBeNull();
  });
});

describe.each(payloads.filter((payload) => /^(<img|java)/.test(payload)))('the payload %s', (payload) => {
  test('the payload is shown as text in a toast', async () => {
    const missing = { ...wholeWire(), matchIc: { success: false, data: null, message: payload } };
    const first = await openApp('/order/101', missing);
    await searchByIc();
    await expectShown(shownText(payload, 'Something unexpected happened. Please try again.'), TOAST);
    first.unmount();
    const found = wholeWire().matchIc;
    const second = await openApp('/order/101', {
      ...wholeWire(),
      matchIc: { ...found, data: { ...found.data, serial: payload } },
    });
    await searchByIc();
    await expectShown(`Successfully added unit ${payload} to recommendations`, TOAST);
    second.unmount();
  });

  test('the payload is shown as text in the outcome of a reservation', async () => {
    await openAndReserve(payload, () => problem(409, payload));
    await expectShown(shownText(payload, CHANGED), TOAST);
  });
});

test.each(payloads.slice(0, 9))('the check finds %s where it is taken for HTML', (payload) => {
  const place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = `<p title="${payload}">${payload}</p>`;
  expect(nothingIsLive).toThrow();
  place.remove();
});
