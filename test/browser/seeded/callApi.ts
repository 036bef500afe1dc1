import type { Page } from 'playwright/test';
import { productUrl } from '../signIn';

export type CallApi = <Answer>(method: string, path: string, data?: object, version?: number) => Promise<Answer>;

export async function callApiAs(page: Page, open: () => Promise<void>): Promise<CallApi> {
  const requested = page.waitForRequest((request) => 'authorization' in request.headers());
  await open();
  const { authorization = '' } = (await requested).headers();
  return async <Answer>(method: string, path: string, data?: object, version?: number): Promise<Answer> => {
    const headers = { authorization, ...(version !== undefined && { 'if-match': `"${version}"` }) };
    const answer = await page.request.fetch(productUrl() + path, { method, data, headers });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (answer.status() === 204 ? undefined : await answer.json()) as Answer;
  };
}
