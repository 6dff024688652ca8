// Offline copies of answers on this device: per user, for seven days, at most fifty projects and fifty megabytes. Loaded when the
// first answer is to be stored or read.
import { keyOf } from './copy-key.ts'
import { type CopyHead, groupOf, isFresh, isKept, toDrop } from './copy-rules.ts'
import { clearStore, dropRow, readHeads, readRow, writeRow } from './device-store.ts'
import { ownerNow } from './owner.ts'
import type { Revision } from './revisions.ts'

const CONTRACT = typeof __CONTRACT__ === 'string' ? __CONTRACT__ : 'development'
const PROPOSALS = 'proposals'
/** Room is made now and then, not with every answer. */
const SWEEP_EVERY = 40
let written = 0

/** An answer that can't be stored is skipped; the user didn't ask for it. */
export async function keepCopy(
  owner: string,
  path: string,
  input: object,
  answer: unknown,
  of?: Revision,
): Promise<void> {
  if (!isKept(path, input) || ownerNow() !== owner) return
  try {
    const text = JSON.stringify(answer)
    const head: CopyHead = {
      key: `${owner} ${keyOf(path, input)}`,
      owner,
      group: groupOf(input),
      contract: CONTRACT,
      saved_at: Date.now(),
      size: text.length,
    }
    await writeRow('answers', { ...head, text, of })
    if (written++ % SWEEP_EVERY === 0) await sweep(owner)
  } catch {
    // Denied or full.
  }
}

export type Copy = { answer: unknown; saved_at: number; of?: Revision }
type Row = { text: string; saved_at: number; contract: string; of?: Revision }

export async function findCopy(owner: string, path: string, input: object): Promise<Copy | undefined> {
  try {
    const row = await readRow('answers', `${owner} ${keyOf(path, input)}`)
    if (!isRow(row) || !isFresh(row, Date.now(), CONTRACT)) return undefined
    return { answer: JSON.parse(row.text), saved_at: row.saved_at, ...(row.of ? { of: row.of } : {}) }
  } catch {
    return undefined
  }
}

const isRow = (row: unknown): row is Row =>
  row !== null && typeof row === 'object' && 'text' in row && 'saved_at' in row && 'contract' in row

/** Stored in place of a path: the newest revision of a project that this device knows of. */
const NEWEST = 'revision'

export const findNewest = async (owner: string, project_id: string): Promise<Revision | undefined> =>
  (await findCopy(owner, NEWEST, { project_id }))?.of

export async function keepNewest(owner: string, of: Revision): Promise<void> {
  const { project_id } = of
  if (await findCopy(owner, '/v3/projects.Get', { project_id })) await keepCopy(owner, NEWEST, { project_id }, null, of)
}

/** Deletes copies of other users, expired ones, and those beyond the limits. */
export async function sweep(owner: string): Promise<void> {
  const heads = (await readHeads()).map(({ index, key }): CopyHead => {
    const [of, group, contract, saved_at, size] = Array.isArray(index) ? index : []
    return {
      key,
      owner: String(of),
      group: String(group),
      contract: String(contract),
      saved_at: Number(saved_at),
      size: Number(size),
    }
  })
  for (const key of toDrop(heads, { owner, now: Date.now(), contract: CONTRACT })) await dropRow('answers', key)
}

/**
 * At the end of a session: deletes copies of answers, and of proposals opened by link. The built application stays; pending
 * changes stay for the same user, as drafts do.
 */
export async function wipeCopies(): Promise<void> {
  await Promise.allSettled([clearStore('answers'), 'caches' in window ? caches.delete(PROPOSALS) : undefined])
}
