import type { Overview } from '../../../../src/contract/overview';
import { overviewPdf } from '../../../../src/server/features/overview/pdf/overviewPdf';
import { anOverview } from '../../../mocks/overviewAnswers';
import { pictureOf } from '../quotations/pdf/picture';

const page = async (overview: Overview, seesCost = true) => pictureOf(await overviewPdf(overview, seesCost));
const said = ({ text }: { text: string }) => text.replaceAll(/\s+/g, ' ');

test('the overview is one Letter page: title, date, basis, every chart with its figures', async () => {
  const picture = await page(anOverview());
  expect([picture.pages, picture.width, picture.height]).toEqual([1, 612, 792]);
  const text = said(picture);
  for (const part of [
    'Overview of open orders and stock',
    'What to buy or rewind next',
    'Open value by due month',
    '$1,604,300',
    'Coverage by kVA',
    'Stock against demand by kVA',
    'Margin distribution',
  ])
    expect(text).toContain(part);
});

test('without permission for costs it has no margins', async () => {
  const text = said(await page(anOverview(), false));
  expect(text).toContain('Stock against demand by kVA');
  expect(text).not.toMatch(/margin/i);
});

test('40 ratings still fit one page, and 300 run over to more', async () => {
  const stock = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...anOverview().stock[0]!, kva: 100 + index }));
  expect((await page(anOverview({ stock: stock(40) }))).pages).toBe(1);
  expect((await page(anOverview({ stock: stock(300) }))).pages).toBeGreaterThan(1);
});
