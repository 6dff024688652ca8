// The application's chart, running in the browser and restored from the server's last answer. Its possible events are
// the buttons, its guards' reasons explain disabled ones. The server decides on each action, and its answer is the next
// state.
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
