import { writeFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { open, signIn, test } from '../fixtures';

const OPERATIONS = 'operations@specai.test';

test('a file of units is checked and imported', async ({ app }, testInfo) => {
  const path = testInfo.outputPath('Units.csv');
  await writeFile(
    path,
    'IC#,Cond.,Phase,kVA,Primary voltage,Secondary voltage,Unit cost\nENGINE-1,RW,1,7.5,240,120,$10.00\n',
  );
  await signIn(app, '/import', OPERATIONS);
  await app.getByLabel('Units file', { exact: true }).setInputFiles(path);
  await app.getByRole('heading', { name: 'No questions left' }).waitFor();
  await app.getByRole('button', { name: 'Check', exact: true }).click();
  await app.getByRole('button', { name: 'Import 1 row', exact: true }).click();
  await app.getByText(/^Units: 1 added, 0 changed, 0 unchanged$/).waitFor();
  await open(app, '/unit/ENGINE-1');
  await app.getByText('$10', { exact: true }).first().waitFor();
});

test('a unit is added, corrected, retired and brought back', async ({ app }) => {
  await signIn(app, '/inventory', OPERATIONS);
  await app.getByRole('button', { name: 'Add unit' }).click();
  const dialog = app.getByRole('dialog');
  await dialog.getByLabel('IC#').fill('990000001');
  await dialog.getByLabel('kVA').fill('1500');
  await dialog.getByText(/^Incomplete, so not matched/).waitFor();
  await dialog.getByRole('button', { name: 'Add unit' }).click();
  await app.getByRole('heading', { name: 'Unit 990000001' }).waitFor();

  const edit = app.getByRole('button', { name: 'Edit', exact: true });
  await edit.click();
  await dialog.getByLabel('Primary voltage (V)').fill('34500GrdY/19920');
  await dialog.getByText('→ 34,500 V grounded wye').waitFor();
  await dialog.getByLabel('Primary voltage (V)').press('Control+Enter');
  await app.getByRole('region', { name: 'Specifications' }).getByText('34500GrdY/19920').waitFor();

  await edit.click();
  await dialog.getByRole('button', { name: 'Retire...' }).click();
  await dialog.getByLabel('Reason').fill('Entered twice');
  await dialog.getByRole('button', { name: 'Retire' }).click();
  await app.getByText(/^This unit was retired on .* by Omar Operations: Entered twice\./).waitFor();
  await app.getByRole('button', { name: 'Bring back' }).click();
  await app.getByText(/^This unit was retired/).waitFor({ state: 'hidden' });
});

test('a call becomes ranked units', async ({ app }) => {
  await signIn(app, '/request');
  const text = app.getByLabel('Type or paste what the customer asks for');
  await text.fill('Need (2) 500 kVA pads, 12470GrdY/7200, 480Y/277, loop, dead front');
  const units = app.getByRole('region', { name: 'Ranked units' }).getByRole('article');
  await expect.poll(() => units.first().innerText()).toContain('Best');
  const kva = app.getByRole('region', { name: 'Requirement' }).getByLabel('KVA Rating', { exact: true });
  expect(await kva.inputValue()).toBe('500');
  await kva.fill('750');
  await kva.press('Enter');
  await app.getByText('Changed by you, was 500').waitFor();
  await app.reload();
  await expect.poll(() => kva.inputValue()).toBe('750');
  await app.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => text.inputValue()).toBe('');
});

test('a plan is made with other settings and saved', async ({ app }) => {
  await signIn(app, '/plan');
  await app.getByRole('button', { name: 'Adjust' }).click();
  await app.getByText('Fits', { exact: true }).first().click();
  await app.getByRole('button', { name: 'Plan with these settings' }).click();
  await expect.poll(() => app.url()).toMatch(/fit=Fits/);
  await app.getByRole('region', { name: 'Planned units' }).getByRole('row').nth(1).waitFor();
  await app.getByRole('button', { name: 'Save scenario' }).click();
  const dialog = app.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Units that fit');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await app.getByRole('link', { name: 'Units that fit' }).click();
  await app.getByRole('region', { name: 'Since the scenario was saved' }).waitFor();
});
