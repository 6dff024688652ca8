// The sender of an email, determined on delivery: the product for accounts; the company for a proposal, agreement,
// application or invoice, with replies to the project's owner.

import { eq } from 'drizzle-orm'
import { isOneLine } from '#machines/lib/one-line.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { signers, transactions } from '#server/db/schema/agreements.ts'
import { users } from '#server/db/schema/company.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import type { mails } from '#server/db/schema/mails.ts'
import { projects } from '#server/db/schema/projects.ts'
import { proposal_sends, proposals } from '#server/db/schema/proposals.ts'
import { invoices } from '#server/db/schema/receivables.ts'
import type { Ports } from '#server/ports/ports.ts'
import { companyLetterhead } from './letterhead.ts'
import { companyFrame, type MailFrame, productFrame } from './mail-frame.ts'

type Sender = { frame: MailFrame; reply_to?: { name: string; address: string } }
type Mail = typeof mails.$inferSelect
type Rep = typeof users.$inferSelect

/** Needs a transaction inside the mail's tenant. */
export async function senderOf(db: Db, ports: Ports, mail: Mail): Promise<Sender> {
  const { kind, language } = mail
  const speak = async (sent: Sent | undefined, button: Button, picture: MailFrame['picture'] = null) => {
    const letterhead = await companyLetterhead(db, ports, language, sent?.address?.state)
    return { frame: companyFrame(letterhead, button, language, picture), ...answersTo(sent?.rep) }
  }
  switch (kind) {
    case 'proposal': {
      const sent = await proposalOf(db, mail)
      return speak(sent, 'proposal', houseOf(sent?.snapshot))
    }
    case 'agreement':
    case 'agreement_reminder':
    case 'agreement_copy':
      return speak(await agreementOf(db, mail), kind)
    case 'lender_application':
      return speak(await applicationOf(db, mail), 'lender_application')
    case 'invoice':
    case 'credit_note':
    case 'receipt':
      return speak(await invoiceOf(db, mail), 'invoice')
    default:
      return { frame: productFrame(ports.brand, language) }
  }
}

type Sent = { rep: Rep; address: (typeof projects.$inferSelect)['address'] }

type Button = Parameters<typeof companyFrame>[1]

/** The published picture; a design by figures has only a table of its planes, which is of little use in an email. */
export const houseOf = (document: Pick<Schemas['ProposalDocument'], 'pictures'> | null | undefined) =>
  document?.pictures?.drawn ? { src: document.pictures.house.src, alt: document.pictures.house.alt } : null

async function proposalOf(db: Db, { id }: Mail) {
  const [sent] = await db
    .select({ snapshot: proposals.snapshot, rep: users, address: projects.address })
    .from(proposal_sends)
    .innerJoin(proposals, eq(proposals.id, proposal_sends.proposal_id))
    .innerJoin(projects, eq(projects.id, proposal_sends.project_id))
    .innerJoin(users, eq(users.id, projects.owner_id))
    .where(eq(proposal_sends.mail_id, id))
  return sent
}

async function agreementOf(db: Db, { signer_id }: Mail) {
  if (signer_id === null) return undefined
  const [sent] = await db
    .select({ rep: users, address: projects.address })
    .from(signers)
    .innerJoin(transactions, eq(transactions.id, signers.transaction_id))
    .innerJoin(projects, eq(projects.id, transactions.project_id))
    .innerJoin(users, eq(users.id, projects.owner_id))
    .where(eq(signers.id, signer_id))
  return sent
}

async function applicationOf(db: Db, { lender_application_id }: Mail) {
  if (lender_application_id === null) return undefined
  const [sent] = await db
    .select({ rep: users, address: projects.address })
    .from(lender_applications)
    .innerJoin(projects, eq(projects.id, lender_applications.project_id))
    .innerJoin(users, eq(users.id, projects.owner_id))
    .where(eq(lender_applications.id, lender_application_id))
  return sent
}

async function invoiceOf(db: Db, { invoice_id }: Mail) {
  if (invoice_id === null) return undefined
  const [sent] = await db
    .select({ rep: users, address: projects.address })
    .from(invoices)
    .innerJoin(projects, eq(projects.id, invoices.project_id))
    .innerJoin(users, eq(users.id, projects.owner_id))
    .where(eq(invoices.id, invoice_id))
  return sent
}

function answersTo(rep: Rep | undefined): Pick<Sender, 'reply_to'> {
  if (rep?.status !== 'active') return {}
  const name = fullName(rep)
  // From before names were held to one line.
  if (!isOneLine(rep.email)) return {}
  return { reply_to: { name: isOneLine(name) ? name : '', address: rep.email } }
}
