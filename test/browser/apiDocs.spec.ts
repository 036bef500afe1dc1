import { expect } from 'playwright/test';
import { paths } from '../../src/contract/paths';
import { expectAccessible } from './accessible';
import { expectNoSidewaysScroll, inWalkedLooks } from './looks';
import { exhaustive } from './rings';
import { productUrl } from './signIn';

inWalkedLooks(() => {
  exhaustive(
    'the API documentation shows the calls of the advertised document, is accessible and loads nothing foreign',
    async ({ page }) => {
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== productUrl()) complaints.push(`requested ${request.url()}`);
      });
      await page.goto(productUrl() + paths.docs);
      await expect(page).toHaveTitle('SpecAI product API - SpecAI');
      const tag = page.locator('h3', { hasText: 'Reservations' });
      await tag.getByRole('button', { expanded: false }).press('Enter');
      const operation = page.locator('.opblock', { hasText: 'Reserves a unit for an order' });
      await operation.getByRole('button', { expanded: false }).first().press('Enter');
      await expect(operation).toContainText('itemCode');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(complaints).toEqual([]);
      await page.getByRole('link', { name: paths.openApi }).click();
      await expect(page).toHaveURL(productUrl() + paths.openApi);
    },
  );
});
