import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { complaintsOf, productUrl, signIn } from './signIn';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** An inventory control number that the order's recommendations do not show, asked of the API as the page would. */
const marginOf = (card: Locator): Locator => card.getByTestId('margin-percentage');

test('sign in, list, compare, add a unit by IC#, change a cost option, see the margin change, log out', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(productUrl());
  await expect(page.getByText('Need help? Contact your system administrator')).toBeVisible();
  await expectAccessible(page);

  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Open Orders' })).toBeVisible();
  await expect(page.getByText(/^Showing 1-6 of \d+ orders$/)).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('link', { name: /Compare Units/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /^Job Number: / })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(cards.first().getByText('Best')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add Inventory Control Number' }).click();
  const input = page.getByPlaceholder('Enter IC# to add new card...');
  await input.fill('no such unit');
  await input.press('Enter');
  await expect(page.getByText('Error searching IC#')).toBeVisible();
  await expect(input).toHaveValue('no such unit');

  const serial = await poorlyMatchingSerial(page);
  await input.fill(serial);
  await input.press('Enter');
  await expect(page.getByText(`Successfully added unit ${serial} to recommendations`)).toBeVisible();
  await expect(cards.first()).toContainText(serial);

  const changed = await toggleAnyOption(page);
  expect(changed.after).not.toBe(changed.before);

  await page.reload();
  await expect(cards.first()).toContainText(serial);

  await page.getByRole('button', { name: /log ?out/i }).click();
  await expect(page.getByText('Need help? Contact your system administrator')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Job Number: /)).toHaveCount(0);
  expect(complaints.filter((each) => !/favicon/.test(each))).toEqual([]);
});

/** A unit of the inventory that is not among the order's recommendations: the last one of another order's. */
async function poorlyMatchingSerial(page: Page): Promise<string> {
  const known = await page.evaluate(async () => {
    const token = Object.entries(sessionStorage).find(([key]) => /accesstoken/i.test(key))?.[1];
    const secret = token ? (JSON.parse(token) as { secret?: string }).secret : undefined;
    const headers = { authorization: `Bearer ${secret ?? ''}`, 'content-type': 'application/json' };
    const id = location.pathname.split('/').at(-1) ?? '';
    const recommend = async (body: object): Promise<string[]> => {
      const answer = await fetch('/api/orders/recommendations/', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const { data } = (await answer.json()) as { data: { matches: { serial: string }[] } };
      return data.matches.map(({ serial }) => serial);
    };
    const wide = await recommend({
      order_id: id,
      phase: 3,
      kva_rating: 45,
      primary_voltage_kv: '2400D',
      secondary_voltage_kv: '240D',
    });
    return wide;
  });
  const shown = new Set(await page.getByRole('article').allInnerTexts());
  const serial = known.find((each) => ![...shown].some((text) => text.includes(each)));
  if (!serial) throw new Error('Every unit of the inventory is on the page.');
  return serial;
}

/** Toggles the first cost option that some card offers, and reads the card's margin before and after. */
async function toggleAnyOption(page: Page): Promise<{ before: string; after: string }> {
  for (const card of await page.getByRole('article').all()) {
    const offered = card.getByRole('switch', { disabled: false });
    if ((await offered.count()) === 0) continue;
    const before = await marginOf(card).innerText();
    await offered.first().click();
    await expect(marginOf(card)).not.toHaveText(before);
    return { before, after: await marginOf(card).innerText() };
  }
  throw new Error('No card of the page offers a cost option.');
}
