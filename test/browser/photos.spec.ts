import { expect, test } from 'playwright/test';
import { cameraPhoto } from '../server/features/files/pictures';
import { startSignedIn } from './startSignedIn';

test('a photo from a phone is shown upright and first, removed and brought back', async ({ page }, testInfo) => {
  await startSignedIn(page, '/unit/490417');
  const files = page.getByRole('region', { name: 'Photos and documents' });
  // Orientation 6: stored 160 wide and 90 high, seen 90 wide and 160 high. A second attempt finds the first one's photo.
  const photo = await cameraPhoto({ width: 160 + testInfo.retry, height: 90, orientation: 6 })
    .jpeg()
    .toBuffer();
  const name = `IMG_${testInfo.retry}.jpg`;
  await files.getByTestId('files').setInputFiles({ name, mimeType: 'image/jpeg', buffer: photo });
  const shown = files.getByRole('img', { name });
  await expect(shown).toBeVisible();
  const sizes = () => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(sizes).toEqual([90, 160 + testInfo.retry]);

  await page.getByRole('button', { name: /View Unit Images/ }).click();
  const gallery = page.getByRole('dialog', { name: 'Equipment Image Gallery' });
  await expect(gallery.getByRole('img', { name: /^Unit 490417/ }).first()).toHaveAttribute('src', /\.jpg\?session=/);
  await page.keyboard.press('ArrowLeft');
  await expect(gallery.getByText('Generated drawing').last()).toBeVisible();
  await page.keyboard.press('Escape');

  await files.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(files.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(page.getByText('Generated drawing', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(shown).toBeVisible();
});
