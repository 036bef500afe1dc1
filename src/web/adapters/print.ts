/** Opens the browser's own print dialog on the page as it stands. */
export const print = (): void => window.print();
