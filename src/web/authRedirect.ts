import { createAuthMemory } from './adapters/authMemory';
import { passRedirectOn } from './adapters/msalRedirect';

void passRedirectOn(window, createAuthMemory(window.sessionStorage).takeAddress);
