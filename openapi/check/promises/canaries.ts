// Gives the second tenant rows with texts that nobody else has; whatever answers the first one with them shows another's values.
import { inspecting, isRead, succeeded } from '../case.ts'
import { isLate } from '../ends.ts'
import { mediaOf } from '../inputs/inputs.ts'
import { textsIn } from '../inputs/renewal.ts'
import { whyNever } from '../safety.ts'
import type { Session } from '../session.ts'
import { limitOf, propertiesOf, shapeOf } from '../shape.ts'
import { shownIn, thingShownBy } from './readers.ts'

const MOST = 8
const LEAST_LENGTH = 12

export async function plantCanaries(session: Session) {
  const { contract, options, bases, canaries } = session
  if (options.second_token === undefined || !options.writes || options.skip?.includes('foreign_values')) return
  const makers = contract.operations.filter(
    one =>
      !isRead(one) &&
      !isLate(one) &&
      !one.open &&
      !whyNever(one) &&
      session.inScope(one) &&
      bases.get(one)?.works &&
      thingShownBy(session, one),
  )
  for (const [nth, maker] of makers.slice(0, MOST).entries()) {
    const input = bases.get(maker)?.input
    const schema = mediaOf(maker)?.media.schema ?? {}
    if (!input || input.body === null || typeof input.body !== 'object') continue
    const properties = propertiesOf(shapeOf(contract, schema, input.body))
    const texts = textsIn(contract, maker, input).filter(
      name => !name.includes('.') && (limitOf(shapeOf(contract, properties[name] ?? {}), 'maxLength') ?? 99) >= 20,
    )
    // Digits alone would be a number somewhere; a word like this is nobody's.
    const canary = (at: number) => `Zq${options.seed % 10_000}x${nth}y${at}kanary`
    const body = { ...input.body, ...Object.fromEntries(texts.map((name, at) => [name, canary(at)])) }
    const made = inspecting(maker, { ...input, body }, 'canary', 'foreign_values', 'a row of another tenant')
    if (!contract.validator(schema)(body)) continue
    const exchange = await session.ask({ ...made, credential: 'second', probe: true })
    if (!exchange || !succeeded(exchange)) continue
    const sent: Record<string, unknown> = Object(exchange.asked.input.body)
    for (const name of texts) {
      const value = sent[name]
      if (typeof value === 'string' && /^Zq\d+x\d+y\d+kanary$/.test(value)) canaries.add(value, maker.path)
    }
    const id = shownIn(session, exchange)?.id
    if (typeof id === 'string' && id.length >= LEAST_LENGTH && !exchange.sent.body?.includes(id))
      canaries.add(id, maker.path)
  }
}
