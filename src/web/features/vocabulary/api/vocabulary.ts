import { paths } from '../../../../contract/paths';
import {
  savedWordSchema,
  vocabularySchema,
  type NewWord,
  type TaughtWord,
  type Vocabulary,
} from '../../../../contract/vocabulary/vocabulary';
import { api } from '../../../store/api/api';
import { answer, reading } from '../../../store/api/server/answer';
import { del, post } from '../../../store/api/server/requests';
import { useCall } from '../../../store/api/server/useWrites';
import { useGated } from '../../../store/gate/useEffectGate';
import { useAppDispatch } from '../../../store/hooks';

/** A word changes how stored units and orders are read. */
const ofEverything = (_answer: unknown, error: unknown) =>
  error ? [] : (['Vocabulary', 'Imported', 'Recommendations', 'Units', 'OrderPages', 'Activity'] as const);

const vocabularyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVocabulary: build.query<Vocabulary, undefined>(
      reading(() => paths.vocabulary, vocabularySchema, ['Vocabulary', 'Imported']),
    ),
    teachWord: build.mutation<TaughtWord, NewWord>({
      query: (body) => post(paths.vocabulary, body),
      responseSchema: answer(savedWordSchema),
      invalidatesTags: ofEverything,
    }),
    removeWord: build.mutation<null, { id: TaughtWord['id'] }>({
      query: ({ id }) => del(paths.taughtWord(String(id))),
      invalidatesTags: ofEverything,
    }),
  }),
});

const { teachWord, removeWord } = vocabularyApi.endpoints;
export const { useGetVocabularyQuery } = vocabularyApi;

const track = { track: false } as const;

export function useTeaching(onTaught: (word: NewWord) => void) {
  const dispatch = useAppDispatch();
  const { isBusy, failure, run, forgetFailure } = useCall();
  const teach = useGated(async (word: NewWord) => {
    const { error } = await run(() => dispatch(teachWord.initiate(word, track)));
    if (!error) onTaught(word);
  });
  return { isBusy, failure, teach, forget: forgetFailure };
}

export function useRemovingWord(onRemoved: () => void) {
  const dispatch = useAppDispatch();
  const { isBusy, failure, run } = useCall();
  const remove = useGated(async (id: TaughtWord['id']) => {
    const { error } = await run(() => dispatch(removeWord.initiate({ id }, track)));
    if (!error) onRemoved();
  });
  return { isBusy, failure, remove };
}
