import { expect, type Page } from 'playwright/test';

export const SAMPLE_PASSWORD = 'specai-local';

export function productUrl(): string {
  const url = process.env.SPECAI_URLS?.split(' ')[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (!url) throw new Error('The journeys need the server that startServer.ts starts.');
  return url;
}

export async function signIn(page: Page, path = '/', email = 'sales@specai.test'): Promise<void> {
  await page.goto(new URL(path, productUrl()).href);
  await signInHere(page, email);
}

export async function signInHere(page: Page, email = 'sales@specai.test'): Promise<void> {
  await page.getByRole('button', { name: /sign in/i }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: /log ?out/i })).toBeVisible();
}

export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content.Security.Policy/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
