const keyOf = (place: string): string => `parlour.notes.${place}`;

/** A player's private notes about a match, kept in this tab. */
export function readNotes(place: string): string {
  try {
    return sessionStorage.getItem(keyOf(place)) ?? '';
  } catch {
    return '';
  }
}

export function writeNotes(place: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(place), text);
  } catch {
    // Without storage the notes last as long as the panel is open.
  }
}
