import { tabStorage } from '@parlour/ui/browser/storage.ts';

const keyOf = (place: string): string => `parlour.notes.${place}`;

/** A player's private notes about a match, kept in this tab. */
export function readNotes(place: string): string {
  const saved = tabStorage.read(keyOf(place));
  return typeof saved === 'string' ? saved : '';
}

export function writeNotes(place: string, text: string): void {
  tabStorage.write(keyOf(place), text);
}
