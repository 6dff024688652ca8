import { useSelector } from '@xstate/react'
import { whyNotOn } from '#machines/applications/lenders/application.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot } from '#web/data/queries.ts'
import { type Application, permissionFor } from './application-words.ts'
import { chartOf } from './chart.ts'

/** Why its event is not possible; undefined where it is. */
export function useOffer(application: Application, action: Schemas['LenderAction']): string | undefined {
  const { actor, standing } = chartOf(application)
  return useSelector(actor, snapshot => whyNotOn(snapshot, standing, action)) ?? undefined
}

/** The sentence of a disabled button; undefined for who may press it now. */
export function useAction(application: Application, action: Schemas['LenderAction']): string | undefined {
  const may = useWhyNot(permissionFor(action))
  const whyNot = useOffer(application, action)
  return may ?? whyNot
}
