// Windows-1252 by its own table: some releases of Node read it as ISO 8859-1, where a curly apostrophe (0x92) is a control character.

/** 0x80 to 0x9f; the five that stand for nothing stay control characters, as in the Encoding Standard. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

export const decodeWindows1252 = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replaceAll(/[\u0080-\u009f]/g, sign => HIGH.charAt(sign.charCodeAt(0) - 0x80))
