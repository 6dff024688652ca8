// The last allowed value of a field with further rules. Its refusal may come from those; if its neighbor is accepted,
// it doesn't, as no other rule begins just there. Called for every write that check.ts sends.
import { type Case, type Exchange, succeeded } from '../case.ts'
import { isJudgedByMore, refusedFields, refusedForThis } from '../refusals.ts'
import type { Session } from '../session.ts'

export async function lookInside(session: Session, exchange: Exchange) {
  const { asked, got } = exchange
  if (asked.expects !== 'taken' || !asked.inside || !isJudgedByMore(asked) || !refusedForThis(exchange)) return
  // A rule about several values together, such as that not all are zero, may well begin at a bound of one.
  const named = refusedFields(exchange.json)
  if (named.length > 0 && !named.includes(asked.changed)) return
  const within: Case = { ...asked, id: `${asked.id}:inside`, input: asked.inside, expects: 'answered' }
  const taken = await session.ask(within)
  session.learn(taken)
  if (!taken || !succeeded(taken)) return
  session.report(exchange, {
    check: 'boundary',
    sentence: `Answers ${got.status} to ${asked.what}, and takes the value beside it; ${asked.rule}.`,
    expected: 'not to be refused as invalid',
    alike: `${asked.changed} inside ${asked.rule}`,
  })
}
