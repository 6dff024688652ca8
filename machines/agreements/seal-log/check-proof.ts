// Verifies proofs of the seal log (RFC 9162, sections 2.1.3.2 and 2.1.4.2). Pure, using only Web Crypto: the browser
// page, the commands and a mirror share these functions.
import { digest, hexOf } from '../verify/algorithms.ts'
import { headText, type TreeHead } from './log-text.ts'

const HASH = /^[0-9a-f]{64}$/

export const leafHash = (text: string): Promise<string> => hashOf(0, new TextEncoder().encode(text))

const nodeHash = (left: string, right: string) => hashOf(1, bytesOf(left + right))

async function hashOf(prefix: number, bytes: Uint8Array): Promise<string> {
  const all = new Uint8Array(bytes.length + 1)
  all[0] = prefix
  all.set(bytes, 1)
  return hexOf(await digest('SHA-256', all))
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))

type Inclusion = { leaf: string; index: number; size: number; path: readonly string[]; root: string }

/** True if the leaf with this hash is number `index` in the tree of this size and root. */
export async function isIncluded({ leaf, index, size, path, root }: Inclusion): Promise<boolean> {
  if (!isCount(index) || !isCount(size) || index >= size || !path.every(one => HASH.test(one))) return false
  let [place, last, hash] = [index, size - 1, leaf]
  for (const beside of path) {
    if (last === 0) return false
    if (place % 2 === 1 || place === last) {
      hash = await nodeHash(beside, hash)
      while (place % 2 === 0 && place !== 0) {
        place = half(place)
        last = half(last)
      }
    } else hash = await nodeHash(hash, beside)
    place = half(place)
    last = half(last)
  }
  return last === 0 && hash === root
}

type Tree = Pick<TreeHead, 'size' | 'root'>

/** True if the newer tree extends the older one without changing, removing or moving a leaf. */
export async function isConsistent(older: Tree, newer: Tree, path: readonly string[]): Promise<boolean> {
  if (!isCount(older.size) || !isCount(newer.size) || older.size > newer.size) return false
  if (!path.every(one => HASH.test(one))) return false
  if (older.size === newer.size) return path.length === 0 && older.root === newer.root
  if (older.size === 0) return path.length === 0
  let [place, last] = [older.size - 1, newer.size - 1]
  while (place % 2 === 1) {
    place = half(place)
    last = half(last)
  }
  // A tree of a power of two leaves is itself the first node of the path.
  const [first, ...rest] = isPower(older.size) ? [older.root, ...path] : path
  if (first === undefined) return false
  let [before, after] = [first, first]
  for (const beside of rest) {
    if (last === 0) return false
    if (place % 2 === 1 || place === last) {
      before = await nodeHash(beside, before)
      after = await nodeHash(beside, after)
      while (place % 2 === 0 && place !== 0) {
        place = half(place)
        last = half(last)
      }
    } else after = await nodeHash(after, beside)
    place = half(place)
    last = half(last)
  }
  return last === 0 && before === older.root && after === newer.root
}

const half = (count: number) => Math.floor(count / 2)
const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0
const isPower = (count: number) => Number.isInteger(Math.log2(count))

const decoded = (base64: string) => Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))

/** Fingerprint of the public key that identifies an installation; null if not valid base64. */
export async function fingerprintOf(public_key: string): Promise<string | null> {
  try {
    return hexOf(await digest('SHA-256', decoded(public_key)))
  } catch {
    return null
  }
}

/** True if the key in the head signed it; null if this browser can't check such a signature. */
export async function isHeadSigned(head: TreeHead): Promise<boolean | null> {
  const installation = await fingerprintOf(head.public_key)
  if (installation === null) return false
  try {
    const key = await crypto.subtle.importKey('spki', decoded(head.public_key), 'Ed25519', false, ['verify'])
    const text = new TextEncoder().encode(headText(installation, head))
    return await crypto.subtle.verify('Ed25519', key, decoded(head.signature), text)
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotSupportedError' ? null : false
  }
}
