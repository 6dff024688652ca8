// The start of a new embedded database: the files of one that already has the migrations. Unpacking them takes a moment; initdb and the
// migrations take ten seconds. `npm run database-image` makes it (make-image.ts). Newer migrations are applied at the start.
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

export const IMAGE = new URL('image.tar.br', import.meta.url)

/** A tar of the cluster's folder. */
export const readImage = (): Buffer => brotliDecompressSync(readFileSync(IMAGE))
