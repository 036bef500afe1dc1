import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import { SignedInApp } from '../../../src/web/app/SignedInApp';
import { server } from '../../mocks/server';
import { aReservedTransformer } from '../../support/web/builders';
import { unitsAreReserved } from '../../mocks/situations';
import { aConfig } from '../../support/web/renderApp';
import { aConnection, API_BASE_URL } from '../../support/web/store';
import { Unstyled } from '../../support/web/Unstyled';

const me = `${API_BASE_URL}${paths.me}`;
const capabilities = { ...aConfig().capabilities, access: 'roles' } as const;

const show = (at: string) => {
  window.history.replaceState(null, '', at);
  const [onLogout, onUnauthorized] = [jest.fn(), jest.fn()];
  const props = {
    user: { id: '1', name: 'Vera Viewer', email: 'viewer@specai.test' },
    runtime: { config: aConfig({ capabilities }), connection: aConnection({ onUnauthorized }), tools: null },
    ...{ notifier: { success: jest.fn(), failure: jest.fn() }, onLogout },
  };
  render(<SignedInApp {...props} />, { wrapper: Unstyled });
  return { onUnauthorized };
};
const mayDo = (...permissions: string[]) => server.use(http.get(me, () => HttpResponse.json({ permissions })));

beforeEach(() => {
  window.scrollTo = jest.fn();
  unitsAreReserved(aReservedTransformer());
});

test('a forbidden screen says who can use it, within the frame', async () => {
  mayDo('seeCost');
  show('/import');
  expect(await screen.findByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
  expect(screen.getByText(/^Only operations and administrators can import files\./)).toBeVisible();
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Reserved' })).toBeVisible();
});

test('a permission that the app does not know counts for nothing', async () => {
  mayDo('import', 'paintTheTown');
  show('/reserved');
  expect(await screen.findByRole('heading', { level: 1, name: 'Reserved Transformers' })).toBeVisible();
});

test('if loading the permissions fails, one can try again, and the session goes on', async () => {
  server.use(http.get(me, () => HttpResponse.json({}, { status: 500 }), { once: true }));
  const { onUnauthorized } = show('/reserved');
  expect(await screen.findByText(/^What you may do in SpecAI could not be loaded\./)).toBeVisible();
  mayDo();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Reserved Transformers' })).toBeVisible();
  expect(onUnauthorized).not.toHaveBeenCalled();
});
