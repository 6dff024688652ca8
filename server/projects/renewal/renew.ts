// Applies a change with everything that follows from it, in one transaction. A review applies it and rolls back, so it can't promise
// anything else than what will happen.

import { eq, sql } from 'drizzle-orm'
import { dollars } from '#machines/lib/format.ts'
import { fullName } from '#machines/lib/text.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import { priceOf } from '#machines/money/sale/price.ts'
import { negativeResults } from '#machines/proposals/negative-results.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { transactionsOf } from '#server/agreements/view.ts'
import { takesMails } from '#server/company/mail/own-server.ts'
import type { Db } from '#server/db/database.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { commandsOf } from '#server/db/standing.ts'
import type { Acting } from '#server/handler.ts'
import { inLanguage } from '#server/lib/reader-language.ts'
import { standing } from '#server/money/quote/basis.ts'
import { proposalChecksOf } from '#server/money/quote/checks.ts'
import { saveTerms } from '#server/money/quote/save-terms.ts'
import { loadSale } from '#server/money/sale/load-sale.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import { sha256 } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { proposalsOf } from '#server/proposals/of-design.ts'
import { consequenceKey, consequenceView, type Renewing, renewing } from './collected.ts'
import { isOver, sayInvoices, sayLenders } from './left-to-people.ts'
import { type OutOfDate, outOfDate } from './out-of-date.ts'
import { changeOrder, renewAgreements } from './renew-agreements.ts'
import { renewPayment } from './renew-payment.ts'
import { renewProposals } from './renew-proposals.ts'
import { words } from './words.ts'

type Terms = Schemas['PriceTerms'] | undefined
type Renewed = { review: Schemas['ChangeReview']; proposals: Renewing['proposals'] }

/** The caller has locked the project. Throws 400 for terms the caller's role may not give; all else is in the review. */
export async function renew(
  acting: Acting,
  before: ProjectRow,
  terms: Terms,
  deliver: Renewing['deliver'],
): Promise<Renewed> {
  const { db, ports, caller } = acting
  const work = renewing(acting, deliver)
  const { versions, application_ids } = await standBefore(db, before)
  const sale_before = await loadSale(db, before)
  const price_before = priceOf(sale_before)
  const sale = terms ? await saveTerms(acting, sale_before, terms) : sale_before
  const { project } = sale
  const stale = await outOfDate(db, ports, sale)
  const price = priceOf(sale)
  const was_cents = terms ? price_before?.price_cents : quotedPrice(stale)
  if (price && was_cents !== undefined && was_cents !== price.price_cents)
    work.consequences.push({
      kind: 'price',
      outcome: 'renewed',
      tab: 'price',
      say: () => ({
        title: words.contract_price,
        before: dollars(was_cents),
        after: dollars(price.price_cents),
        sentence: terms ? words.price_saved : words.price_saved_already,
      }),
    })
  const hash = firstHash(stale)
  const changes = await inReadersAndEnglish(async () =>
    hash === undefined ? [] : (await standing(db, sale, hash)).changes,
  )
  const paid = await renewPayment(work, sale, stale)
  await renewProposals(work, stale, paid ?? sale)
  // An agreement depends on the payment option; without a current one it would repeat the old terms.
  if (paid) await renewAgreements(work, paid, stale.sent)
  const change_order = await changeOrder(work, paid ?? sale, stale)
  if (stale.overtaken) await sayInvoices(work, project)
  await sayLenders(work, sale, application_ids)
  const stops = await inReadersAndEnglish(async () =>
    stale.proposals.length > 0 && !stale.is_sold
      ? (await proposalChecksOf(db, ports, caller, paid ?? sale)).filter(
          ({ severity, code }) => severity === 'stop' && code !== 'license_missing',
        )
      : [],
  )
  // Signed documents alone need no confirmation.
  const consequences =
    change_order || work.consequences.some(({ outcome }) => outcome !== 'kept') ? work.consequences : []
  // The results of the checks are listed there with their remedies.
  const refusals = work.refusals.filter(({ code }) => stops.read.length === 0 || code !== 'pricing_check')
  const loss = negativeResults(work.losses)[0] ?? null
  const mail = await mailOf(work, sale)
  // The same for every reader: reviewed in one language, it may be done in the other.
  const token_of = inLanguage('en', () => ({
    consequences: consequences.map(consequenceKey),
    changes: changes.english,
    checks: stops.english,
    refusals: refusals.map(({ code, tab }) => ({ code, tab })),
    loss,
    mail: mail && mailView(mail),
    change_order,
  }))
  const review = {
    token: sha256(canonicaliseJson({ said: token_of, terms, versions })),
    consequences: consequences.map(consequenceView),
    changes: changes.read,
    checks: stops.read,
    refusals,
    loss,
    mail: mail && mailView(mail),
    change_order,
  }
  return { review, proposals: work.proposals }
}

