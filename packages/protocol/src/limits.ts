/** Limits that both sides know. */
/** How often a client that asked for pongs gets one. */
export const PONG_EVERY_MS = 1000;
/** How often a visible page asks for pongs, and how long one ping counts. */
export const PING_EVERY_MS = 10_000;
export const PING_TTL_MS = 15_000;
/** Nobody guesses a table: docs/threat-model.md counts how long it would take. */
export const TABLE_CODE_LENGTH = 8;
/** Tables from before codes were longer keep theirs. */
export const OLD_TABLE_CODE_LENGTH = 5;
/** Gives a chair to another phone: it lives for minutes, and a table hears few tries. */
export const SEAT_CODE_LENGTH = 5;
/** No vowels but the ones that cannot be misread, no 0/O or 1/I: a code is read aloud across a room. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPRSTUVWXYZ';
/** Signs another device in. It lives for minutes only. */
export const SIGN_IN_CODE_LENGTH = 8;
export const SIGN_IN_CODE_SECONDS = 5 * 60;
/** Makes friends. It stays the same until its owner wants another. */
export const FRIEND_CODE_LENGTH = 8;
export const MAX_NAME_LENGTH = 24;
export const MAX_CHAT_LENGTH = 280;
export const MAX_MESSAGE_BYTES = 8 * 1024;
export const MAX_KEY_LENGTH = 40;
