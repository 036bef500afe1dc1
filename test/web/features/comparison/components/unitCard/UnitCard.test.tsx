import { screen, within } from '@testing-library/react';
import { anOrder, aRequirement, aUnit, everyFeatureMatches } from '../../../../../support/web/builders';
import { aFeatureVerdict, aUnitThatCannotServe, aUnitThatNeedsWork } from '../../../../../support/web/judgedUnits';
import { findCard, openComparison, openCards, theServerKnows, filterBox } from '../openComparison';

async function threeCards(like: Parameters<typeof aUnit>[0] = {}) {
  return openCards({ units: ['A', 'B', 'C'].map((serial) => aUnit({ serial, ...like })) });
}

test('a cost switch renders its line and the figures that it changes, styled components counted, and nothing else', async () => {
  const { user, card, renderedBy } = await threeCards();
  const rendered = await renderedBy(() => user.click(card.getByRole('switch', { name: 'Re-tank' })));
  expect(rendered.sort()).toEqual(['CostInput A', 'CostSwitch A', 'Margin A', 'Parts A', 'Sums A']);
});

test('a switch of needed work renders at most six components, even if the margin turns into a loss and back', async () => {
  // 40,000 − 36,900 − 4,000 is a loss of 900; without the re-tank it is a margin.
  const needed_work = [{ work: 'reTank' as const, cost: 4_000 }];
  const { user, card, renderedBy } = await threeCards({ needed_work, jcm_total_cost: 40_000 });
  const press = () => renderedBy(() => user.click(card.getByRole('switch', { name: 'Re-tank' })));
  expect(card.getByText('Loss')).toBeInTheDocument();
  const changed = ['AboutPrice A', 'CostSwitch A', 'Margin A', 'Parts A', 'Sums A'];
  expect((await press()).sort()).toEqual(changed);
  expect(card.queryByText('Loss')).not.toBeInTheDocument();
  expect(card.getByText('without re-tank')).toBeInTheDocument();
  expect((await press()).sort()).toEqual([...changed, 'CostInput A'].sort());
  expect(card.getByText('Loss')).toBeInTheDocument();
});

test('typing an inventory control number renders its form and nothing else', async () => {
  const { user, renderedBy } = await threeCards();
  await user.click(screen.getByRole('button', { name: 'Add Inventory Control Number' }));
  const rendered = await renderedBy(() => user.type(screen.getByLabelText('IC#'), '5'));
  expect(rendered).toContain('IcPanel');
  expect(rendered.filter((name) => /^(Comparison|Toolbar|RequirementCard|UnitCards?)\b/.test(name))).toEqual([]);
});

test('the text of the filter renders no card that stays, and neither title nor order', async () => {
  const { user, renderedBy } = await threeCards();
  const filter = filterBox();
  const rendered = await renderedBy(() => user.type(filter, 'A'));
  expect(rendered).toContain('UnitCards');
  for (const still of ['UnitCard A', 'RequirementCard', 'ComparisonTitle', 'PageTitle', 'OrderActivity'])
    expect(rendered).not.toContain(still);
});

test('a letter of the filter is shown first, and the cards that it brings render after it', async () => {
  const { user, renderedBy } = await openCards({ units: ['A', 'B', 'C', 'Ω1'].map((serial) => aUnit({ serial })) });
  const rendered = await renderedBy(() => user.type(filterBox(), 'Ω'));
  await findCard('Ω1');
  const again = rendered.indexOf('UnitCards', rendered.indexOf('UnitCards') + 1);
  const letter = rendered.slice(0, again);
  expect(letter).toContain('Toolbar');
  expect(letter.filter((name) => name.startsWith('UnitCard '))).toEqual([]);
  expect(rendered.slice(again)).toContain('UnitCard Ω1');
});

test('opening a section renders every card, so the counting works', async () => {
  const { user, renderedBy } = await threeCards();
  const panel = within(screen.getByRole('region', { name: 'Requirement' }));
  const rendered = await renderedBy(() => user.click(panel.getByRole('button', { name: 'Cooling & Oil' })));
  expect(rendered).toEqual(expect.arrayContaining(['UnitCard A', 'UnitCard B', 'UnitCard C', 'RequirementCard']));
});

async function openedHead(unit: ReturnType<typeof aUnit>) {
  theServerKnows({ order: anOrder({ sale_price: '41250.50' }), units: [unit] });
  const page = openComparison();
  const card = await findCard(String(unit.serial));
  return { ...page, card, head: within(screen.getByRole('article').querySelector('header')!) };
}

/** $41,250.50 less 16,900 and a turn pull of 2,300: $22,050.50, 53.46 %. */
const needsWork = aUnitThatNeedsWork({ m_price: 41_250.5, list_price: 27_250, warehouse_desc: 'Austin, TX' });

