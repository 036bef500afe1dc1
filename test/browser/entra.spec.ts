import { decodeJwt, decodeProtectedHeader } from 'jose';
import { expect, type Page, type Request } from 'playwright/test';
import { paths } from '../../src/contract/paths';
import { AUTHORITY, CLIENT_ID, ISSUER, routes, TENANT_ID } from '../support/entra/addresses';
import {
  exhaustive,
  enterPassword,
  morgan,
  openTab,
  signInAtEntra,
  signInPage,
  test,
  type EntraProduct,
} from './entra';
import { frameCookies } from './thirdPartyCookies';

const DAY_MS = 24 * 3_600_000;
const CONFIGURATION = `${ISSUER}/.well-known/openid-configuration`;
const TIMED_OUT = /Session timed out/;
const approve = (page: Page) => page.getByRole('button', { name: 'Approve' });

/** The main frame's navigations. */
function navigationsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).origin !== 'null') urls.push(frame.url());
  });
  return urls;
}

/** Time in ms since the last pending call ended, without the stream of changes. */
function quietOf(page: Page): () => number {
  const requested = new Set<Request>();
  let since = Date.now();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== paths.changes) requested.add(request);
  });
  const answered = (request: Request) => {
    requested.delete(request);
    since = Date.now();
  };
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  return () => (requested.size > 0 ? 0 : Date.now() - since);
}

/** Main-frame requests for the provider. */
function visitsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (isVisit(page, request)) urls.push(request.url());
  });
  return urls;
}

const isVisit = (page: Page, request: Request) =>
  request.isNavigationRequest() && request.url().startsWith(AUTHORITY) && request.frame() === page.mainFrame();

/** Moves the browser's clock by a day and expires all refresh tokens. The provider's session stays alive. */
async function passADay(page: Page, { control }: EntraProduct): Promise<void> {
  Object.assign(control, { isDayOld: true, tokenSeconds: 3_600 });
  await page.clock.setSystemTime(Date.now() + DAY_MS);
}

test.beforeEach(({ entra }) => {
  Object.assign(entra.control, { tokenSeconds: 60, demand: null, isDayOld: false, failure: null });
});

test('a person signs in at Entra ID, and their token is renewed without their noticing', async ({ page, entra }) => {
  const requested = page.waitForRequest((request) => request.url().includes('/api/orders/'));
  await signInAtEntra(page, entra.url);
  await expect(page.getByText(morgan.name)).toBeVisible();
  const token = (await (await requested).headerValue('authorization'))?.replace('Bearer ', '') ?? '';
  expect(decodeProtectedHeader(token)).toMatchObject({ typ: 'JWT', alg: 'RS256' });
  const standard = { iss: ISSUER, aud: CLIENT_ID, azp: CLIENT_ID, tid: TENANT_ID, ver: '2.0', scp: 'access_as_user' };
  expect(decodeJwt(token)).toMatchObject({ ...standard, oid: morgan.oid, preferred_username: morgan.email });
  await expect(page.getByText(/^Showing 1-6 of/)).toBeVisible();
  const { renewals } = entra.control;
  const navigations = navigationsOf(page);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText(/^Showing 7-12 of/)).toBeVisible();
  expect(entra.control.renewals).toBeGreaterThan(renewals);
  expect(navigations.filter((url) => !url.startsWith(entra.url))).toEqual([]);
});

async function changeOptions(page: Page, entra: EntraProduct) {
  const quiet = quietOf(page);
  await signInAtEntra(page, `${entra.url}/inventory`);
  await page.getByRole('row').getByRole('link').first().click();
  const turnPull = page.getByRole('switch', { name: /^Turn Pull/i });
  await turnPull.click();
  const checked = await turnPull.isChecked();
  // Waits until no other call can take the token.
  await expect.poll(quiet).toBeGreaterThan(1_000);
  const address = page.url();
  return {
    save: () => page.getByRole('button', { name: 'Save' }).click(),
    expectUnchanged: async () => {
      await expect(turnPull).toBeChecked({ checked });
      expect(page.url()).toBe(address);
    },
    expectSaved: async () => {
      await expect(page.getByText('Unit details updated successfully')).toBeVisible();
      await expect(page.getByText(TIMED_OUT)).toHaveCount(0);
    },
  };
}

exhaustive(
  'a second factor that is demanded in the middle of work leads to Entra ID and back to the same work',
  async ({ page, entra }) => {
    const { save, expectUnchanged, expectSaved } = await changeOptions(page, entra);
    entra.control.demand = 'multiFactor';
    // The claims from the token endpoint are part of the request.
    const demanded = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().includes('capolids'),
    );
    await save();
    await demanded;
    await approve(page).click();
    await expectUnchanged();
    await save();
    await expectSaved();
  },
);

