import { lastWords, memoryBytes, memorySettings } from '../../../../src/server/db/embedded/control';

test('hints of PostgreSQL are left out in full; errors stay', () => {
  const log = [
    '2026-03-05 08:00:00 UTC [7] LOG:  starting PostgreSQL 18.4',
    '2026-03-05 08:00:00 UTC [7] FATAL:  database files are incompatible with server',
    '2026-03-05 08:00:00 UTC [7] DETAIL:  The control file says so,',
    '\tand says why.',
    '2026-03-05 08:00:00 UTC [7] HINT:  If you are not restoring from a backup,',
    '\ttry removing the file "backup_label".',
    '2026-03-05 08:00:00 UTC [7] LOG:  It looks like you need to recompile or initdb.',
    'pg_ctl: could not start server',
    'Examine the log output.',
    '',
  ].join('\n');
  expect(lastWords(log).split('\n')).toEqual([
    '2026-03-05 08:00:00 UTC [7] LOG:  starting PostgreSQL 18.4',
    '2026-03-05 08:00:00 UTC [7] FATAL:  database files are incompatible with server',
    '2026-03-05 08:00:00 UTC [7] DETAIL:  The control file says so,',
    '\tand says why.',
    'pg_ctl: could not start server',
  ]);
});

const GB = 2 ** 30;

test.each([
  [GB / 2, { shared_buffers: '128MB', effective_cache_size: '512MB', work_mem: '4MB' }],
  [8 * GB, { shared_buffers: '1024MB', effective_cache_size: '4096MB', work_mem: '8MB' }],
  [256 * GB, { shared_buffers: '2048MB', effective_cache_size: '65536MB', work_mem: '32MB' }],
])('with %i bytes of memory the database takes its part: %j', (bytes, settings) =>
  expect(memorySettings(bytes)).toEqual(settings),
);

test('some memory there is', () => expect(memoryBytes()).toBeGreaterThan(2 ** 26));
