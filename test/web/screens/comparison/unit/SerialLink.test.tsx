import { screen } from '@testing-library/react';
import { aUnit } from '../../../../support/web/builders';
import { findCard, openComparison, theServerKnows } from '../openComparison';

describe('the link to the inventory system', () => {
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

  test('the serial is plain text where no inventory system is configured', async () => {
    theServerKnows({ units: [aUnit({ serial: 'A' })] });
    openComparison({ inventorySystemUrl: '' });
    const card = await findCard('A');
    expect(card.queryByRole('link', { name: /^A/ })).not.toBeInTheDocument();
  });
});
