// What the code at work is for, carried through everything it awaits. One store for all of it: each would cost every promise.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '#machines/words/language.ts'

export type ServedRequest = {
  request_id: string
  /** Its name in the contract; none for pages and files. */
  operation?: string
  company_id?: number
}
/** The project an answer is about, and its revision when the answer was read or written. */
type ServedProject = { id?: string | undefined; revision?: number }
export type WorkContext = {
  /** None for work that runs by itself. */
  request?: ServedRequest
  project?: ServedProject
  language?: Language
  /** How long it waits for the database. */
  patience?: 'request' | 'background' | 'export' | 'migration'
}

const store = new AsyncLocalStorage<WorkContext>()

export const workContext = (): WorkContext | undefined => store.getStore()

/** `work`, for which this holds; whatever else holds now goes on. */
export const within = <T>(context: WorkContext, work: () => T): T =>
  store.run({ ...store.getStore(), ...context }, work)

/** For work that one sets off and that serves whoever comes next too. */
export const outsideOfAll = <T>(work: () => T): T => store.exit(work)
