import { expect, type APIRequestContext, type Page } from 'playwright/test';
import { productUrl, SAMPLE_PASSWORD, signIn } from './signIn';

interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
}

interface Seen {
  authorizeUrl: string;
  tokenUrl: string;
  form: Record<string, string>;
  tokens: Tokens;
  storage: string;
}

const seen = new Map<string, Seen>();

async function signInSeen(page: Page, path: string, email: string): Promise<Seen> {
  const isFor = (end: string) => (url: string) => new URL(url).pathname === `/oidc/${end}`;
  const authorized = page.waitForRequest((request) => isFor('auth')(request.url()));
  const answered = page.waitForResponse((response) => isFor('token')(response.url()));
  await signIn(page, path, email);
  const [authorize, answer] = await Promise.all([authorized, answered]);
  return {
    authorizeUrl: authorize.url(),
    tokenUrl: answer.url(),
    form: Object.fromEntries(new URLSearchParams(answer.request().postData() ?? '')),
    tokens: (await answer.json()) as Tokens,
    storage: await page.evaluate(() => JSON.stringify(sessionStorage)),
  };
}

const location = (headers: Record<string, string>) => new URL(headers['location'] ?? '', productUrl()).href;

async function newTokens(request: APIRequestContext, email: string, like: Seen): Promise<Tokens> {
  const page = await request.get(like.authorizeUrl);
  const fields = { email, password: SAMPLE_PASSWORD, action: 'login' };
  const given = await request.post(page.url(), { form: fields, maxRedirects: 0 });
  const resumed = await request.get(location(given.headers()), { maxRedirects: 0 });
  const code = new URLSearchParams(new URL(location(resumed.headers())).hash.slice(1)).get('code') ?? '';
  const headers = { origin: productUrl() };
  const answer = await request.post(like.tokenUrl, { form: { ...like.form, code }, headers });
  return (await answer.json()) as Tokens;
}

/**
 * Opens an address as a signed-in user. The first time in a worker this signs in through the form; later the tab gets
 * the saved state with tokens of a new session. Journeys about signing in use `signIn`.
 */
export async function startSignedIn(page: Page, path = '/', email = 'sales@specai.test'): Promise<void> {
  const like = seen.get(email);
  if (!like) {
    seen.set(email, await signInSeen(page, path, email));
    return;
  }
  const tokens = await newTokens(page.request, email, like);
  const names = ['access_token', 'refresh_token', 'id_token'] as const;
  const storage = names.reduce((text, name) => text.replaceAll(like.tokens[name], tokens[name]), like.storage);
  await page.goto(`${productUrl()}/readyz`);
  await page.evaluate((text) => {
    for (const [key, value] of Object.entries(JSON.parse(text) as Record<string, string>))
      sessionStorage.setItem(key, value);
  }, storage);
  // A journey may hold back late requests, and with them the load event.
  await page.goto(new URL(path, productUrl()).href, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('button', { name: /log ?out/i })).toBeVisible();
}
