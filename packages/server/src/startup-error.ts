/** Something about the machine or the settings keeps the server from starting. The message is one line for a person. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
