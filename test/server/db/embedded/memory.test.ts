import { memoryBytes, memorySettings } from '../../../../src/server/db/embedded/control';

const GB = 2 ** 30;

test.each([
  [GB / 2, { shared_buffers: '128MB', effective_cache_size: '512MB', work_mem: '4MB' }],
  [8 * GB, { shared_buffers: '1024MB', effective_cache_size: '4096MB', work_mem: '8MB' }],
  [256 * GB, { shared_buffers: '2048MB', effective_cache_size: '65536MB', work_mem: '32MB' }],
])('with %i bytes of memory the database takes its part: %j', (bytes, settings) =>
  expect(memorySettings(bytes)).toEqual(settings),
);

test('some memory there is', () => expect(memoryBytes()).toBeGreaterThan(2 ** 26));
