const LINES = 5;
/** PostgreSQL's advice is for who runs it by hand. Some of it, followed here, would destroy the data. */
const ADVICE = /\bHINT:|initdb|pg_resetwal|Examine the log output/i;
/** The rest of a message that goes over several lines. */
const CONTINUED = /^\t/;

/** The end of PostgreSQL's log: what is wrong, without what it advises. */
export function lastWords(log: string): string {
  let isAdvice = false;
  const lines = log.split('\n').filter((line) => {
    isAdvice = ADVICE.test(line) || (isAdvice && CONTINUED.test(line));
    return line.trim() !== '' && !isAdvice;
  });
  return lines.slice(-LINES).join('\n');
}

/** What a person does about a database that does not start. */
export const whatToDo = (data: string): string =>
  [
    'Nothing was changed. Where a disk is full, free space on it and start again. Where the data are damaged, keep them, and restore the last backup:',
    `  mv ${data} ${data}-damaged`,
    '  npm run restore -- BACKUP.zip',
  ].join('\n');
