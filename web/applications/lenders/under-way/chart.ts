// The application's chart, running in the browser: restored from what the server answered last. Its possible events are the
// buttons, the reasons of its guards what a disabled one says. What comes of a press the server decides, and its answer is the
// next chart.
import { type ActorRefFrom, createActor } from 'xstate'
import {
  type ApplicationStanding,
  applicationMachine,
  standingOfView,
} from '#machines/applications/lenders/application.ts'
import { snapshotOf } from '#machines/applications/lenders/standing.ts'
import type { Application } from './application-words.ts'

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
