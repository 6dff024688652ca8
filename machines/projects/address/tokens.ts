// Words of an address as typed and as they are compared: upper case, without accents and punctuation.

export type Token = {
  /** Empty for the second half of a word that was taken apart. */
  raw: string
  norm: string
}

export const written = (tokens: readonly Token[]) => tokens.map(({ norm }) => norm).join(' ')

const GLUED_ROAD = /^(I|IH|US|SR|CR|FM|RM|HWY|SH|RT|RTE)-?(\d+[A-Z]?)$/
const GLUED_UNIT = /^(APT|STE|SUITE|UNIT|RM|FL|BLDG|LOT|SPC|KM|BOX|NO|#)(\d[\w.-]*|(?<=#)[\w-]+)$/

export const tokensOf = (text: string): Token[] =>
  text
    .split(' ')
    .filter(Boolean)
    .flatMap(raw => {
      const norm = normal(raw)
      if (norm === '') return []
      const [, first, second] = GLUED_ROAD.exec(norm) ?? GLUED_UNIT.exec(norm) ?? []
      return first && second
        ? [
            { raw, norm: first },
            { raw: '', norm: second },
          ]
        : [{ raw, norm }]
    })

const normal = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    // A point stays within a number: kilometer 10.4.
    .replaceAll(/\.(?!\d)|(?<!\d)\./g, '')
    .replaceAll(/[^A-Z0-9#/.&-]/g, '')
    .replace(/^-+|-+$/g, '')
