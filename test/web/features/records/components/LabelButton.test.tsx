import { screen } from '@testing-library/react';
import { LabelButton } from '../../../../../src/web/features/records/components/label/LabelButton';
import { qrPath } from '../../../../../src/web/features/records/components/label/qrPath';
import { aConfig, renderScreen } from '../../../../support/web/renderApp';

const capabilities = { unitOptions: 'saved', reservations: 'live', import: 'on', insights: 'on' } as const;

const rowOf = (path: string, row: number) =>
  [...path.matchAll(/M(\d+) (\d+)h/g)].filter(([, , y]) => Number(y) === row).map(([, x]) => Number(x));

/** ISO/IEC 18004: version 1 is 21 squares wide; its corners are rings of 7 squares around 3 by 3. */
test('the code of an IC# is of the smallest version, with its corners in place', () => {
  const { size, path } = qrPath('557128315');
  expect(size).toBe(21);
  expect(rowOf(path, 0).filter((x) => x < 8)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(rowOf(path, 0).filter((x) => x > 12)).toEqual([14, 15, 16, 17, 18, 19, 20]);
  expect(rowOf(path, 3).filter((x) => x < 8)).toEqual([0, 2, 3, 4, 6]);
  expect(rowOf(path, 7).filter((x) => x < 8)).toEqual([]);
});

test('the label has the IC#, its code, rating and voltages, and is printed', async () => {
  const props = { serial: '557128315', kva: 1000, primaryVoltage: '12470GrdY/7200', secondaryVoltage: '480Y/277' };
  const page = renderScreen(<LabelButton {...props} />, { services: { config: aConfig({ capabilities }) } });
  await page.user.click(screen.getByRole('button', { name: 'Label' }));
  const label = await screen.findByRole('region', { name: 'Label to print' });
  expect(label).toHaveTextContent('IC#5571283151,000 kVA12470GrdY/7200480Y/277');
  expect(screen.getByRole('img', { name: 'QR code 557128315' })).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Print' }));
  expect(page.services.print).toHaveBeenCalledTimes(1);
});
