// As whom a mail speaks, asked when it is delivered: about an account the product, with a proposal the company, and an answer
// goes to whoever sells the project.
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { companies, type mails, projects, proposal_sends, proposals, users } from '../db/schema.ts'
import type { Ports } from '../ports/ports.ts'
import { type MailFrame, productFrame, proposalFrame } from './mail-frame.ts'

type Sender = { frame: MailFrame; reply_to?: { name: string; address: string } }

/** Needs a transaction inside the mail's tenant. */
export async function senderOf(db: Db, ports: Ports, { kind, id }: typeof mails.$inferSelect): Promise<Sender> {
  if (kind !== 'proposal') return { frame: productFrame(ports.brand) }
  const [company] = await db.select({ name: companies.name }).from(companies)
  const [sent] = await db
    .select({ snapshot: proposals.snapshot, rep: users })
    .from(proposal_sends)
    .innerJoin(proposals, eq(proposals.project_id, proposal_sends.project_id))
    .innerJoin(projects, eq(projects.id, proposal_sends.project_id))
    .innerJoin(users, eq(users.id, projects.owner_id))
    .where(eq(proposal_sends.mail_id, id))
  const frame = proposalFrame(company?.name ?? ports.brand, sent?.snapshot?.language ?? 'en')
  if (sent?.rep.status !== 'active') return { frame }
  const { firstname, lastname, email } = sent.rep
  return { frame, reply_to: { name: `${firstname} ${lastname}`, address: email } }
}
