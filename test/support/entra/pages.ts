import type { KoaContextWithOIDC } from 'oidc-provider';
import { escapeHtml } from '../../../src/server/lib/html';

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`;

/** Requests the missing credentials; one page where Entra ID has several. */
export const signInPage = (email: string, isSignedIn: boolean): string =>
  isSignedIn
    ? page('Approve sign in request', `<p>${escapeHtml(email)}</p><form method="post"><button>Approve</button></form>`)
    : page(
        'Sign in',
        `<form method="post">
<label>Email <input name="loginfmt" type="email" value="${escapeHtml(email)}"></label>
<label>Password <input name="passwd" type="password"></label>
<button>Sign in</button>
<button name="action" value="cancel">Cancel</button>
</form>`,
      );

export function signOutPage(ctx: KoaContextWithOIDC, form: string): void {
  ctx.type = 'html';
  ctx.body = page(
    'You signed out of your account',
    `${form}<script>
const form = document.getElementById('op.logoutForm');
form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'logout', value: 'yes' }));
form.submit();
</script>`,
  );
}
