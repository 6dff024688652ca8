// A rule of section 5 of the specification about text.

/** The punctuation of ASCII. */
const SPECIAL = /[!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~]/

/** True if the text contains a punctuation character. */
export const hasSpecialCharacter = (text: string): boolean => SPECIAL.test(text)
