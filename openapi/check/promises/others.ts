// Rows of the other tenant, as its own lists show them: ids that exist, and that the first tenant's requests must not lead to.
import type { Operation } from '../../contract.ts'
import { isRead, ordinary, succeeded } from '../case.ts'
import { canBeAsked } from '../explore.ts'
import { inputOf } from '../inputs/inputs.ts'
import { randomFrom } from '../inputs/random.ts'
import { idsIn, type Pool, poolOf } from '../links/pool.ts'
import { answerOf } from '../links/things.ts'
import { taughtBy } from '../prepare.ts'
import { whyNever } from '../safety.ts'
import type { Session } from '../session.ts'

type Others = { pool: Pool; asked: Set<Operation> }
const known = new WeakMap<Session, Others>()

/** Ids of such rows in the other tenant; none that both may see. */
export async function idsOfOthers(session: Session, links: string[]): Promise<unknown[]> {
  const { contract, options, pool } = session
  if (options.second_token === undefined) return []
  const others = known.get(session) ?? { pool: poolOf(contract), asked: new Set() }
  known.set(session, others)
  const found = () =>
    others.pool
      .known(links, false)
      .filter(({ link, value }) => !pool.row(link, value))
      .map(({ value }) => value)
  for (const one of contract.operations) {
    if (found().length > 0) break
    if (!isRead(one) || others.asked.has(one) || !needsNothing(one) || !canBeAsked(session, one)) continue
    if (one.open || whyNever(one) !== undefined || !taughtBy(contract, one).has(links)) continue
    others.asked.add(one)
    const random = randomFrom(options.seed, `${one.path} others`)
    const input = inputOf({ contract, pool, random, attempt: 0 }, one)
    const exchange =
      input && (await session.ask({ ...ordinary(one, input, 'of-others'), expects: 'answered', credential: 'second' }))
    if (exchange && succeeded(exchange)) others.pool.learn(exchange.json, idsIn(exchange.asked), one, answerOf(one))
  }
  return found()
}

const needsNothing = ({ parameters }: Operation) => !parameters.some(({ required }) => required)
