// Sends the agreement when a proposal is accepted, if the company wishes. It goes to the homeowner's mailbox and never opens in the
// proposal, whose link may have been forwarded.
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { whyNot } from '#machines/agreements/templates/applies.ts'
import { Refusal } from '#sdk/refusal.ts'
import { readSetting } from '#server/company/settings/store.ts'
import { commandsOf } from '#server/db/standing.ts'
import { loadSale } from '#server/money/sale/load-sale.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import { userById } from '../../caller.ts'
import type { Db } from '../../db/database.ts'
import { agreements } from '../../db/schema/agreements.ts'
import type { AuditNote } from '../../handler.ts'
import type { Ports } from '../../ports/ports.ts'
import { lockProject } from '../../projects/access.ts'
import { requirePublished } from '../templates/templates.ts'
import { prepare, whereOf } from './prepare.ts'
import { send, sentNote } from './send.ts'

/**
 * Undefined if the company sends by hand or a person must decide: no agreement or several fit, the owner may not send, or a check
 * stops it. The owner is notified of the acceptance either way. Requires a locked project.
 */
export async function sendOnAcceptance(db: Db, ports: Ports, project_id: string): Promise<AuditNote | undefined> {
  if (!(await readSetting(db, 'signing')).value.send_on_acceptance) return undefined
  const commands = commandsOf(db)
  await commands.execute(sql`savepoint sending`)
  try {
    const note = await sendNow(db, ports, project_id)
    await commands.execute(sql`release savepoint sending`)
    return note
  } catch (error) {
    // The acceptance counts even if the agreement can't be sent.
    if (!(error instanceof Refusal)) throw error
    await commands.execute(sql`rollback to savepoint sending`)
    return undefined
  }
}

async function sendNow(db: Db, ports: Ports, project_id: string): Promise<AuditNote | undefined> {
  const project = await lockProject(db, project_id)
  if (!project) return undefined
  const owner = await userById(db, project.owner_id)
  if (!owner?.permissions.has('agreements.send')) return undefined
  const sale = await loadSale(db, project)
  const agreement_id = await onlyFitting(db, sale)
  if (!agreement_id) return undefined
  const { preparation } = await prepare(db, ports, owner, sale, agreement_id)
  const signers = preparation.signers.map(({ role, name, email, phone, language }) => ({
    role,
    name,
    email,
    language,
    ...(phone ? { phone } : {}),
  }))
  const is_alone = preparation.checks.some(({ code }) => code === 'one_signs')
  const stops = preparation.checks.some(({ severity }) => severity === 'stop')
  if (stops || is_alone || !preparation.mail_server || signers.some(({ email }) => email === '')) return undefined
  const sent = await send(db, ports, owner, sale, { agreement_id, signers, deliver: 'mail' })
  const note = sentNote(
    sent,
    signers.map(({ name }) => name),
    'mail',
  )
  return {
    ...note,
    detail: { ...note.detail, on_acceptance: true },
    actor: { company_id: owner.company_id, user_id: owner.user_id, name: owner.name },
  }
}

/** The one installation agreement whose conditions this sale meets, in the homeowner's language where there is one of each. */
async function onlyFitting(db: Db, sale: Sale): Promise<string | undefined> {
  const offered = await db
    .select({ id: agreements.id })
    .from(agreements)
    .where(and(eq(agreements.active, true), isNotNull(agreements.published_version)))
    .orderBy(asc(agreements.id))
  const published = await Promise.all(offered.map(({ id }) => requirePublished(db, id)))
  const where = whereOf(sale)
  const fitting = published.filter(
    ({ content }) => content.kind === 'installation' && whyNot(content, where).length === 0,
  )
  const own = fitting.filter(({ content }) => content.language === (sale.homeowners[0]?.preferred_language ?? 'en'))
  const [only, second] = own.length > 0 ? own : fitting
  return second ? undefined : only?.agreement.id
}
