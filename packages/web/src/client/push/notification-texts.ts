/** The worker that shows notifications has no words: the page gives it these, in the person's language. */
export interface NotificationTexts {
  readonly title: string;
  /** With placeholders `{game}` and `{code}`. */
  readonly at: string;
  readonly games: Readonly<Record<string, string>>;
}
