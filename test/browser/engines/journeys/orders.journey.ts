import { expect } from 'playwright/test';
import { open, signIn, test } from '../fixtures';

test('signing in leads to the orders, survives a reload, and ends with logging out', async ({ app }) => {
  await signIn(app);
  const showing = app.getByText(/^Showing 1-6 of \d+ orders$/);
  await showing.waitFor();
  await app.reload();
  await showing.waitFor();
  await app.getByRole('button', { name: /log ?out/i }).click();
  await app.getByText('Need help? Contact your system administrator').waitFor();
  await app.goBack();
  await showing.waitFor({ state: 'hidden' });
});

test('the list pages, filters, goes back and shows details', async ({ app }) => {
  await signIn(app);
  const showing = (page: string) => app.getByText(new RegExp(`^Showing ${page} of`)).waitFor();
  await showing('1-6');
  await app.getByRole('button', { name: 'Next' }).click();
  await showing('7-12');
  await app.goBack();
  await showing('1-6');
  await app.getByRole('button', { name: /^Advanced Filters/ }).click();
  await app.getByLabel('Job Type').selectOption('RC');
  await app.getByText('Job Type: RC').waitFor();
  await app.getByRole('button', { name: 'View Details' }).first().click();
  const dialog = app.getByRole('dialog');
  await dialog.waitFor();
  await app.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await app.getByText('Table', { exact: true }).click();
  await app.getByRole('columnheader', { name: 'Delivery Date' }).waitFor();
});

test('an address that needs a sign-in is there after it', async ({ app }) => {
  await signIn(app, '/inventory?view=table');
  await app.getByRole('rowheader').first().waitFor();
  expect(await app.url()).toContain('/inventory?view=table');
  await open(app, '/nowhere');
  await app.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
});
