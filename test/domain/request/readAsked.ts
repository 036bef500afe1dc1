import { readRequest } from '../../../src/domain/request/readRequest';
import { TODAY } from './corpus';

/** What a text says of its request, by field; an assumed value ends with '?'. */
export const asked = (text: string): Record<string, string> =>
  Object.fromEntries(
    readRequest(text, TODAY).request.map(({ field, value, status }) => [
      field,
      status === 'read' ? value : `${value}?`,
    ]),
  );
