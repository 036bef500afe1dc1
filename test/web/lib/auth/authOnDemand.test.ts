import { createAuthMemory } from '../../../../src/web/lib/auth/authMemory';
import { createAuthPort } from '../../../../src/web/lib/auth/authOnDemand';
import type { AuthClient } from '../../../../src/web/lib/auth/authPort';
import { dana, emptyMemory, fakeClient } from '../browser/authFakes';

function build(overrides: Partial<AuthClient> = {}) {
  const memory = emptyMemory();
  const client = fakeClient(overrides);
  const load = jest.fn(() => Promise.resolve(client));
  return { memory, client, load, port: createAuthPort(load, memory) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('memory of the tab', () => {
  test('the memory of the tab survives a reload, and holds no token', () => {
    const memory = emptyMemory();
    expect([memory.hint, memory.isRenewing]).toEqual([false, false]);
    memory.hint = true;
    memory.isRenewing = true;
    const reloaded = createAuthMemory(window.sessionStorage);
    expect([reloaded.hint, reloaded.isRenewing]).toEqual([true, true]);
    reloaded.hint = false;
    reloaded.isRenewing = false;
    expect([memory.hint, memory.isRenewing]).toEqual([false, false]);
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('the memory of the tab returns a message once', () => {
    const memory = emptyMemory();
    memory.leaveNotice('Session over');
    expect([memory.takeNotice(), memory.takeNotice()]).toEqual(['Session over', null]);
    memory.leaveNotice('Session over');
    memory.leaveNotice(null);
    expect(memory.takeNotice()).toBeNull();
  });

  test('the memory of the tab returns an address once', () => {
    const memory = emptyMemory();
    memory.leaveAddress('/order/10001?page=2');
    expect([memory.takeAddress(), memory.takeAddress()]).toEqual(['/order/10001?page=2', null]);
  });
});

describe('loading', () => {
  test('no library is loaded to look for a hint', () => {
    const { port, load } = build();
    expect(port.hasHint()).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  test('the sign-in library is loaded once, however many calls wait for it', async () => {
    const { port, load } = build();
    port.preload();
    await Promise.all([port.resume(), port.getToken(), port.getToken()]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('a failed load is retried by the next call, and an early attempt fails silently', async () => {
    const { port, load, client } = build();
    load.mockRejectedValueOnce(new Error('offline'));
    port.preload();
    await settle();
    load.mockRejectedValueOnce(new Error('still offline'));
    await expect(port.resume()).rejects.toThrow('still offline');
    load.mockResolvedValueOnce(client);
    await expect(port.resume()).resolves.toEqual(dana);
  });
});

describe('the hint', () => {
  test('the hint is set before the page is left for the provider', async () => {
    const { port, memory, client } = build();
    void port.login({ again: false });
    await settle();
    expect([memory.hint, memory.isRenewing]).toEqual([true, false]);
    expect(client.login).toHaveBeenCalledWith({ again: false });
  });

  test('the hint is cleared if the provider cannot be reached or the person turns back', async () => {
    const { port, memory } = build({ login: () => Promise.reject(new Error('cancelled')) });
    await expect(port.login({ again: false })).rejects.toThrow('cancelled');
    expect(port.hasHint()).toBe(false);
    expect(memory.hint).toBe(false);
  });

  test('the hint is cleared if it leads to no account', async () => {
    const { port, memory } = build({ resume: () => Promise.resolve(null) });
    memory.hint = true;
    await expect(port.resume()).resolves.toBeNull();
    expect(memory.hint).toBe(false);
  });

  test('the hint stays if it leads to an account', async () => {
    const { port, memory } = build();
    memory.hint = true;
    await expect(port.resume()).resolves.toEqual(dana);
    expect(memory.hint).toBe(true);
  });

  test('the hint is cleared before the sign-out', async () => {
    const { port, memory, client } = build({ logout: () => Promise.reject(new Error('down')) });
    memory.hint = true;
    await expect(port.logout()).rejects.toThrow('down');
    expect(memory.hint).toBe(false);
    expect(client.logout).toHaveBeenCalledTimes(1);
  });
});

test('a session that ends elsewhere is dropped here, and the page stays', async () => {
  const { port, memory, client } = build();
  memory.hint = true;
  await port.forget();
  expect(memory.hint).toBe(false);
  expect(client.forget).toHaveBeenCalledTimes(1);
  expect(client.logout).not.toHaveBeenCalled();
});

describe('the mark of an automatic redirect', () => {
  test('the mark of an automatic redirect is set with it and cleared by a token', async () => {
    const { port, memory } = build();
    void port.login({ again: true });
    expect(memory.isRenewing).toBe(true);
    await expect(port.getToken()).resolves.toBe('token');
    expect(memory.isRenewing).toBe(false);
  });

  test('the mark of an automatic redirect stays as long as there is no token', async () => {
    const { port, memory } = build({ getToken: () => Promise.resolve(null) });
    memory.isRenewing = true;
    await expect(port.getToken()).resolves.toBeNull();
    expect(memory.isRenewing).toBe(true);
  });

  test('the mark of an automatic redirect is cleared by a sign-in of the person', () => {
    const { port, memory } = build();
    memory.isRenewing = true;
    void port.login({ again: false });
    expect(memory.isRenewing).toBe(false);
  });
});

test('a tab that has been sent to the provider remembers it, also after its session ends', async () => {
  const { port, memory } = build();
  expect(memory.wasAtProvider).toBe(false);
  void port.login({ again: false, joining: 'sales@specai.test' });
  expect(memory.wasAtProvider).toBe(true);
  void port.logout();
  await port.forget();
  expect(createAuthMemory(window.sessionStorage).wasAtProvider).toBe(true);
});
