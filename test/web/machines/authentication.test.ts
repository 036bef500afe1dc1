import { createActor, waitFor, type AnyEventObject } from 'xstate';
import { authenticationMachine, type AuthenticationInput } from '../../../src/web/machines/authentication';
import { messages } from '../../../src/domain/messages';
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

type End = [state: string, message: string | null, effects: Effects];

/** One row per edge: the start, the events, and the outcome. */
type Edge = [string, AuthenticationInput, AnyEventObject[], ...End];

const onlyLogged: End = ['loggedOut', null, ['log', 'raise nothing']];
const said = (text: string, ...before: Effects): End => ['loggedOut', text, [...before, 'log', `raise ${text}`]];
const loginFailed = 'Login failed. Please try again.';
const noToken = 'Token acquisition failed. Please login again.';
const wrongToken = 'Token validation failed. Please try logging in again.';
const timedOut = 'Session timed out afer 15 minutes of inactivity';

const login = { type: 'LOGIN' };
const withLogout = [...signedIn, { type: 'LOGOUT' }];
const again = [resumed, error('acquireToken', 'interactionRequired')];
const midway = [...signedIn, interactionRequired];
const ended = [...signedIn, endedElsewhere()];
const afterLogout: Effects = ['drop', 'forget the work of Dana Sales', 'notify tabs of a logout'];

const edges: Edge[] = [
  ['a visitor meets the sign-in screen', visitor, [], 'loggedOut', null, ['raise nothing']],
  ['a message left behind is shown', { ...visitor, notice: 'N' }, [], 'loggedOut', 'N', ['raise N']],
  ['a hint is followed', fresh, [], 'loading.resuming', null, []],

  ['a new tab looks for the session of another one', newTab, [], 'joining', null, []],
  ['a new tab alone', newTab, [done('findSession', null)], 'loggedOut', null, ['raise nothing']],
  ['a new tab that cannot see the others', newTab, [error('findSession', 'failed')], ...onlyLogged],
  ['a new tab joins the session of another one', newTab, [found], 'redirecting.joining', null, []],
  ['joining cannot begin', newTab, [found, error('loginJoining', 'network')], ...onlyLogged],
  ['a hint is followed by a new tab too', { ...newTab, hasHint: true }, [], 'loading.resuming', null, []],
  ['the provider knows no session to join', fresh, [error('resume', 'sessionOver')], ...onlyLogged],
  ['the provider requires interaction to join', fresh, [error('resume', 'interactionRequired')], ...onlyLogged],

  ['resumed with an account', fresh, [resumed], 'loading.acquiring', null, []],
  ['resumed without an account', fresh, [done('resume', null)], 'loggedOut', null, ['raise nothing']],
  ['an error came back from the provider', fresh, [error('resume', 'failed')], ...said(loginFailed)],
  ['an untrusted answer came back', fresh, [error('resume', 'invalid')], ...said(wrongToken)],
  ['single sign-on cannot start', fresh, [{ ...error('resume', ''), error: new Error('chunk') }], ...onlyLogged],
  ['the person turned back at the provider', fresh, [error('resume', 'cancelled')], ...onlyLogged],

  ['a token is had', fresh, signedIn, 'authenticated', null, []],
  [
    'no token',
    fresh,
    [resumed, done('acquireToken', false)],
    'loggedOut',
    'No access token available',
    ['raise No access token available'],
  ],
  ['interaction is required', fresh, again, 'redirecting.again', null, []],
  [
    'the session is over at the start',
    fresh,
    [resumed, error('acquireToken', 'sessionOver')],
    'redirecting.again',
    null,
    [],
  ],
  ['interaction is required a second time: no loop', renewing, again, ...said(noToken)],
  ['the token is invalid', fresh, [resumed, error('acquireToken', 'invalid')], ...said(wrongToken)],
  ['no token for another reason', fresh, [resumed, error('acquireToken', 'network')], ...said(noToken)],

  ['signing in', visitor, [login], 'redirecting.first', null, ['raise nothing']],
  ['signing in clears the message', { ...visitor, notice: 'N' }, [login], 'redirecting.first', null, ['raise N']],
  ['sign-in fails', visitor, [login, error('login', 'failed')], ...said(loginFailed, 'raise nothing')],
  [
    'sign-in is cancelled by going back',
    visitor,
    [login, error('login', 'cancelled')],
    'loggedOut',
    null,
    ['raise nothing', 'raise nothing'],
  ],
  ['the renewing sign-in fails', fresh, [...again, error('loginAgain', 'network')], ...said(loginFailed)],
  [
    'the renewing sign-in is cancelled',
    fresh,
    [...again, error('loginAgain', 'cancelled')],
    'loggedOut',
    null,
    ['raise nothing'],
  ],

  ['logging out', fresh, withLogout, 'signingOut', null, afterLogout],
  [
    'the API says 401 or 403',
    fresh,
    [...signedIn, { type: 'UNAUTHORIZED' }],
    'signingOut',
    timedOut,
    [`leave ${timedOut}`, 'notify tabs of a time-out'],
  ],
  [
    'interaction is required during a session: no time-out, no sign-out',
    fresh,
    midway,
    'redirecting.midway',
    null,
    ['log'],
  ],
  [
    'the sign-in during a session fails',
    fresh,
    [...midway, error('loginMidway', 'network')],
    ...said(loginFailed, 'log'),
  ],
  ['the sign-in during a session is cancelled', fresh, [...midway, error('loginMidway', 'cancelled')], ...onlyLogged],
  [
    'a call finds its token invalid',
    fresh,
    [...signedIn, { type: 'TOKEN_REFUSED', error: failure('invalid') }],
    ...said(wrongToken),
  ],
  [
    'a call gets no token',
    fresh,
    [...signedIn, { type: 'TOKEN_REFUSED', error: 'not even an error' }],
    ...said(noToken),
  ],
  [
    'sign-out fails',
    fresh,
    [...withLogout, error('signOut', 'network')],
    'loggedOut',
    'Logout failed. Please try again.',
    [...afterLogout, 'log', 'drop', 'raise Logout failed. Please try again.'],
  ],

  ['the session ended in another tab', fresh, ended, 'forgetting', null, []],
  ["another person's session ended", fresh, [...signedIn, endedElsewhere('2')], 'authenticated', null, []],
  ['the session ended elsewhere before the token came', fresh, [resumed, endedElsewhere()], 'forgetting', null, []],
  [
    'the session ended elsewhere before the person was known',
    fresh,
    [endedElsewhere(), resumed],
    'forgetting',
    null,
    [],
  ],
  [
    "another person's session ended before the person was known",
    fresh,
    [endedElsewhere('2'), resumed],
    'loading.acquiring',
    null,
    [],
  ],
  ['the tab has dropped the ended session', fresh, [...ended, done('forget')], 'loggedOut', null, ['raise nothing']],
  ['the tab cannot drop the ended session', fresh, [...ended, error('forget', 'failed')], ...onlyLogged],
];

