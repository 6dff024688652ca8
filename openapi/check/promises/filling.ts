// A list with too few rows can't show paging or filters: create more, from existing ones, or by a sequence.
import type { Operation } from '../../contract.ts'
import { type Input, isRead, ordinary, succeeded } from '../case.ts'
import { canonical, linksOf } from '../links/names.ts'
import { idsIn } from '../links/pool.ts'
import { rowsIn, type Shown, shownBy } from '../links/things.ts'
import { followSequences } from '../sequences.ts'
import type { Session } from '../session.ts'
import { thingShownBy } from './readers.ts'

/** So that there is a page between the first and the last. */
const ROWS = 3

/** If an answer has several lists, the paged one is ambiguous. */
export function listShownBy({ contract }: Pick<Session, 'contract'>, operation: Operation): Shown | undefined {
  const lists = isRead(operation) ? shownBy(contract, operation).filter(({ isList }) => isList) : []
  return lists.length === 1 ? lists[0] : undefined
}

export async function fillList(session: Session, operation: Operation) {
  const list = listShownBy(session, operation)
  const input = session.bases.get(operation)?.input
  if (!list || !input) return
  const listed = await session.ask(ordinary(operation, input, 'ordinary-again'))
  session.learn(listed)
  let missing = listed && succeeded(listed) ? ROWS - rowsIn(listed.json, list).length : 0
  for (const maker of makersOf(session, list)) {
    const base = session.bases.get(maker)?.input
    const beside = base && namingAlike(maker, base, idsIn({ operation, input }))
    for (let made = 0; beside && missing > 0 && made < ROWS; made++) {
      const exchange = await session.ask(ordinary(maker, beside, 'repeated'))
      session.learn(exchange)
      if (!exchange || !succeeded(exchange)) break
      missing -= 1
    }
  }
  if (missing > 0) await followSequences(session, one => one === operation, true)
}

/** Operations that have created such a row. */
export const makersOf = (session: Session, { thing }: Shown) =>
  session.contract.operations.filter(
    one =>
      !isRead(one) &&
      session.bases.get(one)?.works &&
      thingShownBy(session, one)?.thing === thing &&
      // A request with the row's id changes it.
      !(`${thing}_id` in idsIn({ operation: one, input: session.bases.get(one)?.input ?? { parameters: {} } })),
  )

/** The same ids in a request of another operation, wherever it names such. */
export function namingAlike(operation: Operation, input: Input, ids: Record<string, unknown>): Input {
  const parameters = operation.parameters.flatMap(one => {
    const link = linksOf(operation, one).find(name => ids[name] !== undefined)
    return link === undefined ? [] : [[`${one.in} ${one.name}`, ids[link]] as const]
  })
  const fields = Object.keys(Object(input.body ?? {})).flatMap(name => {
    const id = ids[canonical(name)]
    return id === undefined ? [] : [[name, id] as const]
  })
  return {
    ...input,
    parameters: { ...input.parameters, ...Object.fromEntries(parameters) },
    ...(fields.length > 0 ? { body: { ...Object(input.body), ...Object.fromEntries(fields) } } : {}),
  }
}
