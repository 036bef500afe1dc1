/** npm run replay -- PATH...: replays recordings with today's machines and reducers; --help says more. */
import { replayCommand } from './replay/command';

process.exitCode = await replayCommand(process.argv.slice(2));
