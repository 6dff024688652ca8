// The application's chart, running in the browser: restored from what the server answered last. Its possible events are the
// buttons, the reasons of its guards what a disabled one says. What comes of a press the server decides, and its answer is the
// next chart.
import { useSelector } from '@xstate/react'
import { type ActorRefFrom, createActor } from 'xstate'
import {
  type ApplicationStanding,
  applicationMachine,
  standingOfView,
  whyNotOn,
} from '#machines/lenders/application.ts'
import { snapshotOf } from '#machines/lenders/standing.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot } from '#web/data/queries.ts'
import { type Application, permissionFor } from './application-words.ts'

type Running = { actor: ActorRefFrom<typeof applicationMachine>; standing: ApplicationStanding }
/** One for every answer, whichever part of the screen asks it. */
const RUNNING = new WeakMap<Application, Running>()

export function chartOf(application: Application): Running {
  const known = RUNNING.get(application)
  if (known) return known
  const standing = standingOfView(application)
  const snapshot = snapshotOf(standing)
  const actor = createActor(applicationMachine, { snapshot, input: { regions: standing.regions } }).start()
  const running = { actor, standing }
  RUNNING.set(application, running)
  return running
}

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
