import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { expectNoSidewaysScroll, phoneByNight } from './looks';
import { complaintsOf, productUrl } from './signIn';
import { startSignedIn } from './startSignedIn';

const dialog = (page: Page) => page.getByRole('dialog');

async function look(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

async function checkFile(page: Page, serial: string, word: string): Promise<void> {
  const lines = ['IC#,Cond,Phase,KVA,HV,LV,Fusing', `="${serial}",Surplus,3,750,12470GrdY/7200,480Y/277,${word}`, ''];
  const file = { name: 'yard.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await page.getByLabel('Units file', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

test.use(phoneByNight);

test('an administrator teaches a word at the check; the import, the unit and the settings follow it', async ({ page }, {
  retry,
}) => {
  const complaints = complaintsOf(page);
  const number = String(Date.now() % 100_000);
  const [serial, word] = [`00${number}${retry}`, `BAYO ${number}`];
  await startSignedIn(page, '/import', 'administrator@specai.test');
  await checkFile(page, serial, word);
  const unread = page.getByRole('region', { name: 'Texts that matching cannot read' });
  await expect(unread.getByRole('cell', { name: word, exact: true })).toBeVisible();
  await unread.getByLabel(`What ${word} means`).selectOption('Bay-O-Net');
  await unread.getByRole('button', { name: `Teach ${word}` }).click();
  await expect(unread.getByText('means Bay-O-Net')).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(unread).toBeHidden();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('heading', { name: 'Import finished', exact: true })).toBeVisible();

  const specifications = page.getByRole('region', { name: 'Specifications' });
  await page.goto(`${productUrl()}/unit/${serial}`);
  await expect(specifications.getByText('Bay-O-Net', { exact: true })).toBeVisible();

  await page.goto(`${productUrl()}/settings`);
  const vocabulary = page.getByRole('region', { name: 'Vocabulary' });
  const row = vocabulary.getByRole('row', { name: word });
  await expect(row.getByRole('cell', { name: '1 unit' })).toBeVisible();
  await look(page);
  await row.getByRole('button', { name: `Remove ${word}` }).click();
  await expect(dialog(page).getByText(/1 unit has the text of its source again/)).toBeVisible();
  await look(page);
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  // An open dialog hides the rows from roles.
  await expect(dialog(page)).toBeHidden();
  await expect(row).toBeHidden();

  await page.goto(`${productUrl()}/unit/${serial}`);
  await expect(specifications.getByText(word, { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
