import { createAuthMemory } from './lib/auth/authMemory';
import { passRedirectOn } from './lib/auth/msalRedirect';

void passRedirectOn(window, createAuthMemory(window.sessionStorage).takeAddress);
