import { createAuthMemory } from '../../../../src/web/adapters/auth/authMemory';
import { createAuthPort } from '../../../../src/web/adapters/auth/authOnDemand';
import type { AuthClient } from '../../../../src/web/adapters/auth/authPort';
import { dana, emptyMemory, fakeClient } from '../authFakes';

function build(overrides: Partial<AuthClient> = {}) {
  const memory = emptyMemory();
  const client = fakeClient(overrides);
  const load = jest.fn(() => Promise.resolve(client));
  return { memory, client, load, port: createAuthPort(load, memory) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('memory of the tab', () => {
  test('survives a reload, and holds no token', () => {
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

  test('gives a message back once', () => {
    const memory = emptyMemory();
    memory.leaveNotice('Session over');
    expect([memory.takeNotice(), memory.takeNotice()]).toEqual(['Session over', null]);
    memory.leaveNotice('Session over');
    memory.leaveNotice(null);
    expect(memory.takeNotice()).toBeNull();
  });

  test('gives an address back once', () => {
    const memory = emptyMemory();
    memory.leaveAddress('/order/10001?page=2');
    expect([memory.takeAddress(), memory.takeAddress()]).toEqual(['/order/10001?page=2', null]);
  });
});

describe('loading', () => {
  test('nothing is loaded to look for a hint', () => {
    const { port, load } = build();
    expect(port.hasHint()).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  test('happens once, however much is asked at a time', async () => {
    const { port, load } = build();
    port.preload();
    await Promise.all([port.resume(), port.getToken(), port.getToken()]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('that fails is tried again by the next to ask, and an early try fails silently', async () => {
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
  test('is set before the page is left for the provider', async () => {
    const { port, memory, client } = build();
    void port.login({ again: false });
    await settle();
    expect([memory.hint, memory.isRenewing]).toEqual([true, false]);
    expect(client.login).toHaveBeenCalledWith({ again: false });
  });

  test('goes where the provider cannot be reached, or the person turns back', async () => {
    const { port, memory } = build({ login: () => Promise.reject(new Error('cancelled')) });
    await expect(port.login({ again: false })).rejects.toThrow('cancelled');
    expect(port.hasHint()).toBe(false);
    expect(memory.hint).toBe(false);
  });

  test('goes where no account comes of it', async () => {
    const { port, memory } = build({ resume: () => Promise.resolve(null) });
    memory.hint = true;
    await expect(port.resume()).resolves.toBeNull();
    expect(memory.hint).toBe(false);
  });

  test('stays where an account comes of it', async () => {
    const { port, memory } = build();
    memory.hint = true;
    await expect(port.resume()).resolves.toEqual(dana);
    expect(memory.hint).toBe(true);
  });

  test('goes before the sign-out', async () => {
    const { port, memory, client } = build({ logout: () => Promise.reject(new Error('down')) });
    memory.hint = true;
    await expect(port.logout()).rejects.toThrow('down');
    expect(memory.hint).toBe(false);
    expect(client.logout).toHaveBeenCalledTimes(1);
  });
});

test('what ends elsewhere is dropped here, and the page stays', async () => {
  const { port, memory, client } = build();
  memory.hint = true;
  await port.forget();
  expect(memory.hint).toBe(false);
  expect(client.forget).toHaveBeenCalledTimes(1);
  expect(client.logout).not.toHaveBeenCalled();
});

describe('the mark of an automatic redirect', () => {
  test('is set with it and cleared by a token', async () => {
    const { port, memory } = build();
    void port.login({ again: true });
    expect(memory.isRenewing).toBe(true);
    await expect(port.getToken()).resolves.toBe('token');
    expect(memory.isRenewing).toBe(false);
  });

  test('stays as long as there is no token', async () => {
    const { port, memory } = build({ getToken: () => Promise.resolve(null) });
    memory.isRenewing = true;
    await expect(port.getToken()).resolves.toBeNull();
    expect(memory.isRenewing).toBe(true);
  });

  test('is cleared by a sign-in of the person', () => {
    const { port, memory } = build();
    memory.isRenewing = true;
    void port.login({ again: false });
    expect(memory.isRenewing).toBe(false);
  });
});
