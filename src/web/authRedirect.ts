import { passRedirectOn } from './adapters/msalRedirect';

void passRedirectOn(window);
