import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Packed } from '../storage/shelf';

const FORMAT = 'gzip';

/** Compresses a text where the platform can. */
export async function pack(text: string): Promise<Packed> {
  if (!('CompressionStream' in globalThis)) return text;
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

export async function unpack(packed: Packed): Promise<string> {
  if (typeof packed === 'string') return packed;
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream(FORMAT))).text();
}

/** SHA-256 as hexadecimal digits. Unlike the browser's own it also works on pages without a secure context. */
export const hash = (text: string): string => bytesToHex(sha256(new TextEncoder().encode(text)));
