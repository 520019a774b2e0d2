/** The worker that shows a call has no words of its own: the page hands it these, in the language of the one who asked. */
export interface NotificationTexts {
  readonly title: string;
  /** With `{game}` and `{code}` to be filled in. */
  readonly at: string;
  readonly games: Readonly<Record<string, string>>;
}
