import { createAuthMemory } from './adapters/auth/authMemory';
import { passRedirectOn } from './adapters/auth/msalRedirect';

void passRedirectOn(window, createAuthMemory(window.sessionStorage).takeAddress);
