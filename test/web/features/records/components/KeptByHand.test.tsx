import { screen, waitFor, within } from '@testing-library/react';
import { KeptByHand } from '../../../../../src/web/features/records/components/KeptByHand';
import { RecordService } from '../../../../mocks/recordAnswers';
import { renderScreen } from '../../../../support/web/renderApp';

const unit = {
  file: 'units',
  key: '0557128',
  orderId: null,
  line: 14,
  column: 'kva_rating',
  hand: '1500',
  source: '1000',
} as const;
const order = {
  file: 'orders',
  key: 'SO1',
  orderId: '17',
  line: 3,
  column: 'sale_price',
  hand: null,
  source: '41250.00',
} as const;
const kept = { count: 2, values: [unit, order] };

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('retained values are listed beside those of the file, and link to their records', () => {
  renderScreen(<KeptByHand kept={kept} canTake />);
  expect(screen.getByText('Kept by hand: 2')).toBeVisible();
  expect(screen.getAllByRole('row').slice(1).map(cellsOf)).toEqual([
    ['Unit 0557128', '14', 'kVA', '1500', '1000', "Take the file's value"],
    ['Order SO1', '3', 'Sale price', 'none', '41250.00', "Take the file's value"],
  ]);
  expect(screen.getByRole('link', { name: 'Order SO1' })).toHaveAttribute('href', '/order/17');
});

test('one value is taken from the file, then all others', async () => {
  const service = new RecordService();
  const third = { ...unit, column: 'taps' };
  const { user } = renderScreen(<KeptByHand kept={{ count: 3, values: [unit, order, third] }} canTake />);
  await user.click(screen.getAllByRole('button', { name: "Take the file's value" })[0]!);
  expect(await screen.findByText('Taken from the file')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take all 2 from the file' }));
  await waitFor(() => expect(screen.getAllByText('Taken from the file')).toHaveLength(3));
  expect(service.given).toEqual([
    { values: [{ file: 'units', key: '0557128', field: 'kva_rating' }] },
    {
      values: [
        { file: 'orders', key: 'SO1', field: 'sale_price' },
        { file: 'units', key: '0557128', field: 'taps' },
      ],
    },
  ]);
});

test('before the import is saved nothing can be taken', () => {
  renderScreen(<KeptByHand kept={kept} canTake={false} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('renders nothing without retained values', () => {
  renderScreen(<KeptByHand kept={{ count: 0, values: [] }} canTake />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
