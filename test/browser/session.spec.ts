import { expect, test } from 'playwright/test';
import { exhaustive } from './rings';
import { productUrl, signIn } from './signIn';

exhaustive('after a wrong password the provider stays and shows the error', async ({ page }) => {
  await page.goto(productUrl());
  await page.getByRole('button', { name: /sign in/i }).click();
  await page.getByLabel('Email').fill('sales@specai.test');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('sales@specai.test');
});

test('a link to a page leads there after signing in', async ({ page }) => {
  await signIn(page, '/reserved?from=link');
  await expect(page.getByRole('heading', { name: 'Reserved Transformers' })).toBeVisible();
  expect(page.url()).toBe(`${productUrl()}/reserved?from=link`);
});

exhaustive('the access token is revoked when its session ends', async ({ page }) => {
  const requested = page.waitForRequest((request) => request.url().includes('/api/orders/'));
  await signIn(page);
  const { authorization = '' } = await (await requested).allHeaders();
  const answerTo = async () =>
    (await page.request.get(`${productUrl()}/api/orders/states/`, { headers: { authorization } })).status();
  expect(await answerTo()).toBe(200);
  await page.getByRole('button', { name: /log ?out/i }).click();
  await expect(page.getByText('Need help? Contact your system administrator')).toBeVisible();
  expect(await answerTo()).toBe(401);
});

test('the API rejects requests without a valid token', async ({ request }) => {
  for (const path of ['/api/orders/', '/api/orders/10001', '/api/orders/states/', '/api/last-refresh/']) {
    expect((await request.get(productUrl() + path)).status()).toBe(401);
  }
});
