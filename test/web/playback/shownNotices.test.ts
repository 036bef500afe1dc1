import type { ActionStep, NoticeStep } from '../../../src/contract/trace/steps';
import { ShownNotices, type Message } from '../../../src/web/playback/shownNotices';

const RELEASED: Message = { tone: 'default', title: 'Unit Released', description: 'text-7' };
const step = (message: Message): NoticeStep => ({ description: null, ...message, kind: 'notice', at: 0 });
const call: ActionStep = {
  ...{ kind: 'action', at: 0, state: {} },
  type: 'api/releaseReservation/fulfilled',
  payload: { args: { itemCode: '40117762' } },
};

test('a message that is shown as it is recorded is no difference, whatever stands for what it quotes', () => {
  const notices = new ShownNotices();
  notices.take(call);
  notices.take(step(RELEASED));
  notices.show({ ...RELEASED, description: '40117762 can be chosen again' });
  expect(notices.compare()).toEqual([]);
});

test('a recorded message of a call is missed when today’s app does not show it', () => {
  const notices = new ShownNotices();
  notices.take(call);
  notices.take(step(RELEASED));
  expect(notices.compare()).toEqual([{ path: 'notice', recorded: 'Unit Released', today: undefined }]);
});

test('a recorded message of another tone is not taken for today’s', () => {
  const notices = new ShownNotices();
  notices.take(call);
  notices.take(step(RELEASED));
  notices.show({ ...RELEASED, tone: 'destructive' });
  expect(notices.compare()).toEqual([{ path: 'notice', recorded: 'Unit Released', today: undefined }]);
});

test('a recorded message that a machine asked for is missed, though its step stands after the message', () => {
  const notices = new ShownNotices();
  notices.take(step({ tone: 'default', title: 'IC# Added' }));
  notices.take({
    ...{ kind: 'machine', at: 0, machine: 'icPanel', actor: 'icPanel', event: { type: 'done' }, guards: {} },
    ...{ state: { value: 'open', context: {}, status: 'active' }, isRestored: false },
    actions: [{ type: 'clearText' }, { type: 'notify', params: { tone: 'success', title: 'IC# Added' } }],
  });
  expect(notices.compare()).toEqual([{ path: 'notice', recorded: 'IC# Added', today: undefined }]);
});

test('a message after a click that a playback does not do is not missed', () => {
  const notices = new ShownNotices();
  notices.take(step({ tone: 'default', title: 'Link copied' }));
  expect(notices.compare()).toEqual([]);
});

test('a message that is not recorded is a difference, unless the recording has it by the next rest', () => {
  const notices = new ShownNotices();
  notices.show(RELEASED);
  expect(notices.compare()).toEqual([]);
  notices.take(step(RELEASED));
  notices.show({ tone: 'destructive', title: 'Error' });
  expect(notices.compare()).toEqual([]);
  expect(notices.compare()).toEqual([{ path: 'notice', recorded: undefined, today: 'Error' }]);
  expect(notices.compare()).toEqual([]);
});
