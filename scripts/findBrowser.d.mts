/** The path of a working Chromium, installed where there is none. Ends the process where none can be had. */
export declare function findBrowser(): Promise<string>;
