import type { Page } from 'playwright/test';
import { productUrl } from './signIn';

const navigate = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/**
 * Navigates within the running app, which takes a third of the time of a page load, by way of an address without a
 * screen.
 */
export async function go(page: Page, path: string): Promise<void> {
  if (!(await page.getByRole('button', { name: /log ?out/i }).count())) {
    await page.goto(productUrl() + path);
    return;
  }
  // A dialog that just closed takes its history entry back a moment later, on a handheld.
  await page.waitForFunction('history.state?.isOverPage !== true');
  await navigate(page, '/between/screens');
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await navigate(page, path);
}
