// Letters that are set one after the other: text made of them is drawn as text. Everything else (joining Arabic,
// right-to-left Hebrew, combining marks, Chinese, emoji) is shaped first. Pure: a reader of a document uses the same
// rule to tell text from outlines.

/** Latin, Greek and Cyrillic with their marks in one code point, punctuation, currency, arrows, a tick. The fonts that words are set in have each. */
const PLAIN =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490-\u0493\u1e80-\u1e85\u1ea0-\u1ef9\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u20ac\u2116\u2122\u2190-\u2193\u2212\u2713]*$/

/** Breaks and tabs count as spaces. */
export const isPlain = (text: string) => PLAIN.test(text.normalize('NFC').replaceAll(/\s/gu, ' '))
