import { screen, within } from '@testing-library/react';
import { anOrder, aRequirement, aUnit } from '../../../support/web/builders';
import { findCard, openComparison, theServerKnows } from './openComparison';

const requirement = () => within(screen.getByRole('region', { name: 'Requirement' }));

test('a card says how each value stands, with words for what is not exact', async () => {
  theServerKnows({ units: [aUnit({ serial: 'A', kva_rating: 545, impedence: 6 })] });
  openComparison();
  const card = await findCard('A');
  const row = (label: string) => within(card.getByText(label, { selector: 'dt' }).parentElement!);
  expect(row('KVA Rating').getByText('Within acceptable range')).toBeInTheDocument();
  expect(
    row('Impedance').getByText('Placeholder text to describe changes required. Required 5.75, unit 6'),
  ).toBeInTheDocument();
  expect(row('Phase').getByText('Match')).toBeInTheDocument();
});

test('nothing is compared where nothing is required', async () => {
  theServerKnows({ order: anOrder({ requirement: aRequirement({ phase: null }) }), units: [aUnit({ serial: 'A' })] });
  openComparison();
  const card = await findCard('A');
  expect(card.getByText('Phase', { selector: 'dt' }).parentElement).toHaveAttribute('data-state', 'notCompared');
  expect(requirement().getByText('Phase').nextElementSibling).toHaveTextContent('N/A');
});

test('sections start as the specification says, and open in all columns at once', async () => {
  theServerKnows();
  const { user } = openComparison();
  const card = await findCard('40117762');
  const other = await findCard('40119035');
  const isOpen = (column: typeof card, name: string) =>
    column.getByRole('button', { name }).getAttribute('aria-expanded');
  const sections = ['Configuration', 'Cooling & Oil', 'Dimensions & Weight', 'Additional Information'];
  expect(sections.map((name) => isOpen(card, name))).toEqual(['true', 'false', 'false', 'false']);
  expect(isOpen(card, 'Cost Estimation')).toBe('true');
  expect(card.queryByText('Oil Type')).not.toBeInTheDocument();
  await user.click(other.getByRole('button', { name: 'Cooling & Oil' }));
  for (const column of [card, other, requirement()]) {
    expect(isOpen(column, 'Cooling & Oil')).toBe('true');
    expect(column.getByText('Oil Type')).toBeInTheDocument();
  }
});

test.each([
  ['Austin, TX', 'true', 'Austin, TX · 850 mi'],
  ['Phoenix, AZ', 'false', 'Phoenix, AZ · 0 mi'],
  ['Boise, ID', 'false', 'Boise, ID'],
  [null, 'false', 'N/A'],
])('a unit in %s', async (warehouse_desc, far, text) => {
  theServerKnows({ units: [aUnit({ serial: 'A', warehouse_desc })] });
  openComparison();
  const place = (await findCard('A')).getByText('Unit location:').closest('p')!;
  expect(place).toHaveAttribute('data-far', far);
  expect(place).toHaveTextContent(text);
});

