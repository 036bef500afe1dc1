/** The path of a working Chromium, installed if missing. Ends the process if that fails. */
export declare function findBrowser(): Promise<string>;
