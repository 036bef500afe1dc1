import { screen, within } from '@testing-library/react';
import { aUnit } from '../../../support/web/builders';
import { findCard, openComparison, shownSerials, theServerKnows } from './openComparison';

const filterBox = () => screen.getByPlaceholderText('Filter inventory results...');
const pages = () => within(screen.getByRole('navigation', { name: 'Pagination' }));

async function opened(options?: Parameters<typeof openComparison>[0]) {
  theServerKnows();
  const page = openComparison(options);
  await findCard('40117762');
  return page;
}

test('the filter narrows the list, says by how much, returns to page 1, and says where it leaves nothing', async () => {
  const { user } = await opened();
  await user.click(pages().getByRole('button', { name: 'Next' }));
  expect(shownSerials()).toEqual(['40110001']);
  await user.type(filterBox(), ' AUSTIN ');
  expect(shownSerials()).toEqual(['40119035']);
  expect(screen.getByText('Showing 1 of 4 units')).toBeInTheDocument();
  await user.clear(filterBox());
  expect(shownSerials()).toEqual(['40117762', '40119035', '40116208']);
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
  await user.click(filterBox());
  await user.paste('no such unit');
  expect(screen.getByText('No units found matching your criteria.')).toBeInTheDocument();
  expect(screen.getByText('Showing 0 of 4 units')).toBeInTheDocument();
});

test('sorting by margin puts the highest live margin first, returns to page 1 and follows the options', async () => {
  const { user } = await opened();
  await user.click(pages().getByRole('button', { name: 'Page 2' }));
  await user.selectOptions(screen.getByLabelText('Sort'), 'Margin');
  expect(shownSerials()).toEqual(['40119035', '40117762', '40116208']);
  const first = await findCard('40119035');
  await user.click(first.getByRole('switch', { name: 'Re-tank' }));
  await user.click(first.getByRole('switch', { name: 'Replacement cabinet' }));
  expect(shownSerials()).toEqual(['40117762', '40116208', '40119035']);
});

test('pages go forward and back and stop at the ends', async () => {
  const { user } = await opened();
  expect(pages().getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(pages().getByRole('button', { name: 'Next' }));
  expect(pages().getByRole('button', { name: 'Next' })).toBeDisabled();
  await user.click(pages().getByRole('button', { name: 'Previous' }));
  expect(shownSerials()).toHaveLength(3);
});

test.each([
  ['?page=2', ['40110001']],
  ['?page=99', ['40110001']],
  ['?page=junk', ['40117762', '40119035', '40116208']],
])('the address %s opens on the page with %j', async (query, serials) => {
  theServerKnows();
  openComparison({ address: `/order/101${query}` });
  await findCard(serials[0]!);
  expect(shownSerials()).toEqual(serials);
});

test('one page needs no pagination', async () => {
  theServerKnows({ units: [aUnit({ serial: '1' })] });
  openComparison();
  await findCard('1');
  expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument();
});

test('view, sort and page are the same after a reload', async () => {
  const { user, unmount } = await opened();
  await user.selectOptions(screen.getByLabelText('Sort'), 'Margin');
  await user.click(pages().getByRole('button', { name: 'Next' }));
  expect(shownSerials()).toEqual(['40110001']);
  unmount();
  openComparison({ address: window.location.pathname + window.location.search });
  await findCard('40110001');
  expect(screen.getByLabelText('Sort')).toHaveValue('margin');
});
