import type { Schemas } from '#sdk/types.ts'
import { useWhyNot } from '#web/data/queries.ts'
import { type Application, actionOf, permissionFor } from './application-words.ts'

/** Whether an action belongs on the screen, and the sentence of its disabled button. */
export function useAction(application: Application, action: Schemas['LenderAction']) {
  const may = useWhyNot(permissionFor(action))
  const { there, whyNot } = actionOf(application, action)
  return { there, whyNot: may ?? whyNot }
}
