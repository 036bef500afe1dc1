import { createRunner } from 'jest-light-runner';
// Here for `--runInBand`, where the tests run in this process; else each process of the runner loads TypeScript by itself.
import 'tsx';

process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import tsx`.trim();

/**
 * Runs the files of a project one after the other in a few processes that keep what they have loaded, as Babel and Prettier
 * do. Jest's own runner loads every module anew for each file, which is half of the time of a small one.
 */
export default createRunner({ runtime: 'child_process' });
