// An existing row may allow only part of a change, such as a federal incentive. A change is also tried on a row made for it, and keeps
// that row if it accepts more fields. Called by check.ts before anything is varied.
import type { Operation } from '../../contract.ts'
import { type Exchange, type Input, isRead, ordinary, succeeded } from '../case.ts'
import { isLate } from '../ends.ts'
import { idsIn } from '../links/pool.ts'
import { refusedFields } from '../refusals.ts'
import type { Session } from '../session.ts'
import { makersOf, namingAlike } from './filling.ts'
import { shownIn, thingShownBy } from './readers.ts'
import { withAll } from './trip-inputs.ts'

export async function takeOwnRow(session: Session, operation: Operation) {
  const base = session.bases.get(operation)
  const shown = thingShownBy(session, operation)
  const name = `${shown?.thing}_id`
  if (
    isRead(operation) ||
    isLate(operation) ||
    !base?.works ||
    !shown ||
    !(name in idsIn({ operation, input: base.input }))
  )
    return
  const refused = await refusedOf(session, operation, base.input)
  if (refused === 0) return
  for (const maker of makersOf(session, shown)) {
    const row = await madeBy(session, maker)
    const input = row && namingAlike(operation, base.input, { [name]: row.id })
    const taken = input && (await asked(session, operation, input))
    if (!taken || !succeeded(taken) || (await refusedOf(session, operation, input)) >= refused) continue
    session.bases.set(operation, { ...base, input })
    return
  }
}

/** The number of fields refused in a maximal input. */
async function refusedOf(session: Session, operation: Operation, input: Input): Promise<number> {
  const exchange = await asked(session, operation, withAll(session, operation, input))
  return !exchange || succeeded(exchange) ? 0 : refusedFields(exchange.json).length
}

async function madeBy(session: Session, maker: Operation) {
  const base = session.bases.get(maker)
  const exchange = base && (await asked(session, maker, base.input))
  return exchange && succeeded(exchange) ? shownIn(session, exchange) : undefined
}

async function asked(session: Session, operation: Operation, input: Input): Promise<Exchange | undefined> {
  const exchange = await session.ask(ordinary(operation, input, 'ordinary-own'))
  session.learn(exchange)
  return exchange
}