test('the head says margin, price with its origin, list price, worst gap, place and distance', async () => {
  const { head } = await openedHead(needsWork);
  const fact = (term: string) => head.getByText(term, { selector: 'dt' }).nextElementSibling;
  expect(fact('Margin')).toHaveTextContent('$22,051 53.5%');
  expect(fact('Price')).toHaveTextContent('$41,250.50 order');
  expect(head.getByText('List price $27,250')).toBeInTheDocument();
  expect(head.getByText(/^Primary Voltage: Required 12470 V, unit 13200 V: turn pull, \$2,300/)).toBeInTheDocument();
  expect(head.getByText('Austin, TX · ≈ 1,030 mi by road')).toBeInTheDocument();
});

test('work that is switched off is named, and the margin follows', async () => {
  const { user, card, head } = await openedHead(needsWork);
  await user.click(card.getByRole('switch', { name: 'Turn pull' }));
  expect(head.getByText('Margin without turn pull')).toBeInTheDocument();
  expect(head.getByText('Margin', { selector: 'dt' }).nextElementSibling).toHaveTextContent('$24,351 59.0%');
});

test('work of unknown cost marks the margin in words', async () => {
  const { head } = await openedHead(
    aUnitThatNeedsWork({ needed_work: [{ work: 'rewind', cost: null }], m_price: 40_000 }),
  );
  expect(head.getByText('Margin rewind cost not recorded')).toBeInTheDocument();
  expect(head.getByText('Margin', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    /^at most \$23,100 57\.\d%$/,
  );
});

test('a unit that does not fit says so, with the feature that decides', async () => {
  const { head } = await openedHead(aUnitThatCannotServe());
  expect(head.getByText('Does not fit')).toBeInTheDocument();
  expect(head.getByText('Best')).toBeInTheDocument();
  expect(head.getByText('KVA Rating: Required 500 kVA, unit 75 kVA: too small')).toBeInTheDocument();
});

test('a unit without gaps fits as is', async () => {
  const { head } = await openedHead(aUnit());
  expect(head.getByText('Fits as is')).toBeInTheDocument();
  expect(head.queryByText('Does not fit')).not.toBeInTheDocument();
});

test('every card leads to its unit, beside the order', async () => {
  const { card } = await openCards();
  expect(card.getByRole('link', { name: 'Unit Details of 40117762' })).toHaveAttribute(
    'href',
    '/unit/40117762?order=101',
  );
});

const requirement = () => within(screen.getByRole('region', { name: 'Requirement' }));

const NOTE = 'Required 12470 V, unit 13200 V: turn pull, $2,300';

test.each([
  ['exact', 'Exact, required 12470', 'check'],
  ['acceptable', `Acceptable. Within acceptable range: ${NOTE}`, 'tolerance'],
  ['needs work', `Needs work. ${NOTE}`, 'warning'],
  ['does not fit', `Does not fit. ${NOTE}`, 'alert'],
] as const)('a primary voltage judged as %s reads %j beside its %s icon', async (verdict, words, icon) => {
  const note = verdict === 'exact' ? null : NOTE;
  const score_details = [aFeatureVerdict({ feature: 'primary_voltage_match', verdict, note })];
  const { card } = await openCards({ units: [aUnit({ serial: 'A', score_details })] });
  const cell = card.getByText('Primary Voltage', { selector: 'dt' }).parentElement!;
  expect(cell).toHaveAttribute('data-verdict', verdict);
  expect(within(cell).getByText(words).closest('[data-state]')).toHaveAttribute('data-state', icon);
});

test.each([
  ['not recorded', 'Not recorded, required 95. The unit does not say'],
  ['not understood', 'Not understood, required 95. The requirement cannot be read'],
] as const)('a value that is %s has a question mark', async (verdict, words) => {
  const score_details = [aFeatureVerdict({ feature: 'bil', verdict, note: null })];
  const { card } = await openCards({ units: [aUnit({ serial: 'A', score_details })] });
  const cell = card.getByText('BIL', { selector: 'dt' }).parentElement!;
  expect(within(cell).getByText(words).closest('[data-state]')).toHaveAttribute('data-state', 'unknown');
});

test('a value that is not required has no icon', async () => {
  const verdict = 'not required';
  const score_details = [aFeatureVerdict({ feature: 'bil', verdict })];
  const { card } = await openCards({ units: [aUnit({ serial: 'A', score_details })] });
  const cell = card.getByText('BIL', { selector: 'dt' }).parentElement!;
  expect(cell).toHaveAttribute('data-verdict', verdict);
  expect(cell.querySelector('[data-state]')).toBeNull();
});

test("without a server's verdict the rule of the specification applies, with its placeholder for unknown values", async () => {
  const feature_match = { ...everyFeatureMatches, fusing_match: false };
  const { card } = await openCards({
    units: [aUnit({ serial: 'A', kva_rating: 545, impedence: 6, fusing_description: null, feature_match })],
  });
  const row = (label: string) => within(card.getByText(label, { selector: 'dt' }).parentElement!);
  expect(
    row('KVA Rating').getByText('Acceptable, required 500. Within acceptable range: 45 kVA larger than asked'),
  ).toBeInTheDocument();
  expect(row('Impedance').getByText('Differs. Required 5.75%, unit 6%')).toBeInTheDocument();
  expect(
    row('Fusing').getByText(/^Not recorded, required .*\. Placeholder text to describe changes required$/),
  ).toBeInTheDocument();
  expect(row('Phase').getByText('Exact, required 3')).toBeInTheDocument();
});

test('a value that the order does not require is not compared', async () => {
  const { card } = await openCards({
    order: anOrder({ requirement: aRequirement({ phase: null }) }),
    units: [aUnit({ serial: 'A' })],
  });
  expect(card.getByText('Phase', { selector: 'dt' }).parentElement).toHaveAttribute('data-verdict', 'not required');
  expect(requirement().getByText('Phase').nextElementSibling).toHaveTextContent('N/A');
});

test.each([
  ['Austin, TX', 'true', 'Austin, TX · ≈ 1,030 mi by road · more than 400 mi from Phoenix'],
  ['Phoenix, AZ', 'false', 'Phoenix, AZ · ≈ 10 mi by road'],
  ['Boise, ID', 'false', 'Boise, ID · ≈ 890 mi by road'],
  [null, 'false', 'N/A'],
])('a unit in %s is far away: %s, and shows %j', async (warehouse_desc, far, text) => {
  const { user, card } = await openCards({ units: [aUnit({ serial: 'A', warehouse_desc })] });
  expect(card.queryByText('Unit location:')).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Additional Information' }));
  const place = card.getByText('Unit location:').closest('p')!;
  expect(place).toHaveAttribute('data-far', far);
  expect(place).toHaveTextContent(text);
});

test('the location of the unit and that of the delivery open with the section, level with each other', async () => {
  const { user } = await openCards({ units: [aUnit({ serial: 'A' })] });
  const requirement = within(screen.getByRole('region', { name: 'Requirement' }));
  expect(requirement.queryByText('Delivery Location')).not.toBeInTheDocument();
  await user.click(requirement.getByRole('button', { name: 'Additional Information' }));
  expect(requirement.getByText('Delivery Location')).toBeInTheDocument();
});

test('the link to the inventory system carries the number, encoded, and the product line', async () => {
  theServerKnows({ units: [aUnit({ serial: 'A&ProductLine=x#' })] });
  openComparison({ inventorySystemUrl: 'https://inventory.test/unit' });
  const link = await screen.findByRole('link', { name: /^A&ProductLine/ });
  const url = new URL(link.getAttribute('href')!);
  expect([...url.searchParams]).toEqual([
    ['ICNum', 'A&ProductLine=x#'],
    ['ProductLine', '1SUB'],
  ]);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the serial is plain text if no inventory system is configured', async () => {
  const { card } = await openCards({ units: [aUnit({ serial: 'A' })], inventorySystemUrl: '' });
  expect(card.queryByRole('link', { name: /^A/ })).not.toBeInTheDocument();
});

const file = (url: string, file_type: string, file_name = 'Nameplate.pdf') => ({
  ...{ url, file_type, file_name },
  ...{ kind: null, card_url: null, list_url: null, caption: null },
});

test('the PDFs of a unit open in a new tab; addresses that must not be opened are text', async () => {
  const bad = [
    'javascript:alert(1)',
    '\tjava\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//evil.test/a',
    'http://user@evil.test/a',
  ];
  const { card } = await openCards({
    units: [
      aUnit({
        serial: 'A',
        images: [file('/api/files/A/a.pdf?key=k', 'pdf'), ...bad.map((url, index) => file(url, 'pdf', `bad ${index}`))],
      }),
    ],
  });
  const links = card.getAllByRole('link', { name: (name) => !name.startsWith('Unit Details') });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['http://localhost/api/files/A/a.pdf?key=k']);
  expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
  bad.forEach((_, index) => expect(card.getByText(`bad ${index}`)).toBeInTheDocument());
});

test('only pictures of a unit count as pictures, and open the gallery', async () => {
  const { user, card } = await openCards({
    units: [
      aUnit({
        serial: 'A',
        images: [
          file('/api/files/A/a.svg', 'picture', 'front'),
          file('/api/files/A/b.pdf', 'pdf'),
          file('javascript:1', 'picture'),
          file('https://cdn.test/c.svg', 'picture', 'side'),
        ],
      }),
    ],
  });
  await user.click(card.getByRole('button', { name: /View Unit Images · 2/ }));
  expect(await screen.findByRole('dialog', { name: 'Equipment Image Gallery' })).toBeInTheDocument();
});

test('a unit without files has the default picture, no attachments and nothing to open', async () => {
  const { card } = await openCards({ units: [aUnit({ serial: 'A' })] });
  expect(card.getByRole('img', { name: 'No picture of this unit' })).toBeInTheDocument();
  expect(card.getByText('No picture')).toBeVisible();
  expect(card.getByRole('button', { name: /View Unit Images · 0/ })).toBeDisabled();
  expect(card.getByText('No attachments')).toBeInTheDocument();
});