exhaustive(
  'logging out ends the session at Entra ID, too; an error on the way back is shown',
  async ({ page, entra }) => {
    await signInAtEntra(page, entra.url);
    await page.getByRole('button', { name: 'Log out' }).click();
    await signInPage(page).click();
    entra.control.failure = {
      error: 'server_error',
      error_description: 'AADSTS90033: A transient error has occurred.',
    };
    const logged = page.waitForEvent('console', (message) => message.text().includes('server_error'));
    await enterPassword(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Login failed. Please try again.');
    await logged;
    await signInPage(page).click();
    await enterPassword(page);
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
);

exhaustive(
  'a sign-out at the provider alone is reported to the server, and the next call of the page says that the session is over',
  async ({ page, entra }) => {
    entra.control.tokenSeconds = 3600;
    const requested = page.waitForRequest((request) => request.url().includes('/api/orders/'));
    await signInAtEntra(page, entra.url);
    const { authorization = '' } = await (await requested).allHeaders();
    await expect(page.getByText(/^Showing 1-6 of/)).toBeVisible();
    const answer = async () =>
      (await page.request.get(entra.url + paths.states, { headers: { authorization } })).status();
    expect(await answer()).toBe(200);
    const { reportedSignOuts } = entra.control;
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(AUTHORITY + routes.end_session);
    await expect.poll(() => entra.control.reportedSignOuts).toBe(reportedSignOuts + 1);
    expect(await answer()).toBe(401);
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: TIMED_OUT }).first()).toBeVisible();
    await expect(signInPage(page)).toBeVisible();
  },
);

for (const cookies of ['allowed', 'blocked'] as const) {
  test.describe(`with third-party cookies ${cookies}`, () => {
    test.use({ cookies });
    const isBlocked = cookies === 'blocked';

    const expectCookies = async (page: Page) => expect(await frameCookies(page, CONFIGURATION)).toBe(cookies);

    exhaustive(
      'a sign-in that is too old for the tenant leads to Entra ID and back to the filtered list',
      async ({ page, entra }) => {
        const quiet = quietOf(page);
        await signInAtEntra(page, `${entra.url}/?job=RC`);
        await expectCookies(page);
        await expect(page.getByText(/^Showing 1-6 of/)).toBeVisible();
        await expect.poll(quiet).toBeGreaterThan(1_000);
        entra.control.demand = 'signInFrequency';
        await page.getByRole('button', { name: 'Page 2', exact: true }).click();
        await approve(page).click();
        await expect(page.getByText(/^Showing 7-12 of/)).toBeVisible();
        expect(new URL(page.url()).search).toBe('?job=RC&page=2');
        await expect(page.getByText(TIMED_OUT)).toHaveCount(0);
      },
    );

    exhaustive('a save a day after sign-in preserves the work and prompts for nothing', async ({ page, entra }) => {
      const { save, expectUnchanged, expectSaved } = await changeOptions(page, entra);
      await expectCookies(page);
      await passADay(page, entra);
      const visits = visitsOf(page);
      if (isBlocked) {
        const left = page.waitForRequest((request) => isVisit(page, request));
        await save();
        await left;
        await expectUnchanged();
      }
      await save();
      await expectSaved();
      expect(visits).toHaveLength(isBlocked ? 1 : 0);
    });

    exhaustive(
      'a reload a day after the sign-in shows the same list and prompts for nothing',
      async ({ page, entra }) => {
        const quiet = quietOf(page);
        await signInAtEntra(page, `${entra.url}/?job=RC&page=2`);
        await expectCookies(page);
        await expect(page.getByText(/^Showing 7-12 of/)).toBeVisible();
        await expect.poll(quiet).toBeGreaterThan(1_000);
        await passADay(page, entra);
        const visits = visitsOf(page);
        await page.reload();
        await expect(page.getByText(/^Showing 7-12 of/)).toBeVisible();
        expect(new URL(page.url()).search).toBe('?job=RC&page=2');
        expect(visits).toHaveLength(isBlocked ? 1 : 0);
      },
    );

    exhaustive(
      'a new tab is signed in without a press; if the tenant must prompt first, it shows the sign-in screen without an error',
      async ({ page, entra, cookies }) => {
        await signInAtEntra(page, entra.url);
        const joined = await openTab(page.context(), cookies);
        const requested = joined.waitForRequest((request) => request.url().includes('/oauth2/v2.0/authorize'));
        await joined.goto(`${entra.url}/reserved`);
        await expect(joined.getByRole('button', { name: 'Log out' })).toBeVisible();
        const { searchParams } = new URL((await requested).url());
        expect([searchParams.get('prompt'), searchParams.get('login_hint')]).toEqual(['none', morgan.email]);
        expect(new URL(joined.url()).pathname).toBe('/reserved');
        for (const tab of [page, joined]) await expectCookies(tab);

        const refused: string[] = [];
        page.on('response', (response) => {
          if (response.url().includes('/oauth2/v2.0/token') && !response.ok()) refused.push(response.url());
        });
        await page.getByRole('button', { name: 'Page 2', exact: true }).click();
        await expect(page.getByText(/^Showing 7-12 of/)).toBeVisible();
        expect(refused).toEqual([]);

        entra.control.demand = 'multiFactor';
        const declined = await openTab(page.context(), cookies);
        const logged = declined.waitForEvent('console', (message) => message.text().includes('interaction_required'));
        await declined.goto(entra.url);
        await logged;
        await expect(signInPage(declined)).toBeEnabled();
        await expect(declined.locator('[role="alert"], [aria-live="assertive"] > *')).toHaveCount(0);
      },
    );
  });
}
