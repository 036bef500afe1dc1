/** What each process of the light runner loads before all else, for NODE_OPTIONS. */
export const PRELOADS = ['tsx', new URL('./keepWorkerData.mjs', import.meta.url)]
  .map((each) => `--import ${each}`)
  .join(' ');
