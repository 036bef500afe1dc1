/** The preloads of each process of the light runner, for NODE_OPTIONS. */
const own = ['./tsJest.mjs', './keepWorkerData.mjs'].map((each) => new URL(each, import.meta.url));
export const PRELOADS = ['tsx', ...own].map((each) => `--import ${each}`).join(' ');
