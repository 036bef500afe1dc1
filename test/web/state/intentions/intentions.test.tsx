import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { EffectGate } from '../../../../src/web/state/gate/effectGate';
import { EffectGateContext } from '../../../../src/web/state/gate/useEffectGate';
import { Intentions } from '../../../../src/web/state/intentions/intentions';
import { useIntention } from '../../../../src/web/state/intentions/useIntention';
import { ServicesContext, type Services } from '../../../../src/web/state/services';
import { aConfig } from '../../../support/web/renderApp';

const services = (intentions?: Intentions): Services => ({
  notifier: { success: jest.fn(), failure: jest.fn() },
  ...{ openNotesPopup: jest.fn(), copyText: jest.fn(), saveFile: jest.fn(), print: jest.fn() },
  ...{ userName: 'Dana Sales', today: () => '2026-03-10', config: aConfig(), ...(intentions && { intentions }) },
});

function mounted(intentions: Intentions | undefined, isOpen = true) {
  const gate: EffectGate = { isOpen: () => isOpen, subscribe: () => () => undefined };
  const given = services(intentions);
  const handle = jest.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EffectGateContext value={gate}>
      <ServicesContext value={given}>{children}</ServicesContext>
    </EffectGateContext>
  );
  const hook = renderHook(() => useIntention('save', 'IC-1001', handle), { wrapper });
  return { handle, ask: () => hook.result.current({ itemCode: 'IC-1001' }), unmount: hook.unmount };
}

test('what a person asks for is observed with its arguments before it is done', () => {
  const order: string[] = [];
  const { handle, ask } = mounted(new Intentions((name, args) => void order.push(`${name} ${JSON.stringify(args)}`)));
  handle.mockImplementation(() => order.push('done'));
  ask();
  expect(order).toEqual(['save {"itemCode":"IC-1001"}', 'done']);
});

test('where nobody observes, it is done all the same', () => {
  const { handle, ask } = mounted(undefined);
  ask();
  expect(handle).toHaveBeenCalledWith({ itemCode: 'IC-1001' });
});

test('while the past is shown nothing is observed and nothing is done', () => {
  const observe = jest.fn();
  const { handle, ask } = mounted(new Intentions(observe), false);
  ask();
  expect(observe).not.toHaveBeenCalled();
  expect(handle).not.toHaveBeenCalled();
});

test('a screen can be asked for as long as it is mounted', () => {
  const intentions = new Intentions();
  const { handle, unmount } = mounted(intentions);
  intentions.find('save', 'IC-1001')?.({ itemCode: 'IC-1001' });
  expect(handle).toHaveBeenCalledTimes(1);
  unmount();
  expect(intentions.find('save', 'IC-1001')).toBeNull();
});

test('of several handlers the one about the same unit is found, else any; listeners learn of new ones', () => {
  const intentions = new Intentions();
  const listener = jest.fn();
  const stop = intentions.subscribe(listener);
  const [first, second] = [jest.fn(), jest.fn()];
  intentions.mount('reserve', 'IC-1', first);
  const forget = intentions.mount('reserve', 'IC-2', second);
  expect(intentions.find('reserve', 'IC-2')).toBe(second);
  expect(intentions.find('reserve', 'IC-3')).toBe(first);
  forget();
  expect(intentions.find('reserve', 'IC-2')).toBe(first);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  intentions.mount('reserve', 'IC-2', second);
  expect(listener).toHaveBeenCalledTimes(2);
});
