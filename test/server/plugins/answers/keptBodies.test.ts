import { createKeptBodies } from '../../../../src/server/plugins/answers/keptBodies';

const answer = (body: string) => ({ body, headers: {} });

test('of more than fit, those asked for last are kept', () => {
  const bodies = createKeptBodies(10);
  bodies.keep('a', answer('aaaa'));
  bodies.keep('b', answer('bbbb'));
  bodies.find('a');
  bodies.keep('c', answer('cccc'));
  expect(['a', 'b', 'c'].filter((key) => bodies.find(key) !== undefined)).toEqual(['a', 'c']);
  bodies.keep('a', answer('a'));
  bodies.keep('d', answer('ddddd'));
  expect(['a', 'c', 'd'].filter((key) => bodies.find(key) !== undefined)).toEqual(['a', 'c', 'd']);
  bodies.clear();
  expect(bodies.find('a')).toBeUndefined();
});
