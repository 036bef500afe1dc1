import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { press, tabTo } from './byKeyboard';
import { expectNoSidewaysScroll, phoneByNight } from './looks';
import { complaintsOf } from './signIn';
import { startSignedIn } from './startSignedIn';

const HEADER = 'serial,condition,phase,kva_rating,primary_voltage,secondary_voltage,unit_cost';
/** A unit that serves no order of the sample data. */
const UNIT = 'JOURNEY-1,RW,1,7.5,240,120,10.00';
const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** Chooses a file as the browser's own dialog would, opened by key. */
async function choose(page: Page, label: string, chosen: ReturnType<typeof file>): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await press(page, page.getByLabel(label, { exact: true }), 'Space');
  await (await opened).setFiles(chosen);
}

test.describe('on a phone by night', () => {
  test.use(phoneByNight);

  test('a user can fix a rejected file and import it with the keyboard alone', async ({ page }) => {
    const complaints = complaintsOf(page);
    await startSignedIn(page, '/', 'operations@specai.test');
    await press(page, page.getByRole('link', { name: 'Import files' }));
    await expect(page).toHaveTitle(/^Import/);
    await press(page, page.getByRole('button', { name: 'Columns and template of the units file' }));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await choose(page, 'Units file', file('units.csv', `${HEADER}\n${UNIT.replace('10.00', '$10')}\n`));
    await press(page, page.getByRole('button', { name: 'Start import' }));
    await expect(page.getByText('Nothing was imported: 1 problem')).toBeVisible();
    const row = page.getByRole('row', {
      name: 'units 2 unit_cost $10 Contains a currency sign Write it like 1234.50.',
    });
    await expect(row).toBeVisible();
    await tabTo(page, page.getByRole('region', { name: 'Problems' }));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await choose(page, 'Units file', file('units.csv', `${HEADER}\n${UNIT}\n`));
    await press(page, page.getByRole('button', { name: 'Start import' }));
    await expect(page.getByText(/^Units: (1 added, 0 changed, 0|0 added, 0 changed, 1) unchanged$/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await press(page, page.getByRole('region', { name: 'Latest import' }).getByRole('link', { name: 'Open Orders' }));
    await expect(page.getByText(/^Showing 1-6 of \d+ orders$/)).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