/** Texts from other features, in the reader's language and in English. */
async function inReadersAndEnglish<T>(read: () => Promise<T>): Promise<{ read: T; english: T }> {
  const here = await read()
  return { read: here, english: currentLanguage() === 'en' ? here : await inLanguage('en', read) }
}

/** Previews a renewal. */
export async function review(acting: Acting, project: ProjectRow, terms: Terms): Promise<Schemas['ChangeReview']> {
  const commands = commandsOf(acting.db)
  await commands.execute(sql`savepoint reviewing`)
  const tried = await renew({ ...acting, audit: async () => {} }, project, terms, 'none')
  await commands.execute(sql`rollback to savepoint reviewing`)
  return tried.review
}

/** A signed sale keeps its price, so nothing needs renewal. */
const quotedPrice = ({ financing, proposals: [proposal], sent: [out], is_sold }: OutOfDate) =>
  financing?.snapshot.price.price_cents ??
  (is_sold ? undefined : proposal?.row.snapshot?.figures.price.price_cents) ??
  out?.agreed?.price_cents

const firstHash = ({ financing, proposals: [proposal], sent: [out], overtaken }: OutOfDate) =>
  financing?.snapshot.basis_hash ?? proposal?.row.basis_hash ?? out?.basis_hash ?? overtaken?.basis_hash

async function mailOf({ acting, was_mailed, takes_mails, consequences }: Renewing, { homeowners }: Sale) {
  const reaches = consequences.some(
    ({ kind, outcome }) => outcome === 'renewed' && (kind === 'proposal' || kind === 'agreement'),
  )
  if (!reaches) return null
  const to = homeowners.filter(({ email }) => email).map(fullName)
  const takes = takes_mails ?? (await takesMails(acting.db, acting.ports))
  const why_not = !takes ? ('no_mail_server' as const) : to.length === 0 ? ('no_email' as const) : null
  return { to, why_not, suggested: why_not === null && was_mailed }
}

const mailView = ({ why_not, ...mail }: NonNullable<Awaited<ReturnType<typeof mailOf>>>) => ({
  ...mail,
  why_not: why_not && (why_not === 'no_email' ? words.no_email : words.no_mail_server),
})

/** Data that reveals a change made meanwhile, besides the review itself; and the open applications. */
async function standBefore(db: Db, project: ProjectRow) {
  const versionOf = ({ id, version }: { id: string; version: number }) => ({ id, version })
  const { id, version, status, project_id } = lender_applications
  const applications = await db
    .select({ id, version, status })
    .from(lender_applications)
    .where(eq(project_id, project.id))
    .orderBy(id)
  return {
    versions: {
      project: project.version,
      proposals: (await proposalsOf(db, project.id)).map(versionOf),
      transactions: (await transactionsOf(db, project.id)).map(versionOf),
      applications: applications.map(versionOf),
    },
    application_ids: applications.filter(one => !isOver(one.status)).map(({ id }) => id),
  }
}
