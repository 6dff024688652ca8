// The server's secrets: from the environment, or generated on the first run and readable only by their owner. After a rotation there
// are several: the current one, and earlier ones that still open older values.
import { hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeOnce } from './write-once.ts'

export type Secrets = {
  /** Seals new values and signs in to the database. */
  current: Uint8Array
  /** Signs: links, evidence and the installation's key are verified with it for as long as they exist. */
  first: Uint8Array
  /** Newest first. */
  all: readonly [Uint8Array, ...Uint8Array[]]
}
type Given = { SUNQUILL_SECRET?: string | undefined; SUNQUILL_OLD_SECRETS?: readonly string[] | undefined }

export const SECRET_BYTES = 48
const LEAST_BYTES = 32

export function serverSecrets({ SUNQUILL_SECRET, SUNQUILL_OLD_SECRETS = [] }: Given, data_dir: string): Secrets {
  if (SUNQUILL_SECRET)
    return secretsOf(
      Buffer.from(SUNQUILL_SECRET),
      SUNQUILL_OLD_SECRETS.map(text => Buffer.from(text)),
    )
  const file = join(data_dir, 'secret')
  if (!existsSync(file)) {
    // With a different secret no one could sign in, and no encrypted value could be opened.
    if (existsSync(join(data_dir, 'database', 'cluster')))
      throw new Error(
        `There is a database in ${data_dir}, and its secret is missing. Put the file ${file} back from a backup, or set SUNQUILL_SECRET. If it is lost for good: npm run rotate-secret -- --lost`,
      )
    mkdirSync(data_dir, { recursive: true, mode: 0o700 })
    writeOnce(file, randomBytes(SECRET_BYTES))
  }
  return secretsOf(readSecret(file), oldFiles(data_dir).map(readSecret))
}

/** For a command that must not generate one: no existing value could be opened with it. */
export function existingSecrets(given: Given, data_dir: string): Secrets {
  if (given.SUNQUILL_SECRET || existsSync(join(data_dir, 'secret'))) return serverSecrets(given, data_dir)
  throw new Error(`There is no secret in ${data_dir}. Set SUNQUILL_SECRET, or put the file secret there from its copy.`)
}

const secretsOf = (current: Uint8Array, old: readonly Uint8Array[]): Secrets => ({
  current,
  first: old.at(-1) ?? current,
  all: [current, ...old],
})

function readSecret(file: string): Uint8Array {
  const secret = readFileSync(file)
  if (secret.length >= LEAST_BYTES) return secret
  throw new Error(
    `The file ${file} holds ${secret.length} bytes; a secret has ${LEAST_BYTES} or more. Put it back from a backup; on a new installation delete it, and another is made.`,
  )
}

/** `secret.1` is the oldest; the newest comes first. */
function oldFiles(data_dir: string): string[] {
  const numbers = readdirSync(data_dir).flatMap(name => /^secret\.(\d+)$/.exec(name)?.[1] ?? [])
  return numbers
    .map(Number)
    .sort((a, b) => b - a)
    .map(number => join(data_dir, `secret.${number}`))
}

/** Makes a new secret the current one and keeps the earlier ones, unless they are lost. Returns where they are stored. */
export function rotateFile(data_dir: string, { lost = false } = {}): string {
  const file = join(data_dir, 'secret')
  mkdirSync(data_dir, { recursive: true, mode: 0o700 })
  if (lost) for (const one of [...oldFiles(data_dir), file]) rmSync(one, { force: true })
  // Stored first: a power cut in between leaves the same secret twice.
  else writeOnce(join(data_dir, `secret.${oldFiles(data_dir).length + 1}`), readSecret(file))
  writeOnce(file, randomBytes(SECRET_BYTES), { over: true })
  return data_dir
}

/** A fingerprint that distinguishes secrets without revealing them. */
export const fingerprintOf = (secret: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'sunquill fingerprint', 16)).toString('hex')
