import { createSignedInTabs } from '../../../../../src/web/lib/auth/tabs';

function fakeLocks(others: string[] = []) {
  const held = new Set(others.map((name) => ({ name })));
  const request = async (name: string, _: LockOptions, work: () => Promise<void>) => {
    await Promise.resolve();
    const lock = { name };
    held.add(lock);
    await work();
    held.delete(lock);
  };
  const query = () => Promise.resolve({ held: [...held] });
  return { request, query } as unknown as Pick<LockManager, 'request' | 'query'>;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a tab finds who is signed in in another one, for as long as they are', async () => {
  const browser = fakeLocks(['of another program']);
  const [one, other] = [createSignedInTabs(browser), createSignedInTabs(browser)];
  expect(await other.find()).toBeNull();
  one.show('sales@specai.test');
  one.show('sales@specai.test');
  await settle();
  expect(await other.find()).toBe('sales@specai.test');
  one.show(null);
  await settle();
  expect(await other.find()).toBeNull();
});

test('several tabs of one person are one person; of two people none is found', async () => {
  const browser = fakeLocks();
  const [one, second, third, other] = [browser, browser, browser, browser].map(createSignedInTabs);
  one?.show('sales@specai.test');
  second?.show('sales@specai.test');
  await settle();
  expect(await other?.find()).toBe('sales@specai.test');
  third?.show('engineer@specai.test');
  await settle();
  expect(await other?.find()).toBeNull();
  third?.show('sales@specai.test');
  await settle();
  expect(await other?.find()).toBe('sales@specai.test');
});

test('a tab whose person is gone before its lock is granted holds none', async () => {
  const browser = fakeLocks();
  const [one, other] = [createSignedInTabs(browser), createSignedInTabs(browser)];
  one.show('sales@specai.test');
  one.show(null);
  await settle();
  expect(await other.find()).toBeNull();
});

test('without locks no person is found, and nothing fails', async () => {
  const without = createSignedInTabs(undefined);
  without.show('sales@specai.test');
  expect(await without.find()).toBeNull();
  const refused = () => Promise.reject(new DOMException('The document is not fully active.', 'InvalidStateError'));
  const tab = createSignedInTabs({ request: refused, query: () => Promise.resolve({}) });
  tab.show('sales@specai.test');
  await settle();
  expect(await tab.find()).toBeNull();
});
