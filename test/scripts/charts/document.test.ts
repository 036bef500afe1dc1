import { readFileSync, readdirSync } from 'node:fs';
import { createMachine } from 'xstate';
import { CHARTS_FILE, toDocument } from '../../../scripts/charts/document';
import { chartedMachines } from '../../../scripts/charts/machines';

const current = readFileSync(CHARTS_FILE, 'utf8');
const FOLDER = 'src/web/machines';

test('the document is up to date with the machines', () => {
  expect(current === toDocument(current) || `${CHARTS_FILE} is stale: run npm run charts`).toBe(true);
});

test('a changed machine makes the document stale, and a machine without rules is rejected', () => {
  const [first, ...others] = chartedMachines;
  const machine = createMachine({ id: first!.machine.id, initial: 'other', states: { other: {} } });
  expect(toDocument(current, [{ ...first!, machine }, ...others])).not.toBe(current);
  const added = { title: 'New', machine: createMachine({ id: 'added', initial: 'only', states: { only: {} } }) };
  expect(() => toDocument(current, [added])).toThrow('has no rules of added');
});

test('every machine is in the document', () => {
  const files = readdirSync(FOLDER).filter((file) =>
    readFileSync(`${FOLDER}/${file}`, 'utf8').includes('createMachine('),
  );
  expect(chartedMachines.map(({ machine }) => `${machine.id}.ts`).toSorted()).toEqual(files.toSorted());
});
