// Follows the log of seals of a running server from elsewhere: each time the newest head is fetched, and the server must prove
// that what it showed before is still the beginning. A log rewritten in between cannot. Kept in one file between calls.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import { fingerprintOf, isConsistent, isHeadSigned, leafHash } from '#machines/agreements/seal-log/check-proof.ts'
import { leafText } from '#machines/agreements/seal-log/log-text.ts'
import { addLeaf, type Hash, keepFrontier, rootOf } from './tree-hash.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const headSchema = z.object({
  size: z.int().positive(),
  root: hash,
  at: z.iso.datetime(),
  public_key: z.string().max(200),
  signature: z.string().max(200),
})
const answerSchema = z.object({ installation: hash, public_key: z.string().max(200), head: headSchema.nullable() })
const pathSchema = z.object({ path: z.array(hash).max(200) })
const leafSchema = z.object({
  index: z.int().nonnegative(),
  document_hash: hash,
  kind: z.enum(['seal', 'earlier']),
  logged_at: z.iso.datetime(),
  installation: hash,
})
const leavesSchema = z.object({ leaves: z.array(leafSchema).max(1_000) })
const stateSchema = z.object({
  installation: hash,
  head: headSchema,
  /** The log's subtrees, needed to hash its next leaves. */
  nodes: z.record(z.string(), hash),
  last_logged_at: z.iso.datetime(),
})
export type MirrorState = z.infer<typeof stateSchema>
type Mirrored = { state: MirrorState | null; added: number; sentence: string }

/** The log was altered; `message` says how. */
export class LogBroken extends Error {}

type Fetch = (url: string) => Promise<Response>

/** One visit. Throws LogBroken, and an ordinary error where the server does not answer. */
export async function followLog(origin: string, before: MirrorState | null, get: Fetch = fetch): Promise<Mirrored> {
  const ask = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
    const answer = await get(`${origin}/v3/seals.${path}`)
    if (!answer.ok) throw new Error(`${origin} answered with ${answer.status}.`)
    const read = schema.safeParse(await answer.json())
    if (!read.success) throw new LogBroken('What the server answered is no log of seals.')
    return read.data
  }
  const { installation, head } = await ask('GetTreeHead', answerSchema)
  if (before && installation !== before.installation)
    throw new LogBroken(`The installation was ${before.installation} and says now it is ${installation}.`)
  if (!head) {
    if (before) throw new LogBroken(`The log had ${before.head.size} seals and has none now.`)
    return { state: null, added: 0, sentence: 'Nothing was sealed there yet.' }
  }
  if ((await fingerprintOf(head.public_key)) !== installation || (await isHeadSigned(head)) !== true)
    throw new LogBroken('The head of the log is not signed by its installation.')
  const size = before?.head.size ?? 0
  if (head.size < size) throw new LogBroken(`The log had ${size} seals and has ${head.size} now.`)
  if (before && new Date(head.at) < new Date(before.head.at)) throw new LogBroken('The log’s clock went back.')
  const { path } = before
    ? await ask(`GetConsistencyProof?from=${size}&to=${head.size}`, pathSchema)
    : { path: [] as string[] }
  if (before && !(await isConsistent(before.head, head, path)))
    throw new LogBroken(`The log was rewritten: its first ${size} seals are not those it had on ${before.head.at}.`)
  const nodes = new Map<string, Hash>(Object.entries(before?.nodes ?? {}).map(([name, one]) => [name, bytesOf(one)]))
  let last_logged_at = before?.last_logged_at ?? '1970-01-01T00:00:00.000Z'
  for (let next = size; next < head.size; ) {
    const { leaves } = await ask(`ListLeaves?from=${next}&limit=${Math.min(1_000, head.size - next)}`, leavesSchema)
    if (leaves.length === 0) throw new LogBroken(`The log shows no seal ${next + 1}.`)
    for (const leaf of leaves) {
      if (leaf.index !== next) throw new LogBroken(`The log shows no seal ${next + 1}.`)
      if (new Date(leaf.logged_at) < new Date(last_logged_at)) throw new LogBroken(`Seal ${next + 1} is backdated.`)
      if (leaf.installation !== installation) throw new LogBroken(`Seal ${next + 1} names another installation.`)
      addLeaf(next, bytesOf(await leafHash(leafText(leaf))), nodes)
      next++
      keepFrontier(next, nodes)
      last_logged_at = leaf.logged_at
    }
  }
  if (Buffer.from(rootOf(head.size, nodes)).toString('hex') !== head.root)
    throw new LogBroken('The seals the log shows are not those its head was signed for.')
  const node_hashes = Object.fromEntries([...nodes].map(([name, one]) => [name, Buffer.from(one).toString('hex')]))
  const state = { installation, head, nodes: node_hashes, last_logged_at }
  const added = head.size - size
  const sentence = before
    ? `The log is the one seen before, with ${count(added)} more: ${count(head.size)} in all.`
    : `Followed from now on: ${count(head.size)} seals by installation ${installation}.`
  return { state, added, sentence }
}

const bytesOf = (hex: string): Hash => Buffer.from(hex, 'hex')
const count = (seals: number) => seals.toLocaleString('en-US')

export function readState(file: string): MirrorState | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  const read = stateSchema.safeParse(JSON.parse(text))
  if (!read.success) throw new Error(`${file} is not the state of a mirror.`)
  return read.data
}

/** Renamed into place, so that a mirror that dies keeps what it knew. */
export function writeState(file: string, state: MirrorState) {
  writeFileSync(`${file}.tmp`, `${JSON.stringify(state, null, 1)}\n`, { flush: true })
  renameSync(`${file}.tmp`, file)
}
