// One case sent again, with no more than it needs: the answers that show the ids it names, and its own operation taken once.
import type { Operation } from '../contract.ts'
import { isCaseOf, isRead, ordinary } from './case.ts'
import { casesOf } from './cases.ts'
import { isLate } from './ends.ts'
import { attemptAt, tryLate } from './explore.ts'
import { lookInside } from './inputs/bounds.ts'
import { shownBy } from './links/things.ts'
import { namedBy } from './missing.ts'
import { prepare } from './prepare.ts'
import { guardCases, mayGuard } from './promises/guards.ts'
import { keepLaws, lawOf } from './promises/laws.ts'
import { followLives, makerOf, missRemoved } from './promises/lifecycle.ts'
import { checkTenants } from './promises/tenants.ts'
import { lookBack } from './promises/trips.ts'
import { whyNever } from './safety.ts'
import { followSequences } from './sequences.ts'
import type { Session } from './session.ts'

/** All that one case may cost. */
export const MOST_ALONE = 40

export async function exerciseAlone(session: Session, only_case: string) {
  const { contract } = session
  const operation = contract.operations.find(one => isCaseOf(one, only_case))
  if (!operation) return
  session.covered(operation)
  const change = only_case.slice(`${operation.method}:${operation.path}:`.length)
  const of_life = /^(?:there|gone)-(.*)$/.exec(change)?.[1]
  if (of_life !== undefined || /^(made-\d|removed)$/.test(change)) {
    const creators = contract.operations.filter(one =>
      of_life !== undefined
        ? makerOf(one) === of_life
        : change === 'removed'
          ? makesFor(session, one, operation)
          : one === operation,
    )
    for (const one of creators.slice(0, 2)) await prepare(session, one)
    session.forgetFindings(only_case)
    return followLives(session, one => creators.includes(one))
  }
  if (change === 'without-removed') {
    const removers = contract.operations.filter(one => isLate(one) && removesShown(session, operation, one))
    for (const one of removers.slice(0, 2)) {
      await prepare(session, one)
      await tryLate(session, one)
    }
    await prepare(session, operation)
    session.forgetFindings(only_case)
    return missRemoved(session)
  }
  const law = lawOf(change)
  await prepare(session, operation, law !== undefined)
  // Findings on the way belong to other cases.
  session.forgetFindings(only_case)
  const known = session.bases.get(operation)
  if (/^(ordinary|repeated)/.test(change)) {
    const turn = Number(/^ordinary-(\d+)$/.exec(change)?.[1] ?? 0)
    const [made] = isRead(operation) || turn === 0 ? [] : attemptAt(session, operation, turn - 1)
    const input = made?.input ?? known?.input
    const exchange = input && (await session.ask(ordinary(operation, input, change)))
    return exchange && lookBack(session, exchange, new Set())
  }
  if (/^(in-|first:)/.test(change)) return followSequences(session, one => one === operation, true)
  if (change.startsWith('tenant:')) return checkTenants(session, one => one === operation)
  if (law) return keepLaws(session, [law], one => one === operation)
  const round = Number(/^(\d+)~/.exec(change)?.[1] ?? 0)
  const cases = [
    ...guardCases(session, operation).filter(one => one.expects === 'unknown_method' || mayGuard(session, operation)),
    ...(whyNever(operation) === undefined ? casesOf(session, operation, round, only_case) : []),
  ]
  const one = cases.find(({ id }) => id === only_case)
  const exchange = one && (await session.ask(one))
  if (!exchange) return
  await lookInside(session, exchange)
  await lookBack(session, exchange, new Set())
}

/** True if one creates what the other removes. */
const makesFor = (session: Session, maker: Operation, remover: Operation): boolean =>
  !isRead(maker) && !isLate(maker) && removesShown(session, maker, remover)

const removesShown = ({ contract }: Session, one: Operation, remover: Operation): boolean =>
  shownBy(contract, one).some(
    ({ thing, isList }) =>
      isList === isRead(one) && namedBy({ contract }, remover).some(({ links }) => links.includes(`${thing}_id`)),
  )
