/** A problem of the machine or the configuration that keeps the server from starting. The message is one line. */
export class StartupError extends Error {
  override name = 'StartupError';
}
