import { expect, test } from 'playwright/test';
import { press } from './byKeyboard';
import { expectFits, inWalkedLooks } from './looks';
import { complaintsOf } from './signIn';
import { startSignedIn } from './startSignedIn';

inWalkedLooks(({ colorScheme }) => {
  // Other journeys use the current rates.
  test('rates change from a date on, after a review of the effect and a warning before leaving', async ({ page }, {
    retry,
  }) => {
    const complaints = complaintsOf(page);
    const reason = `Copper, ${colorScheme} ${retry}`;
    await startSignedIn(page, '/settings', 'operations@specai.test');
    await press(page, page.getByRole('button', { name: 'Change rates' }));
    await page.getByLabel('Good margin from, %').fill('95');
    await expectFits(page);
    await page.getByRole('link', { name: 'SpecAI, home' }).click();
    await press(page, page.getByRole('button', { name: 'Stay' }));
    await press(page, page.getByRole('button', { name: 'Review changes' }));
    const review = page.getByRole('dialog', { name: 'Review changes of rates' });
    await expect(review.getByText(/0 orders reach a good margin; \d+ no longer do/)).toBeVisible();
    await review.getByLabel('Holds from').fill('2099-01-01');
    await review.getByLabel('Reason').fill(reason);
    await expectFits(page);
    await press(page, review.getByRole('button', { name: 'Save rates' }));
    const coming = page.getByRole('region', { name: 'Coming changes' });
    await expect(coming.getByText(new RegExp(reason))).toBeVisible();
    await expect(coming.getByRole('row', { name: 'Margin: Good margin from 30% 95%' }).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