test.each(edges)('%s', (_, input, events, state, message, effects) => {
  expect(start(input, events)).toMatchObject({ state, error: message, effects });
});

test.each<[string, AuthenticationInput, AnyEventObject[], string[]]>([
  ['a page with a hint', fresh, signedIn, ['resume', 'acquireToken']],
  ['a new tab', newTab, [found], ['findSession', `login {"again":false,"joining":"sales@specai.test"}`]],
  ['signing in', visitor, [login], ['login {"again":false}']],
  ['renewing a session', fresh, again, ['resume', 'acquireToken', 'login {"again":true}']],
  ['a demand in the middle of work', fresh, midway, ['resume', 'acquireToken', 'login {"again":true}']],
  ['logging out', fresh, withLogout, ['resume', 'acquireToken', 'signOut']],
  ['an end elsewhere', fresh, ended, ['resume', 'acquireToken', 'forget']],
])('%s calls the outside world as its states say', (_, input, events, calls) => {
  expect(start(input, events).calls).toEqual(calls);
});

test("the end of another person's session changes nothing for a visitor", () => {
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
  const forgotten = [...ended, done('forget')];
  expect(start(fresh, forgotten)).toMatchObject({ remark: messages.authentication.elsewhere, user: null });
  expect(start(fresh, [...forgotten, login]).remark).toBeNull();
});

test('five calls refused together sign out once', () => {
  const refusals = Array.from({ length: 5 }, () => ({ type: 'UNAUTHORIZED' }));
  expect(start(fresh, [...signedIn, ...refusals]).effects).toEqual([`leave ${timedOut}`, 'notify tabs of a time-out']);
});

test('without its actors the machine says so in the log and shows the sign-in screen', async () => {
  const logged: unknown[] = [];
  const machine = authenticationMachine.provide({
    actions: { log: ({ event }) => void logged.push('error' in event ? event.error : event) },
  });
  const actor = createActor(machine, { input: fresh }).start();
  await waitFor(actor, (state) => state.matches('loggedOut'));
  expect(logged).toEqual([new Error('resume is not provided')]);
});
