import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
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
} from './authenticationSteps';

const texts = messages.authentication;

const userEvents = [
  { type: 'LOGIN' },
  { type: 'LOGOUT' },
  { type: 'UNAUTHORIZED' },
  { type: 'TOKEN_REFUSED', error: failure('failed') },
  interactionRequired,
  endedElsewhere(),
];
/** For each state, the events that lead to it and those that it accepts. */
const takes: [string, AuthenticationInput, AnyEventObject[], string[]][] = [
  ['joining', newTab, [], []],
  ['redirecting.joining', newTab, [found], []],
  ['loading.resuming', fresh, [], []],
  ['loading.acquiring', fresh, [resumed], ['SIGNED_OUT_ELSEWHERE']],
  ['loggedOut', visitor, [], ['LOGIN']],
  ['redirecting.first', visitor, [{ type: 'LOGIN' }], []],
  ['redirecting.again', fresh, [resumed, error('acquireToken', 'interactionRequired')], []],
  ['redirecting.midway', fresh, [...signedIn, interactionRequired], []],
  [
    'authenticated',
    fresh,
    signedIn,
    ['LOGOUT', 'UNAUTHORIZED', 'TOKEN_REFUSED', 'INTERACTION_REQUIRED', 'SIGNED_OUT_ELSEWHERE'],
  ],
  ['forgetting', fresh, [...signedIn, endedElsewhere()], []],
  ['signingOut', fresh, [...signedIn, { type: 'UNAUTHORIZED' }], []],
];

describe.each(takes)('in the state %s', (state, input, way, taken) => {
  test.each(userEvents)('the event $type is taken only where the table says so', (event) => {
    const after = start(input, [...way, event]);
    expect(after.state === state).toBe(!taken.includes(event.type));
  });
});

describe('the whole graph', () => {
  const answers = [
    ...[
      'resume',
      'findSession',
      'acquireToken',
      'login',
      'loginAgain',
      'loginMidway',
      'loginJoining',
      'signOut',
      'forget',
    ].flatMap((id) =>
      ['interactionRequired', 'sessionOver', 'network', 'cancelled', 'invalid', 'failed'].map((kind) =>
        error(id, kind),
      ),
    ),
    ...[dana, null].map((user) => done('resume', user)),
    done('forget'),
    ...[dana.email, null].map((email) => done('findSession', email)),
    ...[true, false].map((hasToken) => done('acquireToken', hasToken)),
  ];
  type Snapshot = SnapshotFrom<typeof authenticationMachine>;
  const options = (input: AuthenticationInput) => ({
    input,
    events: [...userEvents, ...answers] as never[],
    filterEvents: (state: Snapshot, event: never) => state.can(event),
    serializeState: ({ value, context }: Snapshot) => JSON.stringify([value, context]),
  });
  const STATES = takes.map(([state]) => state);
  const nameOf = ({ value }: Snapshot): string =>
    typeof value === 'string' ? value : Object.entries(value).flat().join('.');

  test.each([fresh, renewing])('the whole graph reaches every state there is, and no other', (input) => {
    const paths = getShortestPaths(authenticationMachine, options(input) as never);
    const reached = new Set(paths.map(({ state }) => nameOf(state)));
    const joins = ['joining', 'redirecting.joining'];
    const unreachable = input.isRenewing ? ['redirecting.again', ...joins] : joins;
    expect([...reached].sort()).toEqual(STATES.filter((each) => !unreachable.includes(each)).sort());
  });

  test('a new tab joins, or its person signs in', () => {
    const paths = getShortestPaths(authenticationMachine, options(newTab) as never);
    const reached = new Set(paths.map(({ state }) => nameOf(state)));
    expect([...reached].sort()).toEqual(['joining', 'loggedOut', 'redirecting.first', 'redirecting.joining']);
  });

  test.each([fresh, renewing, visitor, newTab])('the invariants hold in every state, after every event', (input) => {
    const steps = adjacencyMapToArray(getAdjacencyMap(authenticationMachine, options(input) as never));
    expect(steps.length).toBeGreaterThan(1);
    for (const { nextState } of steps) {
      const { user, error: message } = nextState.context;
      expect(STATES).toContain(nameOf(nextState));
      expect(user !== null).toBe(/acquiring|authenticated|again|midway|signingOut/.test(nameOf(nextState)));
      expect(message === null || (Object.values(texts) as string[]).includes(message)).toBe(true);
      expect(JSON.stringify(nextState.context)).not.toMatch(/eyJ/);
    }
  });
});
