/** Said of an answer that is not what the contract says; apart from the other texts, which only some screens need. */
export const UNREADABLE = 'The server sent an answer that could not be read.';
