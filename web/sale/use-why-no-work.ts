import type { Permission } from '#sdk/types.ts'
import { usePermissions } from '#web/app/queries.ts'

/** Any of these may write tasks and notes. The contract's list, held against it by a test: its whole table is not for browsers. */
export const WORK: readonly Permission[] = ['projects.edit', 'design.edit', 'lenders.manage', 'receivables.edit']

/** Undefined for whoever may write tasks and notes; otherwise the sentence a disabled button says. */
export function useWhyNoWork(): string | undefined {
  const permissions = usePermissions()
  return WORK.some(one => permissions.has(one)) ? undefined : 'Your role does not allow this.'
}
