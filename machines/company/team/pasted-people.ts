// Addresses as they are pasted from a mail, a table or a list: 'Riley Rep <riley@example.com>; sam@example.com'.
export type PastedPerson = { email: string; firstname?: string; lastname?: string }

/** In order; duplicates are kept, so they can be reported. */
export function pastedPeople(text: string): PastedPerson[] {
  return text
    .split(/[,;\n\t]+/)
    .flatMap(piece => (piece.includes('<') ? [piece] : piece.split(/\s+(?=\S+@)/)))
    .map(piece => piece.trim())
    .filter(piece => piece.includes('@'))
    .map(personIn)
}

function personIn(piece: string): PastedPerson {
  const email = (/<([^<>]*)>/.exec(piece)?.[1] ?? piece.split(/\s+/).find(word => word.includes('@')) ?? piece).trim()
  const names = piece
    .replace(/<[^<>]*>/, '')
    .replace(email, '')
    .replaceAll('"', '')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
  const [firstname, ...rest] = names
  return {
    email,
    ...(firstname ? { firstname } : {}),
    ...(rest.length > 0 ? { lastname: rest.join(' ') } : {}),
  }
}
