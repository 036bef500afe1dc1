import { createContext } from 'react';

/** What is done where the addresses of pictures and documents expire. */
export interface FileAddresses {
  /** The address that a file has now, in place of one that may not hold any more; null where it cannot be had. */
  readonly renew?: ((url: string) => Promise<string | null>) | undefined;
  /** An empty tab for what is still being asked for; null where it was blocked. */
  readonly openTab?: (() => { goTo: (address: string) => void } | null) | undefined;
}

export const FileAddressesContext = createContext<FileAddresses>({});
