/** 'at send (https://host/assets/main.1a2b.js:1:234)', and without a function. */
const OF_CHROMIUM =
  /^\s*at (?:async )?(?:(?<name>[\w$.<>]+(?: [\w$.<>]+)?)(?: \[as [\w$]+\])? )?\(?(?<file>\S+):(?<line>\d+):(?<column>\d+)\)?$/;
/** 'send@https://host/assets/main.1a2b.js:1:234', and without a function. */
const OF_OTHERS = /^(?<name>[\w$.<>/]*)@(?<file>\S+):(?<line>\d+):(?<column>\d+)$/;

const MODULE = /\/[\w./@+~-]+\.[cm]?[jt]sx?$/;

/** The path of a file of code, without host and query; null for anything else. */
function pathOf(file: string): string | null {
  const path = URL.canParse(file, window.location.origin) ? new URL(file, window.location.origin).pathname : '';
  return MODULE.test(path) ? path : null;
}

function frameOf(line: string): string[] {
  const { name = '', file = '', line: row, column } = (OF_CHROMIUM.exec(line) ?? OF_OTHERS.exec(line))?.groups ?? {};
  const path = pathOf(file);
  return path === null ? [] : [`${name || '(anonymous)'} (${path}:${row ?? ''}:${column ?? ''})`];
}

/** Where an error came about: one function, file, line and column per line, without its message; null where unknown. */
export function stackFrames({ stack = '', message }: Error): string | null {
  const frames = stack
    .replace(message, () => '')
    .split('\n')
    .flatMap(frameOf);
  return frames.length > 0 ? frames.join('\n') : null;
}
