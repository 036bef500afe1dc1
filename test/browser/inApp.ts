import type { Page } from 'playwright/test';
import { productUrl } from './signIn';

const navigate = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/**
 * Goes to an address: within the app where it runs, which costs a third of loading it. By way of a page that is no
 * screen, so that nothing of the last one stays.
 */
export async function go(page: Page, path: string): Promise<void> {
  if (!(await page.getByRole('button', { name: /log ?out/i }).count())) {
    await page.goto(productUrl() + path);
    return;
  }
  await navigate(page, '/between/screens');
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await navigate(page, path);
}
