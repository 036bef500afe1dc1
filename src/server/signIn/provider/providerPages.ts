import { createHash } from 'node:crypto';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { escapeHtml } from '../../html/escapeHtml';
import { problemPage } from '../interaction/interactionPage';
import { pageSecurity } from '../interaction/pageSecurity';

/** Submits the provider's sign-out form at once, without asking "do you want to sign out?". */
const SIGN_OUT_SCRIPT = `const form = document.getElementById('op.logoutForm');
const confirm = document.createElement('input');
confirm.type = 'hidden';
confirm.name = 'logout';
confirm.value = 'yes';
form.append(confirm);
form.submit();`;
const SIGN_OUT_HASH = createHash('sha256').update(SIGN_OUT_SCRIPT).digest('base64');

/** The page between "log out" and the app. */
export function signOutPage(ctx: KoaContextWithOIDC, form: string): void {
  ctx.set(
    'content-security-policy',
    `default-src 'none'; script-src 'sha256-${SIGN_OUT_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  );
  ctx.type = 'html';
  ctx.body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Signing out - SpecAI</title>${form}
<noscript><button form="op.logoutForm" name="logout" value="yes">Sign out</button></noscript>
<script>${SIGN_OUT_SCRIPT}</script></html>`;
}

/** What a person sees where the provider cannot go on. */
export function providerErrorPage(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  const { nonce, headers } = pageSecurity();
  ctx.set(headers);
  ctx.type = 'html';
  ctx.body = problemPage(nonce, escapeHtml(out.error_description ?? out.error));
}
