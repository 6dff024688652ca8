// The image a new embedded database starts from: a cluster that already has the migrations. Unpacking it takes a second; initdb and
// the migrations take ten. Made by `npm run database-image` (make-image.ts). Newer migrations are applied at the start.
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

export const IMAGE = new URL('image.tar.br', import.meta.url)

/** A tar of the cluster's folder. */
export const readImage = (): Buffer => brotliDecompressSync(readFileSync(IMAGE))
