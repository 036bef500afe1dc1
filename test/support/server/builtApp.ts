import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const SCRIPT = '/assets/main.0123456789abcdef.js';
export const SCRIPT_TEXT = 'export const answer = 42;';

const page = `<!doctype html><html lang="en"><head><meta property="csp-nonce" content="__CSP_NONCE__"><title>SpecAI</title>
<script type="application/json" id="config">__CONFIG__</script>
<script defer nonce="__CSP_NONCE__" src="${SCRIPT}"></script></head><body><div id="root"></div></body></html>`;

const files: Record<string, string | Buffer> = {
  'index.html': page,
  'auth-redirect.html': '<!doctype html><html lang="en"><title>Signing in</title></html>',
  [SCRIPT]: SCRIPT_TEXT,
  [`${SCRIPT}.br`]: brotliCompressSync(SCRIPT_TEXT),
  [`${SCRIPT}.gz`]: gzipSync(SCRIPT_TEXT),
  [`${SCRIPT}.map`]: '{"version":3}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'licenses.txt': 'SpecAI is made with the work of others.',
  '.env': 'SECRET=1',
};

/** A folder as the webpack build leaves it, with a small app in it. */
export function makeBuiltApp(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'specai-built-'));
  mkdirSync(join(folder, 'assets'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