describe('the link to the inventory system', () => {
  test('carries the number, encoded, and the product line', async () => {
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

  test.each(['', 'javascript:alert(1)', '//evil.test'])(
    'is plain text with the address %j',
    async (inventorySystemUrl) => {
      theServerKnows({ units: [aUnit({ serial: 'A' })] });
      openComparison({ inventorySystemUrl });
      const card = await findCard('A');
      expect(card.queryByRole('link', { name: /^A/ })).not.toBeInTheDocument();
    },
  );
});

describe('files', () => {
  const file = (url: string, file_type: string, file_name = 'Nameplate.pdf') => ({ url, file_type, file_name });

  test('PDFs open in a new tab; addresses that must not be opened are text', async () => {
    const bad = [
      'javascript:alert(1)',
      '\tjava\nscript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      '//evil.test/a',
      'http://user@evil.test/a',
    ];
    theServerKnows({
      units: [
        aUnit({
          serial: 'A',
          images: [
            file('/api/files/A/a.pdf?key=k', 'pdf'),
            ...bad.map((url, index) => file(url, 'pdf', `bad ${index}`)),
          ],
        }),
      ],
    });
    openComparison();
    const card = await findCard('A');
    const links = card.getAllByRole('link', { name: (name) => !name.startsWith('Unit Details') });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['http://localhost/api/files/A/a.pdf?key=k']);
    expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
    bad.forEach((_, index) => expect(card.getByText(`bad ${index}`)).toBeInTheDocument());
  });

  test('only pictures count as pictures, and open the gallery', async () => {
    theServerKnows({
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
    const { user } = openComparison();
    const card = await findCard('A');
    await user.click(card.getByRole('button', { name: /View Unit Images · 2/ }));
    expect(await screen.findByRole('dialog', { name: 'Equipment Image Gallery' })).toBeInTheDocument();
  });

  test('a unit without files has the default picture, no attachments and nothing to open', async () => {
    theServerKnows({ units: [aUnit({ serial: 'A' })] });
    openComparison();
    const card = await findCard('A');
    expect(card.getByRole('img', { name: 'No picture of this unit' })).toBeInTheDocument();
    expect(card.getByRole('button', { name: /View Unit Images · 0/ })).toBeDisabled();
    expect(card.getByText('No attachments')).toBeInTheDocument();
  });
});

test('the reason is told, with the points where the server explains them', async () => {
  const score_details = [
    { feature: 'taps_match', required: '+/-5%', actual: 'None', verdict: 'no', points: 0, weight: 0.07 },
    { feature: 'paint', required: 'Green', actual: 'Grey', verdict: 'close enough', points: 0.068, weight: null },
  ];
  theServerKnows({ units: [aUnit({ serial: 'A', reason: 'Every feature but the taps.', score_details })] });
  const { user } = openComparison();
  await user.click((await findCard('A')).getByRole('button', { name: 'Show reason' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reason for Suggestion' }));
  expect(dialog.getByText('Every feature but the taps.')).toBeInTheDocument();
  expect(dialog.getByRole('row', { name: 'Taps +/-5% None No 0 of 7' })).toBeInTheDocument();
  expect(dialog.getByRole('row', { name: 'paint Green Grey close enough 6.8' })).toBeInTheDocument();
});

describe('the requirements card', () => {
  test('shows the order and what it needs; long values are cut', async () => {
    theServerKnows({
      order: anOrder({ requirement: aRequirement({ fusing: 'Bay-O-Net with a partial range current limiter' }) }),
    });
    openComparison();
    await findCard('40117762');
    for (const text of ['J-70114', 'SO-88214', '$41,250', '4 April 2026', 'Bay-O-Net with a partial…']) {
      expect(requirement().getByText(text)).toBeInTheDocument();
    }
    const link = requirement().getByRole('link', { name: 'Contact Sales Rep' });
    expect(link).toHaveAttribute(
      'href',
      `mailto:m.ortega@specai.test?subject=${encodeURIComponent('Sales Order: SO-88214 | Job: J-70114 | Customer: Tri-County Electric Cooperative')}`,
    );
  });

  test('without an address there is nobody to write to', async () => {
    theServerKnows({ order: anOrder({ sales_rep_emails: [], sales_rep_email: null, sale_price: null }) });
    openComparison();
    await findCard('40117762');
    expect(requirement().getByRole('button', { name: 'Contact Sales Rep' })).toBeDisabled();
    expect(requirement().getByText('Sale Price').nextElementSibling).toHaveTextContent('N/A');
  });

  test('View Notes opens a window of its own, and a dialog where that is blocked', async () => {
    theServerKnows();
    const first = openComparison();
    await findCard('40117762');
    await first.user.click(requirement().getByRole('button', { name: 'View Notes' }));
    expect(first.popups).toEqual(['Customer supplies the pad.']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    first.unmount();
    const { user } = openComparison({ popupsAreBlocked: true });
    await findCard('40117762');
    await user.click(requirement().getByRole('button', { name: 'View Notes' }));
    expect(
      within(await screen.findByRole('dialog', { name: 'Notes' })).getByText('Customer supplies the pad.'),
    ).toBeInTheDocument();
  });

  test('long notes are cut at 200 characters; read more shows them whole', async () => {
    const notes = 'x'.repeat(201);
    theServerKnows({ order: anOrder({ requirement: aRequirement({ formatted_notes: notes }) }) });
    const { user } = openComparison();
    await findCard('40117762');
    await user.click(requirement().getByRole('button', { name: 'Additional Information' }));
    expect(requirement().getByText(`${'x'.repeat(200)}…`)).toBeInTheDocument();
    await user.click(requirement().getByRole('button', { name: 'read more' }));
    expect(within(await screen.findByRole('dialog', { name: 'Notes' })).getByText(notes)).toBeInTheDocument();
  });

  test('no notes at all say so', async () => {
    theServerKnows({ order: anOrder({ requirement: aRequirement({ formatted_notes: null, notes: ' ' }) }) });
    const { user } = openComparison();
    await findCard('40117762');
    await user.click(requirement().getByRole('button', { name: 'Additional Information' }));
    expect(requirement().getByText('No additional notes provided.')).toBeInTheDocument();
  });
});

test('by keyboard alone: open the panel, leave it, turn an option on', async () => {
  theServerKnows({ units: [aUnit({ serial: 'A' })] });
  const { user } = openComparison();
  const card = await findCard('A');
  const tabTo = async (element: HTMLElement) => {
    for (let step = 0; step < 80 && document.activeElement !== element; step += 1) await user.tab();
    expect(element).toHaveFocus();
  };
  await tabTo(screen.getByRole('button', { name: 'Add Inventory Control Number' }));
  await user.keyboard('{Enter}');
  expect(screen.getByPlaceholderText('Enter IC# to add new card...')).toHaveFocus();
  await user.keyboard('{Escape}');
  await tabTo(card.getByRole('switch', { name: 'Turn pull' }));
  await user.keyboard(' ');
  expect(card.getByRole('switch', { name: 'Turn pull' })).toBeChecked();
});
