/**
 * Lints the texts that come on standard input as [{ file, text }], each as if it stood in that file; prints the rules
 * broken.
 */
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const eslint = new ESLint();
const verdicts = [];
for (const { file, text: code } of JSON.parse(await text(process.stdin))) {
  const [result] = await eslint.lintText(code, { filePath: file });
  verdicts.push(result.messages.map(({ ruleId, message }) => ({ ruleId, message })));
}
console.log(JSON.stringify(verdicts));
