// Agreements that wait for signatures with other figures: withdrawn, and sent again to the same people. What everyone has signed
// stays; what changes it is a change order.
import { eq } from 'drizzle-orm'
import { whyNot } from '#machines/agreements/templates/applies.ts'
import { dayIn } from '#machines/lib/day-in.ts'
import { dayWords, dollars } from '#machines/lib/format.ts'
import { listed } from '#machines/words/listed.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { readTrail } from '#server/agreements/evidence/trail.ts'
import { whereOf } from '#server/agreements/sending/prepare.ts'
import { ONE_SIGNATURE, send, sentNote } from '#server/agreements/sending/send.ts'
import { templates } from '#server/agreements/templates/templates.ts'
import { signersOf, type TransactionRow } from '#server/agreements/view.ts'
import { withdraw } from '#server/agreements/withdraw.ts'
import type { Db } from '#server/db/database.ts'
import { agreements } from '#server/db/schema/agreements.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Renewing } from './collected.ts'
import { isBinding, type OutOfDate } from './out-of-date.ts'
import { words } from './words.ts'

export async function renewAgreements(renewing: Renewing, sale: Sale, sent: readonly TransactionRow[]) {
  for (const row of sent) await renewOne(renewing, sale, row)
}

async function renewOne(renewing: Renewing, sale: Sale, row: TransactionRow) {
  const { acting, consequences, deliver } = renewing
  const { permissions } = acting.caller
  const agreement = { kind: 'agreement', tab: 'agreements' } as const
  const texts = { title: row.content.name, before: priceWords(row), after: null }
  if (!permissions.has('agreements.void') || !permissions.has('agreements.send')) {
    const say = () => ({ ...texts, sentence: words.agreement_not_allowed })
    consequences.push({ ...agreement, outcome: 'yours', say })
    return
  }
  const people = await signersOf(acting.db, row.id)
  const signed = people.filter(({ status }) => status === 'signed').map(({ name }) => name)
  renewing.was_mailed ||= people.some(({ sent_at }) => sent_at !== null)
  await withdraw(acting, row, words.in('en').replaced, people)
  try {
    const { agreement_id, message } = row
    const signers = people.map(({ role, name, email, phone, language }) => ({
      role,
      name,
      email,
      language,
      ...(phone ? { phone } : {}),
    }))
    const anew = await send(acting.db, acting.ports, acting.caller, sale, {
      agreement_id,
      deliver,
      signers,
      one_signature: await wasConfirmedAlone(acting.db, row),
      ...(message ? { message } : {}),
    })
    const names = people.map(({ name }) => name)
    renewing.takes_mails = anew.takes_mails
    await acting.audit(sentNote(anew, names, deliver))
    const resent = () => {
      const to = listed(names)
      return signed.length > 0
        ? words.agreement_resent_after({ signed: listed(signed), names: to })
        : words.agreement_resent({ names: to })
    }
    const say = () => ({ ...texts, after: priceWords(anew.row), sentence: resent() })
    consequences.push({ ...agreement, outcome: 'renewed', say })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const withdrawn = (why: string) =>
      signed.length > 0
        ? words.agreement_withdrawn_after({ signed: listed(signed), why })
        : words.agreement_withdrawn({ why })
    const say = (why: string) => ({ ...texts, sentence: withdrawn(why) })
    consequences.push({ ...agreement, outcome: 'withdrawn', refusal: error, say })
  }
}

/** The sender's confirmations stay valid for the same agreement with other figures. */
const wasConfirmedAlone = async (db: Db, { id }: TransactionRow) =>
  (await readTrail(db, id)).some(
    ({ event, detail }) => event === 'sent' && detail['one_signature'] === ONE_SIGNATURE.one_signature,
  )

const priceWords = ({ agreed }: TransactionRow) => (agreed ? dollars(agreed.price_cents) : null)

/** Notes that signed agreements stay, and returns what must be signed in addition. */
export async function changeOrder(
  { acting: { db }, consequences }: Renewing,
  sale: Sale,
  { overtaken, transactions }: Pick<OutOfDate, 'overtaken' | 'transactions'>,
): Promise<Schemas['NeededChangeOrder'] | null> {
  if (!overtaken) return null
  const day = overtaken.completed_at && dayWords(dayIn(sale.company.timezone, overtaken.completed_at))
  const is_out = transactions.some(one => one.status === 'sent' && isBinding(one))
  consequences.push({
    kind: 'agreement',
    outcome: 'kept',
    tab: 'agreements',
    say: () => ({
      title: overtaken.content.name,
      before: priceWords(overtaken),
      after: null,
      sentence: words.agreement_stays({
        dated: day ? 'yes' : 'no',
        day: day ?? '',
        change: is_out ? 'sent' : 'needed',
      }),
    }),
  })
  return is_out ? null : { tab: 'agreements', agreement_id: await fittingOrder(db, sale) }
}

/** A published change order that applies here; the first by name. */
async function fittingOrder(db: Db, sale: Sale): Promise<string | null> {
  const where = whereOf(sale)
  const [first] = (await templates(db).where(eq(agreements.active, true)))
    .flatMap(({ agreement, published }) =>
      published?.content.kind === 'change_order' && whyNot(published.content, where).length === 0
        ? { id: agreement.id, name: published.content.name }
        : [],
    )
    .sort((one, other) => one.name.localeCompare(other.name))
  return first?.id ?? null
}
