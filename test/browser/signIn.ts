import { expect, type Page } from 'playwright/test';

/** Of every sample account. */
export const SAMPLE_PASSWORD = 'specai-local';

/** Where startServer.ts put the product of this worker. */
export function productUrl(): string {
  const url = process.env.SPECAI_URLS?.split(' ')[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (!url) throw new Error('The journeys need the server that startServer.ts starts.');
  return url;
}

/** Signs in at the local provider as one of the sample accounts, starting at the given address of the product. */
export async function signIn(page: Page, path = '/', email = 'sales@specai.test'): Promise<void> {
  await page.goto(new URL(path, productUrl()).href);
  await signInHere(page, email);
}

/** Signs in from the sign-in page that is shown. */
export async function signInHere(page: Page, email = 'sales@specai.test'): Promise<void> {
  await page.getByRole('button', { name: /sign in/i }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: /log ?out/i })).toBeVisible();
}

/** Collects console errors, uncaught errors and policy violations of the page. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content.Security.Policy/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
