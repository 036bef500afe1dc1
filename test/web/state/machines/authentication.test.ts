import { createActor, waitFor, type AnyEventObject } from 'xstate';
import { authenticationMachine, type AuthenticationInput } from '../../../../src/web/state/machines/authentication';
import { messages } from '../../../../src/domain/messages';
import {
  dana,
  done,
  endedElsewhere,
  error,
  failure,
  found,
  fresh,
  interactionRequired,
  newTab,
  renewing,
  resumed,
  signedIn,
  start,
  visitor,
  type Effects,
} from './authenticationSteps';

const texts = messages.authentication;

/** One row per edge: where from, what happens, where to, what the screen says, which effects it has. */
type Edge = [string, AuthenticationInput, AnyEventObject[], string, string | null, Effects];

const edges: Edge[] = [
  ['a visitor meets the sign-in screen', visitor, [], 'loggedOut', null, ['raise nothing']],
  ['a message left behind is shown', { ...visitor, notice: 'N' }, [], 'loggedOut', 'N', ['raise N']],
  ['a hint is followed', fresh, [], 'loading.resuming', null, []],

  ['a new tab looks for the session of another one', newTab, [], 'joining', null, []],
  ['a new tab alone', newTab, [done('findSession', null)], 'loggedOut', null, ['raise nothing']],
  [
    'a new tab that cannot see the others: only logged',
    newTab,
    [error('findSession', 'failed')],
    'loggedOut',
    null,
    ['log', 'raise nothing'],
  ],
  ['a new tab joins the session of another one', newTab, [found], 'redirecting.joining', null, []],
  [
    'joining cannot begin: only logged',
    newTab,
    [found, error('loginJoining', 'network')],
    'loggedOut',
    null,
    ['log', 'raise nothing'],
  ],
  ['a hint is followed by a new tab too', { ...newTab, hasHint: true }, [], 'loading.resuming', null, []],
  ...['sessionOver', 'interactionRequired'].map((kind): Edge => [
    `the provider declines to let it join (${kind}): only logged`,
    fresh,
    [error('resume', kind)],
    'loggedOut',
    null,
    ['log', 'raise nothing'],
  ]),

  ['resumed with an account', fresh, [resumed], 'loading.acquiring', null, []],
  ['resumed without an account', fresh, [done('resume', null)], 'loggedOut', null, ['raise nothing']],
  [
    'an error came back from the provider',
    fresh,
    [error('resume', 'failed')],
    'loggedOut',
    'Login failed. Please try again.',
    ['log', 'raise Login failed. Please try again.'],
  ],
  [
    'an answer came back that is not to be trusted',
    fresh,
    [error('resume', 'invalid')],
    'loggedOut',
    'Token validation failed. Please try logging in again.',
    ['log', 'raise Token validation failed. Please try logging in again.'],
  ],
  [
    'single sign-on cannot start: only logged',
    fresh,
    [{ ...error('resume', ''), error: new Error('chunk') }],
    'loggedOut',
    null,
    ['log', 'raise nothing'],
  ],
  [
    'the person turned back at the provider',
    fresh,
    [error('resume', 'cancelled')],
    'loggedOut',
    null,
    ['log', 'raise nothing'],
  ],

  ['a token is had', fresh, signedIn, 'authenticated', null, []],
  [
    'no token',
    fresh,
    [resumed, done('acquireToken', false)],
    'loggedOut',
    'No access token available',
    ['raise No access token available'],
  ],
  [
    'interaction is required',
    fresh,
    [resumed, error('acquireToken', 'interactionRequired')],
    'redirecting.again',
    null,
    [],
  ],
  [
    'the session is over at the start',
    fresh,
    [resumed, error('acquireToken', 'sessionOver')],
    'redirecting.again',
    null,
    [],
  ],
  [
    'interaction is required a second time: no loop',
    renewing,
    [resumed, error('acquireToken', 'interactionRequired')],
    'loggedOut',
    'Token acquisition failed. Please login again.',
    ['log', 'raise Token acquisition failed. Please login again.'],
  ],
  [
    'the token is invalid',
    fresh,
    [resumed, error('acquireToken', 'invalid')],
    'loggedOut',
    'Token validation failed. Please try logging in again.',
    ['log', 'raise Token validation failed. Please try logging in again.'],
  ],
  [
    'no token for another reason',
    fresh,
    [resumed, error('acquireToken', 'network')],
    'loggedOut',
    'Token acquisition failed. Please login again.',
    ['log', 'raise Token acquisition failed. Please login again.'],
  ],

  ['signing in', visitor, [{ type: 'LOGIN' }], 'redirecting.first', null, ['raise nothing']],
  [
    'signing in clears the message',
    { ...visitor, notice: 'N' },
    [{ type: 'LOGIN' }],
    'redirecting.first',
    null,
    ['raise N'],
  ],
  [
    'sign-in fails',
    visitor,
    [{ type: 'LOGIN' }, error('login', 'failed')],
    'loggedOut',
    'Login failed. Please try again.',
    ['raise nothing', 'log', 'raise Login failed. Please try again.'],
  ],
  [
    'sign-in is cancelled by going back',
    visitor,
    [{ type: 'LOGIN' }, error('login', 'cancelled')],
    'loggedOut',
    null,
    ['raise nothing', 'raise nothing'],
  ],
  [
    'the renewing sign-in fails',
    fresh,
    [resumed, error('acquireToken', 'interactionRequired'), error('loginAgain', 'network')],
    'loggedOut',
    'Login failed. Please try again.',
    ['log', 'raise Login failed. Please try again.'],
  ],
  [
    'the renewing sign-in is cancelled',
    fresh,
    [resumed, error('acquireToken', 'interactionRequired'), error('loginAgain', 'cancelled')],
    'loggedOut',
    null,
    ['raise nothing'],
  ],

  [
    'logging out',
    fresh,
    [...signedIn, { type: 'LOGOUT' }],
    'signingOut',
    null,
    ['drop', 'forget the work of Dana Sales', 'notify tabs of a logout'],
  ],
  [
    'the API says 401 or 403',
    fresh,
    [...signedIn, { type: 'UNAUTHORIZED' }],
    'signingOut',
    'Session timed out afer 15 minutes of inactivity',
    ['leave Session timed out afer 15 minutes of inactivity', 'notify tabs of a time-out'],
  ],
  [
    'interaction is required in the middle of a session: neither a time-out nor a sign-out',
    fresh,
    [...signedIn, interactionRequired],
    'redirecting.midway',
    null,
    ['log'],
  ],
  [
    'the sign-in in the middle of a session fails',
    fresh,
    [...signedIn, interactionRequired, error('loginMidway', 'network')],
    'loggedOut',
    'Login failed. Please try again.',
    ['log', 'log', 'raise Login failed. Please try again.'],
  ],
  [
    'the person turns back from the sign-in in the middle of a session',
    fresh,
    [...signedIn, interactionRequired, error('loginMidway', 'cancelled')],
    'loggedOut',
    null,
    ['log', 'raise nothing'],
  ],
  [
    'a call finds its token invalid',
    fresh,
    [...signedIn, { type: 'TOKEN_REFUSED', error: failure('invalid') }],
    'loggedOut',
    'Token validation failed. Please try logging in again.',
    ['log', 'raise Token validation failed. Please try logging in again.'],
  ],
  [
    'a call gets no token',
    fresh,
    [...signedIn, { type: 'TOKEN_REFUSED', error: 'not even an error' }],
    'loggedOut',
    'Token acquisition failed. Please login again.',
    ['log', 'raise Token acquisition failed. Please login again.'],
  ],
  [
    'sign-out fails',
    fresh,
    [...signedIn, { type: 'LOGOUT' }, error('signOut', 'network')],
    'loggedOut',
    'Logout failed. Please try again.',
    [
      ...['drop', 'forget the work of Dana Sales', 'notify tabs of a logout'],
      ...['log', 'drop', 'raise Logout failed. Please try again.'],
    ],
  ],

  ['the session ended in another tab', fresh, [...signedIn, endedElsewhere()], 'forgetting', null, []],
  ["another person's session ended", fresh, [...signedIn, endedElsewhere('2')], 'authenticated', null, []],
  [
    'the session ended in another tab while the token was awaited',
    fresh,
    [resumed, endedElsewhere()],
    'forgetting',
    null,
    [],
  ],
  [
    'the session ended in another tab before it was known whose this is',
    fresh,
    [endedElsewhere(), resumed],
    'forgetting',
    null,
    [],
  ],
  [
    "another person's session ended before it was known whose this is",
    fresh,
    [endedElsewhere('2'), resumed],
    'loading.acquiring',
    null,
    [],
  ],
  [
    'what the tab kept of it is gone: the sign-in screen, and no error',
    fresh,
    [...signedIn, endedElsewhere(), done('forget')],
    'loggedOut',
    null,
    ['raise nothing'],
  ],
  [
    'what the tab kept of it cannot be dropped: only logged',
    fresh,
    [...signedIn, endedElsewhere(), error('forget', 'failed')],
    'loggedOut',
    null,
    ['log', 'raise nothing'],
  ],
];

