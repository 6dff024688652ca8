// As whom a mail speaks, asked when it is delivered: about an account the product, with a proposal, an agreement, an application or an invoice the company,
// and an answer goes to whoever sells the project.

import { eq } from 'drizzle-orm'
import { isOneLine } from '#machines/lib/one-line.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Db } from '../db/database.ts'
import { signers, transactions } from '../db/schema/agreements.ts'
import { companies, users } from '../db/schema/company.ts'
import { lender_applications } from '../db/schema/lenders.ts'
import type { mails } from '../db/schema/mails.ts'
import { projects } from '../db/schema/projects.ts'
import { proposal_sends } from '../db/schema/proposals.ts'
import { invoices } from '../db/schema/receivables.ts'
import type { Ports } from '../ports/ports.ts'
import { agreementFrame, invoiceFrame, lenderFrame, type MailFrame, productFrame, proposalFrame } from './mail-frame.ts'

type Sender = { frame: MailFrame; reply_to?: { name: string; address: string } }
type Mail = typeof mails.$inferSelect
type Rep = typeof users.$inferSelect

/** Needs a transaction inside the mail's tenant. */
export async function senderOf(db: Db, ports: Ports, mail: Mail): Promise<Sender> {
  const { kind, language } = mail
  switch (kind) {
    case 'proposal':
      return { frame: proposalFrame(await companyName(db, ports), language), ...answersTo(await proposalRep(db, mail)) }
    case 'agreement':
    case 'agreement_reminder':
    case 'agreement_copy': {
      const frame = agreementFrame(await companyName(db, ports), kind, language)
      return { frame, ...answersTo(await agreementRep(db, mail)) }
    }
    case 'lender_application':
      return {
        frame: lenderFrame(await companyName(db, ports), language),
        ...answersTo(await applicationRep(db, mail)),
      }
    case 'invoice':
    case 'credit_note':
    case 'receipt':
      return { frame: invoiceFrame(await companyName(db, ports), language), ...answersTo(await invoiceRep(db, mail)) }
    default:
      return { frame: productFrame(ports.brand, language) }
  }
}

async function companyName(db: Db, ports: Ports): Promise<string> {
  const [company] = await db.select({ name: companies.name }).from(companies)
  return company?.name ?? ports.brand
}

async function proposalRep(db: Db, { id }: Mail) {
  const [sent] = await db
    .select({ rep: users })
    .from(proposal_sends)
    .innerJoin(projects, eq(projects.id, proposal_sends.project_id))
    .innerJoin(users, eq(users.id, projects.owner_id))
    .where(eq(proposal_sends.mail_id, id))
  return sent?.rep
}

async function agreementRep(db: Db, { signer_id }: Mail) {
  if (signer_id === null) return undefined
  const [sent] = await db
    .select({ rep: users })
    .from(signers)
    .innerJoin(transactions, eq(transactions.id, signers.transaction_id))
    .innerJoin(projects, eq(projects.id, transactions.project_id))
    .innerJoin(users, eq(users.id, projects.owner_id))
    .where(eq(signers.id, signer_id))
  return sent?.rep
}

async function applicationRep(db: Db, { lender_application_id }: Mail) {
  if (lender_application_id === null) return undefined
  const [sent] = await db
    .select({ rep: users })
    .from(lender_applications)
    .innerJoin(projects, eq(projects.id, lender_applications.project_id))
    .innerJoin(users, eq(users.id, projects.owner_id))
    .where(eq(lender_applications.id, lender_application_id))
  return sent?.rep
}

async function invoiceRep(db: Db, { invoice_id }: Mail) {
  if (invoice_id === null) return undefined
  const [sent] = await db
    .select({ rep: users })
    .from(invoices)
    .innerJoin(projects, eq(projects.id, invoices.project_id))
    .innerJoin(users, eq(users.id, projects.owner_id))
    .where(eq(invoices.id, invoice_id))
  return sent?.rep
}

function answersTo(rep: Rep | undefined): Pick<Sender, 'reply_to'> {
  if (rep?.status !== 'active') return {}
  const name = fullName(rep)
  // From before names were held to one line.
  if (!isOneLine(rep.email)) return {}
  return { reply_to: { name: isOneLine(name) ? name : '', address: rep.email } }
}
