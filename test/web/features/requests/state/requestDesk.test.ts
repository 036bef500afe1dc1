import {
  lineEdited,
  lineRestored,
  readDesk,
  rememberDesk,
  requestCleared,
  requestDeskSlice,
  requestRestored,
  requestTyped,
  saidEdited,
} from '../../../../../src/web/features/requests/state/requestDesk';
import { aStore } from '../../../../support/web/store';

const typed = () => {
  const store = aStore();
  store.dispatch(requestTyped('2 x 500 kVA pad'));
  store.dispatch(lineEdited({ line: 0, change: { feed: 'loop' } }));
  store.dispatch(saidEdited({ field: 'place', value: 'Fresno' }));
  return store;
};
const desk = (store: ReturnType<typeof aStore>) => store.getState().requestDesk;

test('changes stay while the same request is typed on, and go with another one', () => {
  const store = typed();
  store.dispatch(requestTyped('2 x 500 kVA pad, FR3'));
  expect(desk(store)).toMatchObject({ edits: { 0: { feed: 'loop' } }, said: { place: 'Fresno' } });
  store.dispatch(requestTyped('Something else is needed'));
  expect(desk(store)).toMatchObject({ edits: {}, said: {} });
});

test('a change is taken back field by field', () => {
  const store = typed();
  store.dispatch(lineEdited({ line: 0, change: { bil: '95' } }));
  store.dispatch(lineRestored({ line: 0, field: 'feed' }));
  store.dispatch(saidEdited({ field: 'place', value: null }));
  expect(desk(store)).toMatchObject({ edits: { 0: { bil: '95' } }, said: {} });
});

test('a cleared request comes back with its edits', () => {
  const store = typed();
  const before = desk(store);
  store.dispatch(requestCleared());
  expect(desk(store)).toMatchObject({ text: '', edits: {} });
  store.dispatch(requestRestored());
  expect(desk(store)).toEqual(before);
});

test('the tab remembers the request; nothing else is written, and unreadable memory is ignored', () => {
  const store = typed();
  const texts: (string | null)[] = [];
  const stop = rememberDesk(store, (text) => texts.push(text));
  store.dispatch({ type: 'anything' });
  store.dispatch(requestTyped('2 x 500 kVA pad loop'));
  stop();
  store.dispatch(requestTyped('2 x 500 kVA pad loop feed'));
  expect(texts).toHaveLength(1);
  expect(readDesk(texts[0] ?? null).requestDesk).toMatchObject({
    text: '2 x 500 kVA pad loop',
    said: { place: 'Fresno' },
  });
  expect([readDesk(null), readDesk('{"text":7')]).toEqual([{}, {}]);
  expect(readDesk(JSON.stringify(requestDeskSlice.getInitialState())).requestDesk).toEqual(
    requestDeskSlice.getInitialState(),
  );
});
