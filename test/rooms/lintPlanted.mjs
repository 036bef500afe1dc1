/**
 * Lints the texts that come on standard input as { rules, cases: [{ file, text }] }, each as if it stood in that file;
 * prints the rules broken. Only `rules` run, none of which needs types: loading all types would take most of the time.
 */
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const { rules, cases } = JSON.parse(await text(process.stdin));
const withoutTypes = { languageOptions: { parserOptions: { projectService: false } } };
const eslint = new ESLint({ overrideConfig: withoutTypes, ruleFilter: ({ ruleId }) => rules.includes(ruleId) });
const verdicts = [];
for (const { file, text: code } of cases) {
  const [result] = await eslint.lintText(code, { filePath: file });
  verdicts.push(result.messages.map(({ ruleId, message }) => ({ ruleId, message })));
}
console.log(JSON.stringify(verdicts));
