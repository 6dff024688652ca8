// Which letters the shipped handwriting has, what initials a name has, and which way it is written. Pure.

/** Characters in the three files of @fontsource/dancing-script (their cmap tables), without unused symbols. */
const HAND =
  /^[\u0020-\u007e\u00a0-\u017e\u01a0\u01a1\u01af\u01b0\u01fa-\u021b\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9‐-―‘-‟]*$/u

/** Composed first: a letter and its accent may come apart. */
export const inHand = (text: string): boolean => HAND.test(text.normalize('NFC'))

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const PARTICLE = /^(de|del|la|las|los|van|von|der|den|da|das|dos|y|e|di|du|al|el|bin|ibn)$/i
/** As long as initials are anywhere; longer ones would not be read. */
const MOST = 4

/** 'María de la Cruz' → 'MC'; grapheme clusters stay whole. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/[\s-]+/)
    .filter((part, index) => part !== '' && (index === 0 || !PARTICLE.test(part)))
    .map(part => [...letters.segment(part)].map(({ segment }) => segment).find(one => /[\p{L}\p{N}]/u.test(one)) ?? '')
    .slice(0, MOST)
    .join('')
    .toLocaleUpperCase()
