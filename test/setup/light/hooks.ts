import { addEventHandler, getState } from 'jest-circus';
import { registerHooksOfEveryFile } from '../everyFile';

const prepared = new WeakSet<object>();

/** The first thing that a file declares tells that it is loading; its hooks of every file go around all that it declares. */
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
