// The age of answers: when each was requested, its project's revision, and the newest revision this tab knows.
import { keyOf } from './copy-key.ts'

export type Revision = { project_id: string; revision: number }
/** `asked_at` may belong to a request under way; the rest describes what is shown. `saved_at`: a copy on this device is shown. */
type Shown = { asked_at: number; of?: Revision | undefined; saved_at?: number }

const shown = new Map<string, Shown>()
/** By project: the newest revision, and the one since which everything on screen has been asked for again. */
const newest = new Map<string, number>()
const covered = new Map<string, number>()

export function revisionIn({ headers }: Response): Revision | undefined {
  const [project_id, revision] = headers.get('Project-Revision')?.split(' ') ?? []
  return project_id && revision ? { project_id, revision: Number(revision) } : undefined
}

let whenNewer: (project_id: string) => void = () => {}
/** Calls `hear` for each project that has changed since this tab first read it, learned from an answer or an event. */
export const followRevisions = (hear: typeof whenNewer) => {
  whenNewer = hear
}

export function noteRevision(found: Revision | undefined) {
  if (!found) return
  const { project_id, revision } = found
  const before = newest.get(project_id)
  if (before !== undefined && before >= revision) return
  newest.set(project_id, revision)
  if (before !== undefined) whenNewer(project_id)
}

/** Without a project, of all. */
export function noteCovered(project_id?: string) {
  for (const [id, revision] of newest) if (id === (project_id ?? id)) covered.set(id, revision)
}
export const isCovered = (project_id: string) => covered.get(project_id) === newest.get(project_id)

export function noteAsked(path: string, input: object): number {
  const asked_at = Date.now()
  noteShown(path, input, { ...shown.get(keyOf(path, input)), asked_at })
  return asked_at
}
export const noteShown = (path: string, input: object, one: Shown) => shown.set(keyOf(path, input), one)
/** When the shown copy on this device was read. */
export const keptAt = (path: string, input: object) => shown.get(keyOf(path, input))?.saved_at
export const askedAt = (path: string, input: object) => shown.get(keyOf(path, input))?.asked_at ?? 0

/** Undefined if the answer has no revision. */
export function isOutdated(path: string, input: object): boolean | undefined {
  const of = shown.get(keyOf(path, input))?.of
  return of && of.revision < (newest.get(of.project_id) ?? 0)
}
