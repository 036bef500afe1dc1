import { addEventHandler, getState } from 'jest-circus';
import { registerHooksOfEveryFile } from '../everyFile';

const prepared = new WeakSet<object>();

/** The first declaration of a file shows that it is loading; its shared hooks surround all other declarations. */
addEventHandler(() => {
  const state = getState();
  const { rootDescribeBlock, currentDescribeBlock } = state;
  if (prepared.has(rootDescribeBlock)) return;
  prepared.add(rootDescribeBlock);
  const own = rootDescribeBlock.hooks.splice(0);
  state.currentDescribeBlock = rootDescribeBlock;
  registerHooksOfEveryFile();
  state.currentDescribeBlock = currentDescribeBlock;
  rootDescribeBlock.hooks.push(...own);
});
