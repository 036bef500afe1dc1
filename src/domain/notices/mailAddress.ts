const ONE_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]+(\.[a-z\d-]+)*$/i;
const LONGEST = 254;

/** Whether a text is the address of one mailbox, and nothing besides: no name, no list, no line end. */
export const isMailAddress = (text: string): boolean => text.length <= LONGEST && ONE_ADDRESS.test(text);
