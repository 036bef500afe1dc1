import type { TestApp } from './app';
import { paths } from '../../../src/contract/paths';

export const BOUNDARY = 'specai-test-boundary';

export interface FormPart {
  name: string;
  content: string | Buffer;
  fileName?: string | null;
}

export function formOf(parts: readonly FormPart[]): Buffer {
  const pieces = parts.flatMap(({ name, content, fileName = `${name} of mine.csv` }) => {
    const file = fileName === null ? '' : `; filename="${fileName}"\r\nContent-Type: text/csv`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export async function upload(
  { app, signIn }: TestApp,
  parts: readonly FormPart[],
  {
    subject = 'tester',
    headers = {},
    path = paths.imports,
  }: { subject?: string; headers?: Record<string, string>; path?: string } = {},
) {
  return app.inject({
    method: 'POST',
    url: path,
    headers: {
      authorization: `Bearer ${await signIn.token(subject)}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...headers,
    },
    payload: formOf(parts),
  });
}
