/** A bucket, and where in it the files lie. */
export interface BucketAddress {
  /** Null for Amazon S3 itself. */
  readonly endpoint: string | null;
  readonly bucket: string;
  /** Empty, or ends in a slash. */
  readonly prefix: string;
}

/** s3://bucket/folder of Amazon, or https://store.example.com/bucket/folder of any other. Null where it names no bucket. */
export function parseFilesUrl(text: string): BucketAddress | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== '' || url.search !== '' || url.hash !== '') return null;
  const names = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (url.protocol === 's3:') return addressOf(null, [url.host, ...names]);
  return /^https?:$/.test(url.protocol) ? addressOf(url.origin, names) : null;
}

function addressOf(endpoint: string | null, [bucket = '', ...folders]: readonly string[]): BucketAddress | null {
  if (bucket === '') return null;
  return { endpoint, bucket, prefix: folders.map((folder) => `${folder}/`).join('') };
}
