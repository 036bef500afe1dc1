type GetToken = () => Promise<string | null>;

/** Keeps the token of the latest call, for what goes on by itself: renewing one would keep an idle session alive. */
export function keepingLatest(getToken: GetToken): { getToken: GetToken; latest: () => string | null } {
  let latest: string | null = null;
  return {
    getToken: async () => (latest = await getToken()),
    latest: () => latest,
  };
}
