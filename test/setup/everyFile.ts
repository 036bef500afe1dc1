type RegisterHooks = () => void;

const registered: RegisterHooks[] = [];

/**
 * Registers hooks for the file that is loading, and for every later file of a process that keeps its modules
 * (test/setup/light/hooks.ts).
 */
export function inEveryFile(registerHooks: RegisterHooks): void {
  registerHooks();
  registered.push(registerHooks);
}

export const registerHooksOfEveryFile = (): void => registered.forEach((registerHooks) => registerHooks());
