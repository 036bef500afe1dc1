import { takesKey } from '../../../../src/server/plugins/openApi';

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a %s may be named by a key', (method) => {
  expect([takesKey(method), takesKey(method, { isRead: false, isPublic: false, knowsRepetition: false })]).toEqual([
    true,
    true,
  ]);
});

test.each(['GET', 'HEAD', 'OPTIONS'])('a %s repeats without harm', (method) => expect(takesKey(method)).toBe(false));

test.each([{ isRead: true }, { isPublic: true }, { knowsRepetition: true }])(
  'a POST with %j takes no key',
  (config) => {
    expect(takesKey('POST', config)).toBe(false);
  },
);
