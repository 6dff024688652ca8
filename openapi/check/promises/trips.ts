// A round trip: what was written is read back as it was sent, and what a change did not mention stays. Fields that a
// backend keeps in a form of its own are listed by their operation's `x-kept-otherwise`.
import type { Operation } from '../../contract.ts'
import { type Exchange, type Input, isRead, succeeded } from '../case.ts'
import { isLate } from '../ends.ts'
import { mediaOf } from '../inputs/inputs.ts'
import { textsIn } from '../inputs/renewal.ts'
import type { Row } from '../links/pool.ts'
import type { Session } from '../session.ts'
import { propertiesOf, shapeOf } from '../shape.ts'
import { takenAtMost } from './at-most.ts'
import { differenceIn, sameAs } from './compare.ts'
import { lagUntil, tellLag } from './lag.ts'
import type { Broken, Law, Look } from './law.ts'
import { isNamedBy, type Known, readBack, rowIn, shownIn } from './readers.ts'
import { least, withAll, withOthers, withTexts } from './trip-inputs.ts'

export const trips: Law = {
  name: 'trip',
  check: 'round_trip',
  async broken(look, operation) {
    const base = look.session.bases.get(operation)
    if (!base?.works || isRead(operation) || isLate(operation) || !isObject(base.input.body)) return undefined
    const whole = withTexts(look.session, operation, withAll(look.session, operation, base.input))
    const written = await writtenAtMost(look, operation, whole, base.input)
    return written && ((await wrongBack(look, written)) ?? (await wrongRest(look, operation, written)))
  },
}

const isObject = (value: unknown) => value !== null && typeof value === 'object' && !Array.isArray(value)

const writtenAtMost = ({ session, ask }: Look, operation: Operation, whole: Input, base: Input) =>
  takenAtMost(input => ask(operation, input), whole, [base, withTexts(session, operation, base), base])

/** Compares what every write shows of itself, and what a read of its row shows, for the first of this field. */
export async function lookBack(session: Session, exchange: Exchange, looked: Set<string>) {
  const { asked } = exchange
  if (session.options.skip?.includes('round_trip') || !succeeded(exchange) || !isObject(asked.input.body)) return
  if (asked.credential !== 'own' || asked.expects === 'refused') return
  const field = `${asked.operation.path} ${asked.changed}`
  const known = shownIn(session, exchange)
  // Ended objects may be unreadable.
  const isEnough = isLate(asked.operation) || looked.has(field)
  const wrong =
    known &&
    (wrongIn(session, exchange, rowIn(session, exchange, known), exchange) ??
      (isEnough ? undefined : await wrongRead(session, exchange, known)))
  looked.add(field)
  if (wrong && session.inScope(wrong.exchange.asked.operation))
    session.report(wrong.exchange, { check: 'round_trip', ...wrong })
}

async function wrongBack({ session }: Look, written: Exchange): Promise<Broken | undefined> {
  const known = shownIn(session, written)
  if (!known) return undefined
  const own = wrongIn(session, written, rowIn(session, written, known), written)
  return own ?? (await wrongRead(session, written, known))
}

async function wrongRead(session: Session, written: Exchange, known: Known) {
  const read = await readBack(session, known)
  const wrong = read && wrongIn(session, written, read.row, read.exchange)
  if (!wrong || !read) return undefined
  const lag = await lagUntil(session, async () => {
    const again = await readBack(session, known)
    return again !== undefined && wrongIn(session, written, again.row, again.exchange) === undefined
  })
  if (lag === undefined) return wrong
  tellLag(session, read.exchange, `shows what ${written.asked.operation.path} wrote`, lag)
  return undefined
}

/** The first field shown differently than sent; reported for the writer. */
function wrongIn(session: Session, written: Exchange, row: Row | undefined, shown: Exchange): Broken | undefined {
  const { operation, input } = written.asked
  const schema = mediaOf(operation)?.media.schema ?? {}
  // The kind of a message that was sent is not that of the row it was about; a reason is.
  const texts = isLate(operation) ? textsIn(session.contract, operation, input) : undefined
  const fields = Object.entries(Object(input.body)).filter(([name]) => texts?.includes(name) ?? true)
  const found = row && differenceIn(session.contract, schema, Object.fromEntries(fields), row, keptOtherwise(operation))
  if (!found) return undefined
  const where = shown === written ? 'Answers' : `${shown.asked.operation.path} shows`
  return {
    exchange: written,
    sentence: `${where} ${found.where} as ${inShort(found.shown)} where ${inShort(found.sent)} was written.`,
    expected: `${found.where} as it was sent`,
    alike: found.where.replaceAll(/\.\d+/g, '.'),
  }
}

/** Fields that depend on others or on more than was sent. */
const keptOtherwise = ({ source }: Operation) => [source['x-kept-otherwise'] ?? []].flat().map(String)

const inShort = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 40)} … (${text.length} characters)` : text
}

/** A minimal change leaves other fields unchanged. */
async function wrongRest(look: Look, operation: Operation, written: Exchange): Promise<Broken | undefined> {
  const { session } = look
  const known = shownIn(session, written)
  const [sent, shown] = [written.asked.input.body, known && rowIn(session, written, known)].map(
    row => Object(row ?? {})['version'],
  )
  // Of what there is once, such as the caller's own profile, the version alone is named.
  const isChange = known && (isNamedBy(written, known) || (sent > 0 && shown === sent + 1))
  if (!isChange || operation.method === 'put' || operation.source['x-replaces'] === true) return undefined
  const { input: was } = written.asked
  const other = await writtenAtMost(look, operation, withOthers(session, operation, was), was)
  // A coincidental value is gone after this.
  const forgotten = other && (await wrongBack(look, other))
  if (forgotten) return forgotten
  const before = other && (await rowNow(session, other, known))
  const input = before && least(session, operation, written.asked.input)
  const changed = input && (await look.ask(operation, input))
  if (!before || !changed || !succeeded(changed)) return undefined
  const after = await rowNow(session, changed, known)
  const mentioned = Object.keys(Object(changed.asked.input.body))
  const properties = propertiesOf(shapeOf(session.contract, mediaOf(operation)?.media.schema ?? {}, input.body))
  const name = Object.keys(properties).find(
    one => !mentioned.includes(one) && one in before && after && !sameAs(before[one], after[one]),
  )
  if (name === undefined || !after) return undefined
  return {
    exchange: changed,
    sentence: `Changes ${name} from ${inShort(before[name])} to ${inShort(after[name])}, which was not mentioned.`,
    expected: `${name} as it was`,
    alike: `${name} unmentioned`,
  }
}

/** As it is read, or else as the change itself answered. */
const rowNow = async (session: Session, exchange: Exchange, known: Known): Promise<Row | undefined> =>
  (await readBack(session, known))?.row ?? (succeeded(exchange) ? rowIn(session, exchange, known) : undefined)
