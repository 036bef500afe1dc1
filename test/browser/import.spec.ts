import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { press, tabTo } from './byKeyboard';
import { expectNoSidewaysScroll, phoneByNight } from './looks';
import { complaintsOf, productUrl } from './signIn';
import { startSignedIn } from './startSignedIn';
import { workbook } from './workbook';
import { cameraPhoto } from '../server/features/files/pictures';
import { zipOf } from '../support/server/zipOf';

const HEADER = [
  'IC#',
  'Cond.',
  'Phase',
  'kVA',
  'Primary voltage',
  'Secondary voltage',
  'Unit cost',
  'Photos',
  'Mystery',
];

const stock = (kva: string) =>
  workbook('Stock', [
    ['Stock list, March 2026'],
    [],
    HEADER,
    ['JOURNEY-1', 'RW', 1, kva, '240', '120', '$10.00', 'side.jpg', 'x'],
  ]);
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const file = (kva: string) => ({ name: 'Units 2026-03.xlsx', mimeType: XLSX, buffer: stock(kva) });

const shots = async () => ({
  name: 'Shots.zip',
  mimeType: 'application/zip',
  buffer: zipOf({ 'west/Side.JPG': await cameraPhoto({ width: 640, height: 480 }).jpeg().toBuffer() }),
});

async function choose(page: Page, label: string, chosen: ReturnType<typeof file>): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await press(page, page.getByLabel(label, { exact: true }), 'Space');
  await (await opened).setFiles(chosen);
}

async function drop(page: Page, ...files: ReturnType<typeof file>[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (dropped) => {
      const transfer = new DataTransfer();
      for (const [bytes, called, type] of dropped)
        transfer.items.add(new File([Uint8Array.from(bytes)], called, { type }));
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => [[...buffer], name, mimeType] as const),
  );
  await page.getByRole('heading', { name: 'Choose files' }).dispatchEvent('drop', { dataTransfer });
}

async function answerAndCheck(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '1 question left' })).toBeVisible();
  await expect(page.getByText(/Excel workbook · sheet Stock · header in line 3 · 1 row · 9 columns/)).toBeVisible();
  await press(page, page.getByRole('region', { name: 'Questions' }).getByRole('button', { name: 'Leave out' }));
  await expect(page.getByRole('heading', { name: 'No questions left' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page, page.getByRole('button', { name: 'Check', exact: true }));
}

async function declareCompleteAndThinkBetter(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: 'Back to columns' });
  const check = page.getByRole('button', { name: 'Check', exact: true });
  const isWhole = page.getByRole('switch', { name: 'This file has all units' });
  await press(page, back);
  await press(page, isWhole, 'Space');
  await press(page, check);
  await expect(page.getByText(/^[\d,]+ of [\d,]+ active units would be retired, \d+ % of them\./)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page, page.getByRole('button', { name: /^(Import 1 row, retire|Retire) 1,[\d]{3}, add photos$/ }));
  await expect(page.getByRole('dialog', { name: 'Retire so many?' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await press(page, back);
  await press(page, isWhole, 'Space');
  await press(page, check);
  await expect(page.getByText(/would be retired/)).toBeHidden();
}

test.describe('on a phone by night', () => {
  test.use(phoneByNight);

  test('a user can drop a workbook and a ZIP of photos, fix a rejected row, and import both with the keyboard alone', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await startSignedIn(page, '/', 'operations@specai.test');
    await press(page, page.getByRole('button', { name: 'More', exact: true }));
    await page.getByRole('menuitem', { name: 'Import files' }).press('Enter');
    await expect(page).toHaveTitle(/^Import/);
    await press(page, page.getByRole('button', { name: 'Columns and template of the units file' }));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await drop(page, file('seven'), await shots());
    await answerAndCheck(page);
    await expect(page.getByText(/^1 row is left out\. Import without them, or fix the file/)).toBeVisible();
    await expect(page.getByRole('row', { name: /^units 4 kva_rating seven / })).toBeVisible();
    await tabTo(page, page.getByRole('region', { name: 'Problems' }));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await choose(page, 'Fixed units file', file('7.5'));
    await answerAndCheck(page);
    await expect(page.getByRole('region', { name: 'Photos of Shots.zip' })).toHaveText(/Found1Missing0$/);
    await declareCompleteAndThinkBetter(page);
    await press(page, page.getByRole('button', { name: /^(Import 1 row, add|Add) photos$/ }));
    await expect(page.getByText(/^Units: (1 added, 0 changed, 0|0 added, 0 changed, 1) unchanged$/)).toBeVisible();
    await expect(page.getByText(/^Photos: (1 added, 0|0 added, 1) unchanged, 0 refused$/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.goto(`${productUrl()}/unit/JOURNEY-1`);
    await expect(page.getByText('$10', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('img', { name: 'side.jpg' }).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
