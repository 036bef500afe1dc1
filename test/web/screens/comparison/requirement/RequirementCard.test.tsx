import { screen, within } from '@testing-library/react';
import { anOrder, aRequirement } from '../../../../support/web/builders';
import { findCard, openComparison, theServerKnows } from '../openComparison';

const requirement = () => within(screen.getByRole('region', { name: 'Requirement' }));

describe('the requirements card', () => {
  test('the requirements card shows the order and what it needs; long values are cut', async () => {
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

  test('without an address the sales rep cannot be contacted', async () => {
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

  test('the requirements card says so where there are no notes', async () => {
    theServerKnows({ order: anOrder({ requirement: aRequirement({ formatted_notes: null, notes: ' ' }) }) });
    const { user } = openComparison();
    await findCard('40117762');
    await user.click(requirement().getByRole('button', { name: 'Additional Information' }));
    expect(requirement().getByText('No additional notes provided.')).toBeInTheDocument();
  });
});
