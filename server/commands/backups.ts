// Shared by `npm run backup`, `restore` and `prove-restore`: arguments and key.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'
import { unavailable } from '../db/unavailable.ts'
import type { Environment } from '../environment.ts'

export const KEY_HELP = `--key-file FILE  encrypts with the content of FILE, at least 32 bytes, as from: openssl rand -out FILE 32
Or set BACKUP_PASSPHRASE. Without either, backups are not encrypted. Keep the key and the server’s secret somewhere else:
a backup holds neither.`

type Asked = { folder: string; secret: Uint8Array | undefined; backup: string | undefined; into: string | undefined }
const LEAST_KEY = 32

export function askedOf({ BACKUP_PASSPHRASE }: Environment, usage: string): Asked {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'key-file': { type: 'string' }, backup: { type: 'string' }, into: { type: 'string' } },
  })
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) throw new Error(`Name one folder of backups: ${usage}`)
  const file = values['key-file']
  if (file !== undefined && BACKUP_PASSPHRASE !== undefined)
    throw new Error('Use either --key-file or BACKUP_PASSPHRASE, not both.')
  return {
    folder: resolve(folder),
    secret: file === undefined ? fromPassphrase(BACKUP_PASSPHRASE) : keyIn(file),
    backup: values.backup,
    into: values.into,
  }
}

function keyIn(file: string): Uint8Array {
  const key = readFileSync(file)
  if (key.length >= LEAST_KEY) return key
  throw new Error(`The key file ${file} holds ${key.length} bytes; a key has ${LEAST_KEY} or more.`)
}

const fromPassphrase = (passphrase: string | undefined) =>
  passphrase === undefined ? undefined : Buffer.from(passphrase)

/** The message of the database or disk, without the query around it. */
export function tellFault(error: unknown): void {
  const fault = unavailable(error) ?? (error instanceof DrizzleQueryError ? error.cause : error)
  console.error(fault instanceof Error ? fault.message : String(fault))
  process.exitCode = 1
}
