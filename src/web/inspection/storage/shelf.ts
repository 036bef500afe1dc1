/** A text, compressed where the platform can. */
export type Packed = string | Uint8Array<ArrayBuffer>;

/** What is known of consecutive steps, stored together, without reading them. */
export interface ChunkInfo {
  /** Of its first step, counted from 1 since the recording began; 0 for the front, what is left of the oldest steps. */
  readonly number: number;
  /** The number of the step after it. */
  readonly next: number;
  /** Steps in it. */
  readonly steps: number;
  /** Steps left out of it. */
  readonly leftOut: number;
  /** Bytes, as stored, without its parts. */
  readonly size: number;
  /** When its last step happened, ms since the recording began. */
  readonly until: number;
  readonly parts: readonly PartInfo[];
}

/** A large part of steps, such as a server's answer; each distinct one is stored once. */
export interface PartInfo {
  /** A hash of its text. */
  readonly key: string;
  /** Bytes, as stored. */
  readonly size: number;
}

/** How many placeholders there are. */
export interface PlaceholderCounts {
  readonly texts: number;
  readonly numbers: number;
}

/** Digests of replaced values in the order of their placeholders, the first of them after `from`. */
export interface PlaceholderDigests {
  readonly from: PlaceholderCounts;
  readonly texts: string[];
  readonly numbers: string[];
}

/** What is written and removed together, or not at all. */
export interface Change {
  readonly chunks: readonly { readonly info: ChunkInfo; readonly steps: Packed }[];
  readonly parts: readonly { readonly key: string; readonly text: Packed }[];
  readonly placeholders: PlaceholderDigests | null;
  readonly removed: { readonly chunks: readonly number[]; readonly parts: readonly string[] };
}

/** 'kept' over reloads; else in memory, as the browser has no storage for it or no room. */
export type Keeping = 'kept' | 'no storage' | 'no room';

/** Where one recording is stored. */
export interface Shelf {
  readonly keeping: Keeping;
  write: (change: Change) => Promise<void>;
  steps: (chunk: number) => Promise<Packed | undefined>;
  part: (key: string) => Promise<Packed | undefined>;
  /** Removes the recording. */
  clear: () => Promise<void>;
}
