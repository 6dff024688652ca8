import type { Permission } from '#sdk/types.ts'
import { useRead, useWhyNot } from '#web/data/queries.ts'

/** Why nothing of a project can be sent: the caller's role, or `of_sample` for the sample. */
export function useWhyNotReal(project_id: string, permission: Permission, of_sample: string): string | undefined {
  const whyNot = useWhyNot(permission)
  const { data } = useRead('/v3/projects.Get', { project_id })
  return whyNot ?? (data?.project.is_sample ? of_sample : undefined)
}
