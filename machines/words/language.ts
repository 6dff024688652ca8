// The reader's chosen language. Fixed in a browser while a page is open; set per request on a server.
import type { Schemas } from '#sdk/types.ts'

export type Language = Schemas['Language']

let source: () => Language = () => 'en'

export const currentLanguage = (): Language => source()

/** Set once by each application, before a message is read. */
export function readLanguageFrom(reader: () => Language): void {
  source = reader
}
