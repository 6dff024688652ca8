import { MAY_WORK } from '#machines/projects/task-rules.ts'
import { usePermissions } from '#web/data/queries.ts'
import { words } from './words.ts'

/** Undefined for users who may write tasks and notes; otherwise the sentence a disabled button shows. */
export function useWhyNoWork(): string | undefined {
  const permissions = usePermissions()
  return MAY_WORK.some(one => permissions.has(one)) ? undefined : words.your_role_does_not
}
