/** What is wrong with a file as a whole, or with one of its rows so that no later one can be read. */
export class FileProblem extends Error {
  constructor(
    message: string,
    /** The row it is found in; 0 for the whole file. */
    readonly row = 0,
    readonly column = '',
  ) {
    super(message);
  }
}
