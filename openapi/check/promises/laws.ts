// The laws of behavior, and when they are asked for: of reads first, then of writes one after the other.
import type { Operation } from '../../contract.ts'
import { type Exchange, isCaseOf, isRead } from '../case.ts'
import { PROBES } from '../protocol/probes.ts'
import { whyNever } from '../safety.ts'
import type { Session } from '../session.ts'
import { fillList } from './filling.ts'
import { filters } from './filters.ts'
import { inserts } from './inserts.ts'
import { keys } from './keys.ts'
import { keepsTo, keptBy, type Law } from './law.ts'
import { pages } from './pages.ts'
import { recall } from './recall.ts'
import { references } from './references.ts'
import { numbers, texts, zones } from './stored.ts'
import { lookBack, trips } from './trips.ts'
import { versions } from './versions.ts'

const LAWS: Law[] = [pages, filters, references, trips, versions, keys]
/** What no schema states, checked last. */
const MORE_LAWS: Law[] = [...PROBES, recall, texts, numbers, zones, inserts]

const OF_LISTS = [pages, filters]

/** The law that a case belongs to. */
export const lawOf = (change: string): Law | undefined =>
  [...LAWS, ...MORE_LAWS].find(({ name }) => change === `law:${name}`)

export async function keepLaws(session: Session, laws = LAWS, only: (operation: Operation) => boolean = () => true) {
  const { contract, bases, inScope, options } = session
  const asked = contract.operations.filter(
    one => only(one) && inScope(one) && bases.get(one)?.works && whyNever(one) === undefined,
  )
  const inTurn = [...asked.filter(isRead), ...asked.filter(one => !isRead(one) && options.writes)]
  for (const operation of inTurn) {
    if (isRead(operation) && options.writes && laws.some(one => OF_LISTS.includes(one)))
      await fillList(session, operation)
    for (const law of laws) await keepsTo(session, law, operation)
  }
}

type Turn = { law: Law; operation: Operation }

/** As long as more than `until` requests are left; returns what there wasn't room for. */
export async function keepMoreLaws(session: Session, until: number, turns = moreTurns(session)): Promise<Turn[]> {
  for (const [nth, { law, operation }] of turns.entries()) {
    if (session.left() <= until) return turns.slice(nth)
    await keepsTo(session, law, operation)
  }
  return []
}

/** Law by law, so that each gets its turn. */
function moreTurns({ contract, bases, inScope, options }: Session): Turn[] {
  const asked = contract.operations.filter(one => inScope(one) && bases.get(one)?.works && whyNever(one) === undefined)
  return MORE_LAWS.flatMap(law =>
    asked.filter(one => isRead(one) || options.writes).map(operation => ({ law, operation })),
  )
}

/** Called on a first success, which may never come again. */
export async function keepLawsInPassing(session: Session, success: Exchange) {
  const { operation } = success.asked
  if (isRead(operation) || !session.inScope(operation) || session.keptInPassing.has(operation)) return
  session.keptInPassing.add(operation)
  await lookBack(session, success, new Set())
  // On the way to one case alone, what other operations promise is no matter.
  const { only_case } = session.options
  if (only_case !== undefined && !isCaseOf(operation, only_case)) return
  for (const law of LAWS) await keptBy(session, law, success)
}
