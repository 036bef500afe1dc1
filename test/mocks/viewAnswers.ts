import { type HttpHandler, http, HttpResponse } from 'msw';
import type { NewView, View, ViewChange } from '../../src/contract/views';
import { json, problem } from './answers';
import { calls } from './calls';

export const aView = (change: Partial<View> = {}): View => ({
  ...{ id: 'v1', list: 'orders', name: 'Arizona', query: 'state=AZ', isShared: false, isOwn: true, isStart: false },
  ...{ ownerName: 'Dana Sales', version: 1, updatedAt: '2026-03-05T15:30:00Z' },
  ...change,
});

export const NAME_TAKEN = 'You have a view of this list with that name.';

export class SavedViewService {
  views: readonly View[];
  #made = 0;

  constructor(...views: readonly View[]) {
    this.views = views;
  }

  #isTaken(name: string, id?: unknown) {
    return this.views.some((view) => view.id !== id && view.name.toLowerCase() === name.toLowerCase());
  }

  #replace(id: unknown, change: Partial<View>) {
    this.views = this.views.map((view) => (view.id === id ? { ...view, ...change } : view));
    return json(this.views.find((view) => view.id === id) ?? null);
  }

  answers(): HttpHandler[] {
    return [
      http.get(calls.views, () => json({ results: [...this.views] })),
      http.post<never, NewView>(calls.views, async ({ request }) => {
        const requested = await request.json();
        if (this.#isTaken(requested.name)) return problem(409, NAME_TAKEN);
        const view = aView({ ...requested, id: `made-${++this.#made}` });
        this.views = [...this.views, view];
        return json(view, 201);
      }),
      http.put<{ id: string }, ViewChange>(calls.view, async ({ request, params }) => {
        const requested = await request.json();
        const known = this.views.find(({ id }) => id === params.id);
        if (!known || request.headers.get('if-match') !== `"${known.version}"`)
          return problem(409, 'It was changed meanwhile.');
        if (this.#isTaken(requested.name, params.id)) return problem(409, NAME_TAKEN);
        return this.#replace(params.id, { ...requested, version: known.version + 1 });
      }),
      http.delete(calls.view, ({ params }) => {
        this.views = this.views.filter(({ id }) => id !== params.id);
        return new HttpResponse(null, { status: 204 });
      }),
      http.put(calls.viewStart, ({ params }) => {
        this.views = this.views.map((view) => ({ ...view, isStart: view.id === params.id }));
        return new HttpResponse(null, { status: 204 });
      }),
      http.delete(calls.viewStart, ({ params }) => {
        this.#replace(params.id, { isStart: false });
        return new HttpResponse(null, { status: 204 });
      }),
    ];
  }
}
