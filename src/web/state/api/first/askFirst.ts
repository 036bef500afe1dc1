import type { AppStore } from '../../store';

/** Asks for what the screen of an address shows first, by the queries of that screen; ends with the answers. */
export type AskFirst = (store: AppStore, address: Pick<Location, 'pathname' | 'search'>) => Promise<unknown>;

/** An answer that came, to keep for the screen that will ask for it. */
interface Asked extends Promise<{ readonly data?: unknown }> {
  readonly unsubscribe: () => void;
}

export async function answerOf<Answer extends Asked>(asked: Answer): Promise<Awaited<Answer>> {
  const answer = await asked;
  asked.unsubscribe();
  return answer;
}
