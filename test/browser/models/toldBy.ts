import { expect, type Page } from 'playwright/test';

/** A toast with these words is shown. It is dismissed, so that the next one with the same words is another one. */
export async function expectToast(page: Page, words: string): Promise<void> {
  const toast = page.locator('[data-tone][data-visible]').filter({ hasText: words });
  await expect(toast).toHaveCount(1);
  await toast.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(toast).toHaveCount(0);
}
