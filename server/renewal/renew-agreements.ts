// Agreements that wait for signatures with other figures: withdrawn, and sent anew to the same people. What everyone has signed
// stays; what changes it is a change order.
import { eq } from 'drizzle-orm'
import { listed } from '#machines/agreements/listed.ts'
import { whyNot } from '#machines/agreements/templates/applies.ts'
import { dayIn } from '#machines/lib/day-in.ts'
import { dayWords, dollars } from '#machines/lib/format.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { whereOf } from '../agreements/sending/prepare.ts'
import { send, sentNote } from '../agreements/sending/send.ts'
import { templates } from '../agreements/templates/templates.ts'
import { signersOf, type TransactionRow } from '../agreements/view.ts'
import { withdraw } from '../agreements/withdraw.ts'
import type { Db } from '../db/database.ts'
import { agreements } from '../db/schema/agreements.ts'
import { project_financing } from '../db/schema/financing.ts'
import { readTimezone } from '../lib/company-day.ts'
import { takesMails } from '../mail/own-server.ts'
import type { ProjectRow } from '../projects/access.ts'
import type { Renewing } from './collected.ts'
import { isBinding, type OutOfDate } from './out-of-date.ts'
import { words } from './words.ts'

export async function renewAgreements(renewing: Renewing, project: ProjectRow, sent: readonly TransactionRow[]) {
  for (const row of sent) await renewOne(renewing, project, row)
}

async function renewOne(renewing: Renewing, project: ProjectRow, row: TransactionRow) {
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
  await withdraw(acting, row, words.in('en').replaced)
  try {
    const { agreement_id, message } = row
    const signers = people.map(({ role, name, email, phone, language }) => ({
      role,
      name,
      email,
      language,
      ...(phone ? { phone } : {}),
    }))
    const anew = await send(acting.db, acting.ports, acting.caller, project, {
      agreement_id,
      deliver,
      signers,
      ...(message ? { message } : {}),
    })
    const names = people.map(({ name }) => name)
    await acting.audit(sentNote(anew, names, deliver, await takesMails(acting.db, acting.ports)))
    const resent = () => {
      const to = listed(names)
      return signed.length > 0
        ? words.agreement_resent_after({ signed: listed(signed), names: to })
        : words.agreement_resent({ names: to })
    }
    const say = () => ({ ...texts, after: priceWords(anew), sentence: resent() })
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

const priceWords = ({ agreed }: TransactionRow) => (agreed ? dollars(agreed.price_cents) : null)

/** Says of what is signed that it stays, and answers what is to be signed besides. */
export async function changeOrder(
  { acting: { db }, consequences }: Renewing,
  project: ProjectRow,
  { overtaken, transactions }: Pick<OutOfDate, 'overtaken' | 'transactions'>,
): Promise<Schemas['NeededChangeOrder'] | null> {
  if (!overtaken) return null
  const day = overtaken.completed_at && dayWords(dayIn(await readTimezone(db), overtaken.completed_at))
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
  return is_out ? null : { tab: 'agreements', agreement_id: await fittingOrder(db, project) }
}

/** A published change order that applies here; the first by name. */
async function fittingOrder(db: Db, project: ProjectRow): Promise<string | null> {
  const [financing] = await db.select().from(project_financing).where(eq(project_financing.project_id, project.id))
  const where = await whereOf(db, project, financing)
  const [first] = (await templates(db).where(eq(agreements.active, true)))
    .flatMap(({ agreement, published }) =>
      published?.content.kind === 'change_order' && whyNot(published.content, where).length === 0
        ? { id: agreement.id, name: published.content.name }
        : [],
    )
    .sort((one, other) => one.name.localeCompare(other.name))
  return first?.id ?? null
}
