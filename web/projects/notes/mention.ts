// Text typed after an @ and the users it may refer to. Pure.
export type Named = { id: string; name: string }

/** The name being typed at the caret, and the position of its @; null if there is none. */
export function typedMention(text: string, caret: number): { from: number; typed: string } | null {
  const match = /(?:^|[\s(])@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*)?)$/u.exec(text.slice(0, caret))
  const typed = match?.[1]
  return typed === undefined ? null : { from: caret - typed.length - 1, typed }
}

/** Users whose first or last name begins with it, at most six. */
export function matching<P extends Named>(people: readonly P[], typed: string): P[] {
  const words = typed.trim().toLowerCase()
  return people
    .filter(({ name }) => {
      const lower = name.toLowerCase()
      return lower.startsWith(words) || lower.split(' ').some(part => part.startsWith(words))
    })
    .slice(0, 6)
}

/** The text with the typed part replaced by the name, and the new caret position. */
export function withMention(text: string, caret: number, from: number, name: string): { text: string; caret: number } {
  const after = text.slice(caret)
  const inserted = `@${name}${after.startsWith(' ') ? '' : ' '}`
  return { text: text.slice(0, from) + inserted + after, caret: from + inserted.length }
}

/** The text split into plain parts and mentions; the longer of two names with the same beginning wins. */
export function piecesOf(text: string, names: readonly string[]): { text: string; isMention: boolean }[] {
  if (names.length === 0) return [{ text, isMention: false }]
  const escaped = names
    .toSorted((a, b) => b.length - a.length)
    .map(name => `@${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)
  const isMention = new Set(names.map(name => `@${name}`))
  return text
    .split(new RegExp(`(${escaped.join('|')})`))
    .filter(piece => piece !== '')
    .map(piece => ({ text: piece, isMention: isMention.has(piece) }))
}

/** Users mentioned in the text. */
export function mentionedIn(text: string, people: readonly Named[]): string[] {
  const pieces = piecesOf(
    text,
    people.map(({ name }) => name),
  )
  const named = new Set(pieces.filter(({ isMention }) => isMention).map(piece => piece.text))
  return people.filter(({ name }) => named.has(`@${name}`)).map(({ id }) => id)
}
