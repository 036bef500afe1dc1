import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { reservedTransformers } from '../../../../src/sample/reserved';
import { ReservedPage } from '../../../../src/web/screens/reserved/ReservedPage';
import { priorityTone, statusTone } from '../../../../src/web/screens/reserved/reservedTransformer';

const show = (items = reservedTransformers) =>
  render(
    <MemoryRouter>
      <ReservedPage items={items} />
    </MemoryRouter>,
  );
const search = (text: string) =>
  userEvent.type(screen.getByPlaceholderText('Search by item code, order ID, or customer...'), text);
const cards = () => screen.queryAllByRole('article');

test('shows six a page and says which', async () => {
  show();
  expect(cards()).toHaveLength(6);
  expect(screen.getByText('Showing 1-6 of 16 reserved transformers')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(screen.getByText('Showing 13-16 of 16 reserved transformers')).toBeInTheDocument();
  expect(cards()).toHaveLength(4);
});

test('a card leads to the unit, with its order, and to the order', () => {
  show();
  const { itemCode, orderId, customerName } = reservedTransformers[0]!;
  const card = within(screen.getByRole('article', { name: itemCode }));
  expect(card.getByRole('link', { name: /Unit Details/ })).toHaveAttribute(
    'href',
    `/unit/${itemCode}?order=${orderId}`,
  );
  expect(card.getByRole('link', { name: /View Order/ })).toHaveAttribute('href', `/order/${orderId}`);
  expect(card.getByText(customerName)).toBeInTheDocument();
  expect(card.getByText('16 January 2025')).toBeInTheDocument();
});

test.each([
  ['18274622', 'item code'],
  ['10098', 'order ID'],
  ['saguaro VALLEY', 'customer'],
])('finds %s by %s, and needs no pages then', async (text) => {
  show();
  await search(text);
  expect(cards().map((card) => card.getAttribute('aria-label'))).toEqual(['18274622']);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
});

test('a search starts on the first page', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await search('1');
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 1');
});

test('says when nothing is found', async () => {
  show();
  await search('no such thing');
  expect(screen.getByText('No reserved transformers found')).toBeInTheDocument();
  expect(screen.getByText('Try adjusting your search criteria')).toBeInTheDocument();
});

test.each([
  ['Reserved', 'near'],
  ['In Transit', 'warn'],
  ['Delivered', 'ok'],
  ['Lost', 'neutral'],
])('status %s is %s', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});

test.each([
  ['High', 'bad'],
  ['Medium', 'warn'],
  ['Low', 'ok'],
  ['Whenever', 'neutral'],
])('priority %s is %s', (priority, tone) => {
  expect(priorityTone(priority)).toBe(tone);
});
