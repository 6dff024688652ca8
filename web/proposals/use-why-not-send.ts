import { useRead, useWhyNot } from '#web/data/queries.ts'
import { words } from './words.ts'

/** Why the proposal can't be sent: by the caller's role, or because its project is the sample. */
export function useWhyNotSend(project_id: string): string | undefined {
  const whyNot = useWhyNot('proposals.send')
  const { data } = useRead('/v3/projects.Get', { project_id }, { quiet: true })
  return whyNot ?? (data?.project.is_sample ? words.sample_cannot_be_sent : undefined)
}
