// A promise beyond schemas, kept or broken over several requests. Each has its own file in this folder.
import type { Operation } from '../../contract.ts'
import { type Exchange, type Input, inspecting } from '../case.ts'
import type { CheckName } from '../report/report.ts'
import type { Session } from '../session.ts'

export type Law = {
  /** Part of its case's name. */
  name: string
  check: CheckName
  /** Undefined if it is kept or can't be decided. */
  broken: (look: Look, operation: Operation) => Promise<Broken | undefined>
  /** The same for one success, before its row moves on: what succeeds only once can't be asked again later. */
  brokenBy?: (look: Look, success: Exchange) => Promise<Broken | undefined>
}
/** `expected` in a few words; equal ones are reported once. */
export type Broken = { exchange: Exchange; sentence: string; expected: string; alike: string }

export type Look = {
  session: Session
  /** As the law's own case at that operation, the same for every request it takes. */
  ask: (operation: Operation, input: Input, more?: Partial<Exchange['asked']>) => Promise<Exchange | undefined>
}

const WHAT = 'an ordinary request'

/** Data may have changed between two answers: checked again before reporting. */
export async function keepsTo(session: Session, law: Law, operation: Operation) {
  const look = lookBy(session, law, `law:${law.name}`)
  if (session.options.skip?.includes(law.check) || !(await law.broken(look, operation))) return
  tell(session, law, await law.broken(look, operation))
}

/** Of what has succeeded for the first time. */
export async function keptBy(session: Session, law: Law, success: Exchange) {
  if (session.options.skip?.includes(law.check)) return
  tell(session, law, await law.brokenBy?.(lookBy(session, law, `first:${law.name}`, success.asked.token), success))
}

const lookBy = (session: Session, law: Law, change: string, token?: string): Look => ({
  session,
  ask: async (of, input, more = {}) => {
    const asked = { ...inspecting(of, input, change, law.check, WHAT), ...(token === undefined ? {} : { token }) }
    const exchange = await session.ask({ ...asked, ...more })
    session.learn(exchange)
    return exchange
  },
})

function tell(session: Session, { check }: Law, broken: Broken | undefined) {
  if (!broken) return
  const { exchange, sentence, expected, alike } = broken
  if (session.inScope(exchange.asked.operation)) session.report(exchange, { check, sentence, expected, alike })
}
