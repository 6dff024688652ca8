// The demo company of a server: what a person sees first is there before the server answers, the rest is made while it runs.
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Database, Db } from '#server/db/database.ts'
import type { Ports } from '#server/ports/ports.ts'
import { beginDemo } from '../demo.ts'
import type { playInProcess } from '../lenders/in-process.ts'
import type { fillDemo } from './fill.ts'
import { DEMO } from './stage.ts'

type Server = {
  database: Database
  ports: Ports
  played: ReturnType<typeof playInProcess>
  data_dir: string
  log: Logger
}
/** Prints how long something takes, and its progress. */
type Say = (words: string, work: () => Promise<unknown>, detail: () => string) => Promise<unknown>

/** Next to the database, for a server and for `npm run seed`. */
export const journalIn = (data_dir: string) => join(data_dir, 'demo.jsonl')

export async function openDemo({ database, ports, played, data_dir, log }: Server) {
  const { sign_ins, fill } = await beginDemo({
    database,
    ports,
    lenders: played.sandbox,
    journal: journalIn(data_dir),
  })
  let asked_at = Number.NEGATIVE_INFINITY
  let filling: ReturnType<typeof fillDemo> | undefined
  let progress = ''
  return {
    sign_ins,
    /** For background work, which must not run in the middle of a step. */
    database: fill
      ? { ...database, findDue: <T>(work: (db: Db) => Promise<T>) => played.takeTurn(() => database.findDue(work)) }
      : database,
    /** Gives a user's request priority. */
    heed: () => {
      asked_at = performance.now()
    },
    /** Makes the rest. */
    fill(say: Say) {
      filling = fill?.({
        takeTurn: played.takeTurn,
        lastAsked: () => asked_at,
        onProgress: (made, total) => {
          ports.demo.filling = { company_id: DEMO, made, total }
          progress = `${made} of ${total}`
        },
        onFault: (step, error) => log.error({ step, error: String(error) }, 'a part of the demo company is missing'),
      })
      if (!filling) return
      const complete = filling.done.then(isComplete => {
        ports.demo.filling = null
        // A stopping server hasn't finished it, and doesn't report so.
        return isComplete || new Promise(() => undefined)
      })
      say(
        'Filling the demo company',
        () => complete,
        () => progress,
      )
    },
    filled: () => filling?.done,
    stop: () => filling?.stop(),
  }
}
