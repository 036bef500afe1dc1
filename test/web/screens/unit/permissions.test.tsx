import { screen } from '@testing-library/react';
import type { Permission } from '../../../../src/domain/access/access';
import { panel, showUnit, theServerKnows } from './openUnit';

const open = async (...permissions: Permission[]) => {
  theServerKnows();
  const page = showUnit({ services: { permissions: new Set(permissions) } });
  await screen.findByRole('heading', { level: 1, name: 'Unit IC-1001' });
  return page;
};

test('a unit without costs says that they are not shown, and speaks of none', async () => {
  await open();
  expect(
    panel('Cost').getByText(/^Costs are not shown to your role\. Only sales, operations, engineering/),
  ).toBeVisible();
  expect(await panel('SpecAI Analysis').findByRole('heading', { name: 'Match' })).toBeVisible();
  expect(panel('SpecAI Analysis').queryByText(/\$|margin|cost/i)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Options' })).toBeNull();
});

test('who sees costs and may not change options tries them, and cannot save them', async () => {
  await open('seeCost');
  expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-disabled', 'true');
  expect(panel('Options').getByText(/^You can try options here\. Only operations, engineering/)).toBeVisible();
});
