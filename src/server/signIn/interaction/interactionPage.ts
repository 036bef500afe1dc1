import { escapeHtml } from '../../html/escapeHtml';
import { htmlPage } from '../../html/htmlPage';
import { interactionStyle } from './interactionStyle';
import { SAMPLE_PASSWORD, sampleAccounts } from './sampleAccounts';

/** A whole page; `body` is HTML already. */
const page = (nonce: string, title: string, body: string): string =>
  htmlPage({ title, style: interactionStyle, nonce, body });

const accountRows = sampleAccounts
  .map(({ name, email }) => `<li><span>${name}</span> <code>${email}</code></li>`)
  .join('');

const HINT = `<section aria-labelledby="accounts">
<h2 id="accounts">Sample accounts of this machine</h2>
<ul>${accountRows}</ul>
<p>Password <code>${SAMPLE_PASSWORD}</code></p>
</section>`;

/** The sign-in form of one sign-in under way. */
export interface InteractionForm {
  nonce: string;
  uid: string;
  email: string;
  /** Why the last attempt failed. */
  error?: string;
}

const alert = (error: string | undefined): string =>
  error === undefined ? '' : `<p role="alert" id="problem">${escapeHtml(error)}</p>`;

/** Email and password; the cursor starts in the first field that is empty. */
export function signInPage({ nonce, uid, email, error }: InteractionForm): string {
  const [emailFocus, passwordFocus] = email === '' ? [' autofocus', ''] : ['', ' autofocus'];
  const described = error === undefined ? '' : ' aria-describedby="problem"';
  return page(
    nonce,
    'Sign in',
    `${alert(error)}
<form method="post" action="/oidc/interaction/${encodeURIComponent(uid)}">
<label for="email">Email</label>
<input id="email" name="email" type="email" required maxlength="200" autocomplete="username" value="${escapeHtml(email)}"${emailFocus}${described}>
<label for="password">Password</label>
<input id="password" name="password" type="password" required maxlength="200" autocomplete="current-password"${passwordFocus}${described}>
<button class="primary" name="action" value="login">Sign in</button>
<button name="action" value="cancel" formnovalidate>Cancel</button>
</form>
${HINT}`,
  );
}

/** A sign-in that cannot go on; `reason` is HTML already. */
export const problemPage = (nonce: string, reason: string): string =>
  page(nonce, 'Sign-in problem', `<p role="alert">${reason}</p>\n<p><a href="/">Back to SpecAI</a></p>`);
