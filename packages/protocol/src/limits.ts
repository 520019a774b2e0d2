/** Limits that server and client share. */
/** The version of all messages. A client names it when it connects, and a server of another version refuses it. */
export const PROTOCOL_VERSION = 1;
/** Where a client of this version connects to a table. */
export const socketPath = (code: string): string => `/api/tables/${encodeURIComponent(code)}/socket?version=${PROTOCOL_VERSION}`;
/** How often a client that asked for pongs gets one. */
export const PONG_EVERY_MS = 1000;
/** How often a visible page asks for pongs, and how long one ping counts. */
export const PING_EVERY_MS = 10_000;
export const PING_TTL_MS = 15_000;
/** Too long to guess: docs/threat-model.md counts how long it would take. */
export const TABLE_CODE_LENGTH = 8;
/** Moves a seat to another device: valid for minutes, with few tries per table. */
export const SEAT_CODE_LENGTH = 5;
/** No vowels but the ones that cannot be misread, no 0/O or 1/I: people read codes aloud. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPRSTUVWXYZ';
/** Signs another device in. Valid for minutes. */
export const SIGN_IN_CODE_LENGTH = 8;
export const SIGN_IN_CODE_SECONDS = 5 * 60;
/** Makes friends. It stays the same until its owner replaces it. */
export const FRIEND_CODE_LENGTH = 8;
export const MAX_NAME_LENGTH = 24;
export const MAX_CHAT_LENGTH = 280;
export const MAX_MESSAGE_BYTES = 8 * 1024;
export const MAX_KEY_LENGTH = 40;
