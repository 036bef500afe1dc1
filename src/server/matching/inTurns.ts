import { setImmediate as turn } from 'node:timers/promises';

/** So few that even code that runs for the first time has done with them in some milliseconds. */
const IN_A_TURN = 100;

/** Does this with each value, a hundred of them a turn of the event loop; whatever else there is to do is done between. */
export async function inTurns<Value>(values: readonly Value[], work: (value: Value) => void): Promise<void> {
  for (let from = 0; from < values.length; from += IN_A_TURN) {
    await turn();
    values.slice(from, from + IN_A_TURN).forEach((value) => work(value));
  }
  await turn();
}
