export interface Notice {
  readonly name: string;
  readonly author?: string | undefined;
  readonly license: string;
  readonly licenseText?: string | null | undefined;
  readonly noticeText?: string | undefined;
}

const RULE = '-'.repeat(80);
const HEAD = `SpecAI is made with the work of others: what your browser is sent and what the server runs on.
Each part is listed once, with its license.`;

/** Without versions, which would help attackers. */
const nameOf = ({ name, author, license }: Notice): string =>
  `${name} (${license})${author === undefined ? '' : `, by ${author}`}`;

const textOf = ({ licenseText, noticeText = '' }: Notice): string =>
  [licenseText ?? '', noticeText]
    .map((each) => each.trim())
    .join('\n\n')
    .trim();

/** Groups parts with the same license text. */
export function noticesText(notices: readonly Notice[]): string {
  const byText = new Map<string, Set<string>>();
  for (const each of notices) {
    const names = byText.get(textOf(each)) ?? new Set<string>();
    byText.set(textOf(each), names.add(nameOf(each)));
  }
  const sections = [...byText].map(([text, names]) => `${[...names].join('\n')}\n\n${text}`.trim());
  return `${[HEAD, ...sections].join(`\n\n${RULE}\n\n`)}\n`;
}
