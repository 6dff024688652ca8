// The language that whoever reads has chosen. A browser has one as long as a page is open; a server one for each request.
import type { Schemas } from '#sdk/types.ts'

export type Language = Schemas['Language']

let source: () => Language = () => 'en'

export const currentLanguage = (): Language => source()

/** Set once by each application, before a message is read. */
export function readLanguageFrom(reader: () => Language): void {
  source = reader
}
