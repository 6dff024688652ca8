// Saves one part of a project. What others change in other parts meanwhile is no conflict with it.
import type { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { read, useWrite } from '#web/data/queries.ts'

type Change = Omit<Schemas['ProjectChange'], 'project_id' | 'version'>
type PartName = 'consumption' | 'tariff' | 'utility_id' | 'utility_name'

/** The database hands fields back in an order of its own. */
const inOrder = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** A number that is another where the part is: what a form compares to see whether someone changed the same. */
export function ageOf(part: unknown): number {
  let hash = 0
  for (const letter of JSON.stringify(part, inOrder) ?? '') hash = (hash * 31 + letter.charCodeAt(0)) | 0
  return hash
}

type Outcome = { onDone: () => void; onRefused: (failure: Refusal) => void }

export function useSavePart(project: Schemas['Project'], parts: readonly PartName[]) {
  const update = useWrite('/v3/projects.Update')
  const agesOf = (one: Schemas['Project']) => ageOf(parts.map(part => one[part]))
  const send = (version: number, changes: Change, { onDone, onRefused }: Outcome, again: boolean) =>
    update.mutate(
      { project_id: project.id, version, ...changes },
      {
        onSuccess: onDone,
        onError: async failure => {
          if (!again || failure.code !== 'stale_version') return onRefused(failure)
          const fresh = await read('/v3/projects.Get', { project_id: project.id }).catch(() => null)
          // Another user changed something else: saving here doesn't overwrite it.
          if (fresh && agesOf(fresh.project) === agesOf(project))
            send(fresh.project.version, changes, { onDone, onRefused }, false)
          else onRefused(failure)
        },
      },
    )
  return {
    busy: update.isPending,
    save: (changes: Change, then: Outcome) => send(project.version, changes, then, true),
  }
}