test.each(edges)('%s', (_, input, events, state, message, effects) => {
  expect(start(input, events)).toMatchObject({ state, error: message, effects });
});

test.each<[string, AuthenticationInput, AnyEventObject[], string[]]>([
  ['a page with a hint', fresh, signedIn, ['resume', 'acquireToken']],
  ['a new tab', newTab, [found], ['findSession', `login {"again":false,"joining":"sales@specai.test"}`]],
  ['signing in', visitor, [{ type: 'LOGIN' }], ['login {"again":false}']],
  [
    'renewing a session',
    fresh,
    [resumed, error('acquireToken', 'sessionOver')],
    ['resume', 'acquireToken', 'login {"again":true}'],
  ],
  [
    'a demand in the middle of work',
    fresh,
    [...signedIn, interactionRequired],
    ['resume', 'acquireToken', 'login {"again":true}'],
  ],
  ['logging out', fresh, [...signedIn, { type: 'LOGOUT' }], ['resume', 'acquireToken', 'signOut']],
  ['an end elsewhere', fresh, [...signedIn, endedElsewhere()], ['resume', 'acquireToken', 'forget']],
])('%s calls the outside world as its states say', (_, input, events, calls) => {
  expect(start(input, events).calls).toEqual(calls);
});

test("another person's session that ends while nobody is known here changes nothing", () => {
  expect(start(fresh, [endedElsewhere('2'), done('resume', null)])).toMatchObject({ state: 'loggedOut', user: null });
});

