/** Why a file cannot be read, at a row as a spreadsheet counts; row 0 is the whole file. */
export class FileProblem extends Error {
  constructor(
    message: string,
    readonly row = 0,
    readonly column = '',
  ) {
    super(message);
  }
}
