export const post = (url: string, body?: unknown) => ({ url, method: 'POST', body });

export const put = (url: string, body: unknown, headers: Record<string, string> = {}) => ({
  url,
  method: 'PUT',
  body,
  headers,
});

export const del = (url: string) => ({ url, method: 'DELETE' });

export const ifMatch = (version: number | string) => ({ 'if-match': `"${version}"` });
