import { http, HttpResponse, type HttpHandler } from 'msw';
import type { NewWord, TaughtWord, Vocabulary } from '../../src/contract/vocabulary/vocabulary';
import { isBuiltIn } from '../../src/domain/matching/vocabulary/readings';
import { json, problem } from './answers';
import { calls } from './calls';

export const aTaughtWord = (change: Partial<TaughtWord> = {}): TaughtWord => ({
  ...{ id: 7, field: 'fusing', word: 'BAYO', meaning: 'Bay-O-Net', units: 3, orders: 1 },
  ...{ by: 'Ada Boss', at: '2026-03-05T15:30:00Z', reason: 'The yard writes it so' },
  ...change,
});

export const SUPPLIED = aTaughtWord({
  ...{ id: 1, field: 'condition', word: 'Very Good', meaning: 'RC', units: 0, orders: 0 },
  ...{ by: null, at: null, reason: null },
});

/** Refuses built-in words, as the server does. */
export class VocabularyService {
  readonly taught: NewWord[] = [];

  constructor(private vocabulary: Vocabulary = { mayTeach: true, words: [SUPPLIED, aTaughtWord()] }) {}

  answers(): HttpHandler[] {
    return [
      http.get(calls.vocabulary, () => json(this.vocabulary)),
      http.post<never, NewWord>(calls.vocabulary, async ({ request }) => {
        const word = await request.json();
        if (isBuiltIn(word.field, word.word)) return problem(422, `'${word.word}' is a built-in word.`);
        this.taught.push(word);
        const saved = aTaughtWord({ ...word, id: 8, units: 0, orders: 0 });
        this.vocabulary = { ...this.vocabulary, words: [...this.vocabulary.words, saved] };
        return json(saved, 201);
      }),
      http.delete<{ id: string }>(calls.taughtWord, ({ params }) => {
        const words = this.vocabulary.words.filter(({ id }) => String(id) !== params.id);
        this.vocabulary = { ...this.vocabulary, words };
        return new HttpResponse(null, { status: 204 });
      }),
    ];
  }
}
