import { expect, type Page } from 'playwright/test';

export async function expectToast(page: Page, text: string): Promise<void> {
  const toast = page.locator('[data-tone][data-visible]').filter({ hasText: text });
  await expect(toast).toHaveCount(1);
  await toast.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(toast).toHaveCount(0);
}
