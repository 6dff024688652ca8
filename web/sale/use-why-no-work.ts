import { operations } from '#sdk/operations.gen.ts'
import { usePermissions } from '#web/app/queries.ts'

/** Undefined for whoever may write tasks and notes, as the contract has it; otherwise the sentence a disabled button says. */
export function useWhyNoWork(): string | undefined {
  const permissions = usePermissions()
  return operations['/v3/tasks.Create'].permission.some(one => permissions.has(one))
    ? undefined
    : 'Your role does not allow this.'
}
