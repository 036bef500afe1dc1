/** Whether writing to a disk of ours failed: Node names the system call then. Of a connection that broke it does so, too. */
export const isOfDisk = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'syscall' in error &&
  !('code' in error && error.code === 'ECONNRESET');
