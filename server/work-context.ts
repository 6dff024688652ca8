// The context of the running code, carried through everything it awaits. A single AsyncLocalStorage: each one slows every promise.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '#machines/words/language.ts'

export type ServedRequest = {
  request_id: string
  /** The operation's ID in the contract; none for pages and files. */
  operation?: string
  company_id?: number
}
/** The project an answer is about, and its revision when it was read or written. */
type ServedProject = { id?: string | undefined; revision?: number }
export type WorkContext = {
  /** None for background work. */
  request?: ServedRequest
  project?: ServedProject
  language?: Language
  /** How long it waits for the database. */
  patience?: 'request' | 'background' | 'export' | 'migration'
}

const store = new AsyncLocalStorage<WorkContext>()

export const workContext = (): WorkContext | undefined => store.getStore()

/** Runs `work` in this context, in addition to the current one. */
export const within = <T>(context: WorkContext, work: () => T): T =>
  store.run({ ...store.getStore(), ...context }, work)

/** For work that is started by one request and shared by later ones. */
export const outsideOfAll = <T>(work: () => T): T => store.exit(work)
