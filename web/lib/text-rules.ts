// A rule of section 5 of the specification about text.

/** The punctuation of ASCII. */
const SPECIAL = /[!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~]/

/** Whether any one character of a text is punctuation. */
export const hasSpecialCharacter = (text: string): boolean => SPECIAL.test(text)
