// A folder of backups: one file per backup, plus the large values of its rows (uploaded and signed files), each stored
// once for all backups. A folder is encrypted as a whole or not at all.
import { createHash, createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { syncPath } from '../db/embedded/embedded-durability.ts'
import { writeOnce } from '../write-once.ts'
import { BackupDamaged, type Key, type Pieces, readChunks, writeChunks } from './chunks.ts'

const FORMAT = 1
const SUFFIX = '.backup'
/** OWASP's for scrypt: 128 MB and some tenths of a second, once for each command. */
const SCRYPT = { N: 131_072, r: 8, p: 1, maxmem: 268_435_456 }

const description = z.object({
  format: z.int(),
  /** For an encrypted folder: salt for the key derivation, and a check for the passphrase. */
  encryption: z.object({ salt: z.base64(), check: z.base64() }).nullable(),
})

export type Store = ReturnType<typeof storeAt>

/** `secret` is the passphrase or the key file's content. The folder is created if missing. */
export function createStore(folder: string, secret: Uint8Array | undefined) {
  const file = join(folder, 'backups.json')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (readdirSync(folder).length > 0)
      throw new Error(`The folder ${folder} holds something other than backups. Choose an empty or a new one.`)
    const salt = randomBytes(16)
    const encryption = secret
      ? { salt: salt.toString('base64'), check: checkOf(keyFrom(secret, salt)).toString('base64') }
      : null
    writeOnce(file, Buffer.from(JSON.stringify({ format: FORMAT, encryption })))
  }
  return openStore(folder, secret)
}

export function openStore(folder: string, secret: Uint8Array | undefined) {
  const file = join(folder, 'backups.json')
  if (!existsSync(file)) throw new Error(`There are no backups in ${folder}: its file backups.json is missing.`)
  const { format, encryption } = describedIn(file)
  if (format !== FORMAT) throw new Error(`The backups in ${folder} were made by a newer Sunquill. Use that version.`)
  if (!encryption && secret)
    throw new Error(`The backups in ${folder} are not encrypted. Leave out the key, or choose another folder.`)
  if (!encryption) return storeAt(folder, undefined)
  if (!secret)
    throw new Error(`The backups in ${folder} are encrypted. Set BACKUP_PASSPHRASE, or name the key with --key-file.`)
  const key = keyFrom(secret, Buffer.from(encryption.salt, 'base64'))
  const expected = Buffer.from(encryption.check, 'base64')
  const check = checkOf(key)
  if (expected.length === check.length && timingSafeEqual(expected, check)) return storeAt(folder, key)
  throw new Error(
    `This is not the key of the backups in ${folder}. Use the passphrase or key file they were made with.`,
  )
}

function describedIn(file: string) {
  try {
    return description.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new BackupDamaged(`The backup file ${file} was changed. Nothing was restored.`)
  }
}

const keyFrom = (secret: Uint8Array, salt: Uint8Array) => scryptSync(secret, salt, 32, SCRYPT)
const checkOf = (key: Uint8Array) => createHmac('sha256', key).update('sunquill backup key').digest()

function storeAt(folder: string, key: Key) {
  /** In an encrypted folder the name reveals nothing about the content. */
  const pathOf = (sha256: string) => {
    const name = key ? createHmac('sha256', key).update(sha256).digest('hex') : sha256
    return join(folder, 'files', name.slice(0, 2), name)
  }
  const read = (file: string) => readChunks(createReadStream(file), key, file)
  return {
    /** The oldest first. */
    names: () =>
      readdirSync(folder)
        .filter(name => name.endsWith(SUFFIX))
        .map(name => name.slice(0, -SUFFIX.length))
        .sort(),
    /** There once it is whole. */
    write: (name: string, bytes: Pieces) => writeWhole(join(folder, name + SUFFIX), bytes, key),
    read: (name: string) => read(join(folder, name + SUFFIX)),
    hasFile: (sha256: string) => existsSync(pathOf(sha256)),
    writeFile: (sha256: string, bytes: Pieces) => writeWhole(pathOf(sha256), bytes, key),
    /** Throws BackupDamaged unless it is whole and what it was. */
    async readFile(sha256: string): Promise<Buffer> {
      const file = pathOf(sha256)
      if (!existsSync(file)) throw new BackupDamaged(`The backup file ${file} is missing. Nothing was restored.`)
      const pieces: Uint8Array[] = []
      for await (const piece of read(file)) pieces.push(piece)
      const bytes = Buffer.concat(pieces)
      if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes
      throw new BackupDamaged(`The backup file ${file} was changed. Nothing was restored.`)
    },
  }
}

/** A backup that is interrupted leaves no half file under the name of a whole one. */
async function writeWhole(file: string, bytes: Pieces, key: Key) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const temporary = `${file}.${process.pid}.tmp`
  await pipeline(Readable.from(writeChunks(bytes, key)), createWriteStream(temporary, { mode: 0o600 }))
  const handle = await open(temporary, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  renameSync(temporary, file)
  syncPath(dirname(file))
}
