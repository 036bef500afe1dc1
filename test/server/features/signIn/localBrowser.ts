import type { FastifyInstance } from 'fastify';

export const ORIGIN = 'http://localhost:3000';
export const HOST = { host: 'localhost:3000' };
export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
export const REDIRECT = `${ORIGIN}/auth-redirect.html`;

type Form = Record<string, string>;

/** The form of a page whose script submits it, with the field that the script of the sign-out page adds. */
function formSubmittedBy(page: string): { action: string; form: Form } | undefined {
  const [, action] = page.includes('.submit()') ? (/<form [^>]*action="([^"]+)"/.exec(page) ?? []) : [];
  const fields = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const form = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
  return action === undefined ? undefined : { action, form: { ...form, logout: 'yes' } };
}

/** A browser's cookies, following redirects and self-submitting forms up to the app's own page. */
export function aBrowser() {
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const visit = async (app: FastifyInstance, url: URL, form?: Form): Promise<URL> => {
    const cookie = header();
    const answer = await app.inject({
      ...(form && { method: 'POST', payload: new URLSearchParams(form).toString() }),
      url: url.pathname + url.search,
      headers: { ...HOST, ...(form && FORM), cookie },
    });
    for (const { name, value } of answer.cookies)
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    const submitted = formSubmittedBy(answer.body);
    if (submitted) return visit(app, new URL(submitted.action, url), submitted.form);
    if (answer.headers.location === undefined) return url;
    const next = new URL(answer.headers.location, url);
    return next.href.startsWith(REDIRECT) ? next : visit(app, next);
  };
  return { visit, header, cookie: (name: string) => cookies.get(name) };
}
