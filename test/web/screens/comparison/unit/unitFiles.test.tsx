import { screen } from '@testing-library/react';
import { aUnit } from '../../../../support/web/builders';
import { findCard, openComparison, theServerKnows } from '../openComparison';

describe('the files of a unit', () => {
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

  test('only pictures of a unit count as pictures, and open the gallery', async () => {
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
    expect(card.getByText('No picture')).toBeVisible();
    expect(card.getByRole('button', { name: /View Unit Images · 0/ })).toBeDisabled();
    expect(card.getByText('No attachments')).toBeInTheDocument();
  });
});
