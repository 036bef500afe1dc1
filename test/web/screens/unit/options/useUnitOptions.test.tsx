import { screen } from '@testing-library/react';
import { createDraftMemory } from '../../../../../src/web/adapters/memories';
import { openUnit, panel, theServerKnows } from '../openUnit';

const option = (name: string) => panel('Options').getByRole('switch', { name });
const button = (name: string) => panel('Options').getByRole('button', { name });
const drafts = (userId = '1') => createDraftMemory(window.sessionStorage, userId);
const open = (userId?: string) => openUnit({ services: { drafts: drafts(userId) } });
const kept = () => drafts().read('unit/IC-1001');

/** A person turned an option on; then the page was left for the provider. */
async function editAndLeave() {
  theServerKnows();
  const { user, unmount } = await open();
  await user.click(option('Turn pull'));
  unmount();
}

beforeEach(() => window.sessionStorage.clear());

test('options that were not saved are there again after a sign-in in the middle of the work, and can be saved', async () => {
  await editAndLeave();
  const { user } = await open();
  expect(option('Turn pull')).toBeChecked();
  await user.click(button('Save Changes'));
  await screen.findByRole('button', { name: 'Save Changes' });
  expect(kept()).toBeNull();
});

test('another person finds the options as they are saved', async () => {
  await editAndLeave();
  await open('2');
  expect(option('Turn pull')).not.toBeChecked();
});

test('options that somebody else saved meanwhile are offered, and the edits stay until they are taken', async () => {
  await editAndLeave();
  theServerKnows({ unit: { optionsVersion: 4 } });
  await open();
  expect(option('Turn pull')).toBeChecked();
  expect(button('Load latest values')).toBeEnabled();
});

test('nothing is kept of options that were reset', async () => {
  await editAndLeave();
  const { user } = await open();
  expect(kept()).not.toBeNull();
  await user.click(button('Reset'));
  expect(kept()).toBeNull();
});

test('nothing is kept of options with which the person reloads or closes the page, which the browser asks about', async () => {
  theServerKnows();
  const { user } = await open();
  await user.click(option('Turn pull'));
  expect(kept()).not.toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toBeNull();
});

test('a draft that cannot be read is no draft', async () => {
  theServerKnows();
  drafts().keep('unit/IC-1001', '{"options":{"turnPull":"yes"}}');
  await open();
  expect(option('Turn pull')).not.toBeChecked();
});
