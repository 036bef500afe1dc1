import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Stages before the handler, and those that write its answer. What they start with, the framework may still go on from. */
const STAGES = ['onRequest', 'preParsing', 'preValidation', 'preHandler', 'preSerialization', 'onSend'];
const ANSWERS = ['send', 'redirect', 'hijack', 'callNotFound', 'sendProblem', 'sendWritten'];

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));

/** Function expressions and named functions of a file that run as hooks, and all that they call in it. */
function hookBodies(file: ts.SourceFile): ts.Node[] {
  const declared = new Map<string, ts.Node>();
  const bodies: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) declared.set(node.name.text, node);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      declared.set(node.name.text, node.initializer);
    if (ts.isCallExpression(node) && isHook(node)) bodies.push(...node.arguments.slice(1));
    ts.forEachChild(node, visit);
  };
  visit(file);
  const reached = new Set<ts.Node>();
  const reach = (node: ts.Node): void => {
    if (reached.has(node)) return;
    reached.add(node);
    const follow = (each: ts.Node): void => {
      const target = ts.isIdentifier(each) ? declared.get(each.text) : undefined;
      if (target !== undefined) reach(target);
      ts.forEachChild(each, follow);
    };
    follow(node);
  };
  for (const body of bodies) reach(body);
  return [...reached];
}

function isHook({ expression, arguments: [stage] }: ts.CallExpression): boolean {
  const isAdding = ts.isPropertyAccessExpression(expression) && expression.name.text === 'addHook';
  return isAdding && stage !== undefined && ts.isStringLiteral(stage) && STAGES.includes(stage.text);
}

function answersIn(node: ts.Node): string[] {
  const found: string[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isCallExpression(each)) {
      const name = ts.isPropertyAccessExpression(each.expression)
        ? each.expression.name.text
        : each.expression.getText();
      if (ANSWERS.includes(name)) found.push(name);
    }
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

const parse = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
const answersOfHooks = (path: string, text: string) => hookBodies(parse(path, text)).flatMap(answersIn);

test('no hook of the server answers a request: it throws, or leaves the answer to the handler', () => {
  const files = filesBelow('src/server').filter((path) => readFileSync(path, 'utf8').includes('addHook('));
  const answering = files.filter((path) => answersOfHooks(path, readFileSync(path, 'utf8')).length > 0);
  expect([files.length > 10, answering]).toEqual([true, []]);
});

test.each([
  ["app.addHook('onRequest', async (request, reply) => { await reply.code(401).send(); });", ['send']],
  [
    "app.addHook('preHandler', (request, reply) => refuse(reply)); function refuse(reply) { return sendProblem(reply); }",
    ['sendProblem'],
  ],
  [
    "const stop = (reply) => reply.redirect('/'); app.addHook('preParsing', (request, reply) => stop(reply));",
    ['redirect'],
  ],
  ["app.addHook('onRequest', () => { throw new Error('no'); });", []],
  ["app.addHook('onClose', () => socket.send('bye'));", []],
  ["app.get('/', (request, reply) => reply.send('read'));", []],
])('%s', (text, answers) => {
  expect(answersOfHooks('planted.ts', text)).toEqual(answers);
});
