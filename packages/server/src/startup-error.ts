/** Something about the machine or the settings keeps the server from starting. The message is one line for a person. */
export class StartupError extends Error {
  override name = 'StartProblem';
}
