import { paths } from '../../../contract/paths';

/** Characters that browsers remove from an address or read as a slash. */
const REWRITTEN = /[\s\p{Cc}\\]/u;
/** http or https with `//`, a host, and no user name or password before it. */
const ABSOLUTE = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

/** An absolute http or https address without a name or password; null for anything else. */
export function absoluteAddress(address: string | null | undefined): string | null {
  const text = address?.trim() ?? '';
  if (REWRITTEN.test(text) || !ABSOLUTE.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href;
}

/**
 * An address from data that may be shown or opened: an absolute one, or the path of a unit's file at the product API, whose
 * address is `apiBase` (empty where it is the page's own origin). Null for anything else.
 */
export function webAddress(address: string | null | undefined, apiBase = ''): string | null {
  return absoluteAddress(address) ?? fileAddress(address?.trim() ?? '', apiBase);
}

function fileAddress(path: string, apiBase: string): string | null {
  if (REWRITTEN.test(path) || !path.startsWith(paths.files)) return null;
  const isElsewhere = URL.canParse(path, apiBase);
  const url = new URL(path, isElsewhere ? apiBase : 'http://localhost');
  // '..' may lead out of the files.
  if (!url.pathname.startsWith(paths.files)) return null;
  return isElsewhere ? url.href : url.pathname + url.search;
}
