import { fireEvent, waitFor } from '@testing-library/react';
import { createActor } from 'xstate';
import { startInspector } from '../../../../src/web/inspection/devTools/statelyInspector';
import { icPanelMachine } from '../../../../src/web/state/machines/icPanel';

/** Stands in for the inspector's window; records the messages sent to it. */
function stubWindow() {
  const messages: { type: string; sessionId: string }[] = [];
  const open = jest
    .spyOn(window, 'open')
    .mockReturnValue({ postMessage: messages.push.bind(messages) } as unknown as Window);
  return { messages, open };
}

test.each([
  ['', 'https://stately.ai/inspect'],
  ['http://localhost:5000/', 'http://localhost:5000/'],
])(
  "with the address '%s' the inspector %s opens once, on the first click, and receives earlier events",
  async (given, address) => {
    const { messages, open } = stubWindow();
    const actor = createActor(icPanelMachine, { inspect: startInspector(given) }).start();
    actor.send({ type: 'TOGGLE' });
    expect(open).not.toHaveBeenCalled();
    fireEvent.click(document.body);
    fireEvent.keyDown(document.body);
    expect(open).toHaveBeenCalledTimes(1);
    expect(open.mock.calls[0]?.[0]).toBe(address);
    fireEvent(window, new MessageEvent('message', { data: { type: '@statelyai.connected' } }));
    await waitFor(() => expect(messages.map(({ type }) => type)).toContain('@xstate.snapshot'));
    actor.stop();
  },
);
