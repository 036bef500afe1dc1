import { lastWords } from '../../../../src/server/db/embedded/control';

test('what PostgreSQL advises is left out, over all its lines, and what is wrong stays', () => {
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
