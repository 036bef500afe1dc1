import { randomBytes } from 'node:crypto';
import { pageStyle, escapeHtml, htmlPage } from '../../../lib/html';
import { SAMPLE_PASSWORD, type SampleAccount, sampleAccounts } from './sampleAccounts';

/** Blocks scripts. */
export function pageSecurity(): { nonce: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    // The icon.
    "img-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    nonce,
    headers: {
      'content-security-policy': policy.join('; '),
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    },
  };
}

const interactionStyle = `${pageStyle}
main { width: min(22.5rem, calc(100vw - 2rem)); margin: min(14vh, 7.5rem) auto 2rem; }
form { display: grid; gap: 0.25rem; padding: 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: 6px; }
label { color: var(--textDim); font-size: 0.78125rem; }
input { font: inherit; font-size: max(1rem, 16px); color: inherit; width: 100%; margin-bottom: 0.75rem; padding: 0.5625rem 0.625rem;
  background: var(--surface); border: 1px solid var(--controlLine); border-radius: 6px; }
button { font: inherit; padding: 0.625rem; color: var(--text); background: none; border: 1px solid var(--lineStrong); border-radius: 6px; cursor: pointer; }
button.primary { margin-bottom: 0.25rem; color: var(--accentText); background: var(--accent); border-color: var(--accent); }
[role=alert] { margin: 0 0 1rem; padding: 0.625rem 0.75rem; color: var(--bad); background: var(--badSoft); border-radius: 6px; }
section { margin-top: 1.25rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--textDim); font-size: 0.8125rem; }
ul { margin: 0 0 0.5rem; padding: 0; list-style: none; display: grid; gap: 0.25rem; }
li form { padding: 0; background: none; border: 0; }
li button { display: flex; justify-content: space-between; gap: 0 0.75rem; flex-wrap: wrap; padding: 0.375rem 0.625rem; text-align: left; }
li button:hover { background: var(--surface); }
section p { margin: 0; } code { color: var(--text); font-size: 0.78125rem; } a { color: inherit; }
`;

/** `body` is HTML. */
const page = (nonce: string, title: string, body: string): string =>
  htmlPage({ title, style: interactionStyle, nonce, body });

const accountButton = (action: string, { name, email }: SampleAccount): string =>
  `<li><form method="post" action="${action}">` +
  `<input type="hidden" name="email" value="${email}">` +
  `<input type="hidden" name="password" value="${SAMPLE_PASSWORD}">` +
  `<button name="action" value="login"><span>${name}</span> <code>${email}</code></button></form></li>`;

const demoAccounts = (action: string): string => `<section aria-labelledby="accounts">
<h2 id="accounts">Demo accounts</h2>
<ul>${sampleAccounts.map((account) => accountButton(action, account)).join('')}</ul>
<p>Password <code>${SAMPLE_PASSWORD}</code></p>
</section>`;

interface InteractionForm {
  nonce: string;
  uid: string;
  email: string;
  error?: string;
}

const alert = (error: string | undefined): string =>
  error === undefined ? '' : `<p role="alert" id="problem">${escapeHtml(error)}</p>`;

export function signInPage({ nonce, uid, email, error }: InteractionForm): string {
  const [emailFocus, passwordFocus] = email === '' ? [' autofocus', ''] : ['', ' autofocus'];
  const described = error === undefined ? '' : ' aria-describedby="problem"';
  const action = `/oidc/interaction/${encodeURIComponent(uid)}`;
  return page(
    nonce,
    'Sign in',
    `${alert(error)}
<form method="post" action="${action}">
<label for="email">Email</label>
<input id="email" name="email" type="email" required maxlength="200" autocomplete="username" value="${escapeHtml(email)}"${emailFocus}${described}>
<label for="password">Password</label>
<input id="password" name="password" type="password" required maxlength="200" autocomplete="current-password"${passwordFocus}${described}>
<button class="primary" name="action" value="login">Sign in</button>
<button name="action" value="cancel" formnovalidate>Cancel</button>
</form>
${demoAccounts(action)}`,
  );
}

/** `reason` is HTML. */
export const problemPage = (nonce: string, reason: string): string =>
  page(nonce, 'Sign-in problem', `<p role="alert">${reason}</p>\n<p><a href="/">Back to SpecAI</a></p>`);
