/** Browsers and Node both have it; the standard library of the language does not. */
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
