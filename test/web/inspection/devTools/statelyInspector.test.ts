import { fireEvent, waitFor } from '@testing-library/react';
import { createActor } from 'xstate';
import { startInspector } from '../../../../src/web/inspection/devTools/statelyInspector';
import { icPanelMachine } from '../../../../src/web/state/machines/icPanel';

/** The inspector's window, as far as it hears of us. */
function openedWindow() {
  const heard: { type: string; sessionId: string }[] = [];
  const open = jest.spyOn(window, 'open').mockReturnValue({ postMessage: heard.push.bind(heard) } as unknown as Window);
  return { heard, open };
}

test.each([
  ['', 'https://stately.ai/inspect'],
  ['http://localhost:5000/', 'http://localhost:5000/'],
])("the inspector '%s' opens at the first click, once, and hears what has happened before", async (given, address) => {
  const { heard, open } = openedWindow();
  const actor = createActor(icPanelMachine, { inspect: startInspector(given) }).start();
  actor.send({ type: 'TOGGLE' });
  expect(open).not.toHaveBeenCalled();
  fireEvent.click(document.body);
  fireEvent.keyDown(document.body);
  expect(open).toHaveBeenCalledTimes(1);
  expect(open.mock.calls[0]?.[0]).toBe(address);
  fireEvent(window, new MessageEvent('message', { data: { type: '@statelyai.connected' } }));
  await waitFor(() => expect(heard.map(({ type }) => type)).toContain('@xstate.snapshot'));
  actor.stop();
});
