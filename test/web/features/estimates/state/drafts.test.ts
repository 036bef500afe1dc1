import type { EstimateDraft, NewDraft } from '../../../../../src/contract/estimates/estimates';
import {
  createDraftWriter,
  rejectedDraftKey,
  localDraftKey,
  localDraftText,
  openedDraft,
} from '../../../../../src/web/features/estimates/state/draftWriter';
import { someInputs } from '../../../../domain/builders/estimates';
import { aStore } from '../../../../support/web/store';

const place = { orderId: '7', serial: 'A', estimateId: '1' };
const typed = (name: string): NewDraft => ({ name, version: 3, inputs: someInputs() });
const draftOf = (draft: NewDraft, revision: string): EstimateDraft => ({
  ...{ ...draft, unitSerial: 'A', estimateId: '1', savedAt: '2026-03-01T10:00:00Z', revision },
});

/** A server with one draft, which gets a new revision with each write; without `answers` its answers are lost. */
function aServer() {
  const server = { draft: null as EstimateDraft | null, answers: true };
  let writes = 0;
  const json = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  const answer = async (request: Request): Promise<Response> => {
    if (request.method === 'GET') return json({ results: [], drafts: server.draft ? [server.draft] : [] });
    const seen = request.headers.get('if-match');
    const isSeen = server.draft === null ? seen === null : seen === `"${server.draft.revision}"`;
    if (!isSeen) return json({ status: 409, detail: 'Another one.' }, 409);
    server.draft = request.method === 'PUT' ? draftOf((await request.json()) as NewDraft, `r${(writes += 1)}`) : null;
    return server.draft ? json(server.draft) : new Response(null, { status: 204 });
  };
  const fetchFn = async (input: RequestInfo | URL, init?: RequestInit) => {
    const answered = await answer(new Request(input, init));
    return server.answers ? answered : Promise.reject(new TypeError('Failed to fetch'));
  };
  return { server, tab: (seen: string | null = null) => createDraftWriter(aStore({ fetchFn }).dispatch, place, seen) };
}

test('the second of two tabs reports the other draft, and overwrites it only on request', async () => {
  const { server, tab } = aServer();
  const [one, other] = [tab(), tab()];
  expect(await one.keep(typed('One'))).toMatchObject({ kind: 'stored' });
  const reported = await other.keep(typed('Other'));
  expect(reported).toMatchObject({ kind: 'other', theirs: { name: 'One', revision: 'r1' } });
  expect(await other.keep(null)).toMatchObject({ kind: 'other' });
  expect(server.draft?.name).toBe('One');
  other.over({ theirs: server.draft });
  expect(await other.keep(typed('Other'))).toMatchObject({ kind: 'stored' });
  expect(await one.keep(typed('One, longer'))).toMatchObject({ kind: 'other', theirs: { name: 'Other' } });
  expect(await other.keep(null)).toEqual({ kind: 'dropped' });
  expect(await one.keep(typed('One, longer'))).toEqual({ kind: 'other', theirs: null });
});

test('a write whose answer was lost is its own, and what was typed since goes over it', async () => {
  const { server, tab } = aServer();
  const one = tab();
  server.answers = false;
  expect(await one.keep(typed('First'))).toEqual({ kind: 'failed' });
  server.answers = true;
  expect(await one.keep(typed('Second'))).toMatchObject({ kind: 'stored' });
  expect(server.draft?.name).toBe('Second');
});

describe('an editor begins', () => {
  const drafted = draftOf(typed('Drafted'), 'r1');
  const retained = new Map<string, string>();
  const open = (draft?: EstimateDraft) => {
    const { unsaved: begun, seen, other } = openedDraft((at) => retained.get(at) ?? null, place, draft);
    return [begun?.work.name, seen, other];
  };
  beforeEach(() => retained.clear());

  test('with the draft of the server if the browser has none', () => {
    expect([open(), open(drafted)]).toEqual([
      [undefined, null, null],
      ['Drafted', 'r1', null],
    ]);
  });

  test('with the draft of the browser, and a choice if the server has another one or none', () => {
    retained.set(localDraftKey(place), localDraftText(typed('Typed'), 'r1'));
    expect(open(drafted)).toEqual(['Typed', 'r1', null]);
    expect(open({ ...drafted, revision: 'r2' })).toEqual(['Typed', 'r1', { theirs: { ...drafted, revision: 'r2' } }]);
    expect(open()).toEqual(['Typed', 'r1', { theirs: null }]);
    expect(open(draftOf(typed('Typed'), 'r2'))).toEqual(['Typed', 'r1', null]);
  });

  test('with what waited for a choice, and with the choice', () => {
    retained.set(rejectedDraftKey(place), localDraftText(typed('Waiting'), 'r1'));
    expect(open(drafted)).toEqual(['Waiting', 'r1', { theirs: drafted }]);
  });
});