test('the person is known while signed in, and forgotten after', () => {
  expect(start(fresh, signedIn).user).toEqual(dana);
  expect(start(fresh, [...signedIn, { type: 'TOKEN_REFUSED', error: null }]).user).toBeNull();
});

test('a token clears the mark of the automatic redirect', () => {
  expect(start(renewing, signedIn).isRenewing).toBe(false);
});

test('the sign-in screen says that the session ended in another tab, until the next sign-in', () => {
  const ended = [...signedIn, endedElsewhere(), done('forget')];
  expect(start(fresh, ended)).toMatchObject({ remark: texts.elsewhere, user: null });
  expect(start(fresh, [...ended, { type: 'LOGIN' }]).remark).toBeNull();
});

test('five calls refused together sign out once', () => {
  const refusals = Array.from({ length: 5 }, () => ({ type: 'UNAUTHORIZED' }));
  expect(start(fresh, [...signedIn, ...refusals]).effects).toEqual([
    `leave ${texts.timeout}`,
    'notify tabs of a time-out',
  ]);
});

test('without its actors the machine says so in the log and shows the sign-in screen', async () => {
  const logged: unknown[] = [];
  const machine = authenticationMachine.provide({
    actions: { log: ({ event }) => void logged.push('error' in event ? event.error : event) },
  });
  const actor = createActor(machine, { input: fresh }).start();
  await waitFor(actor, (state) => state.matches('loggedOut'));
  expect(logged).toEqual([new Error('Provided where the machine is started.')]);
});
