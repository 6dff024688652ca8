// Previews sending an agreement, with everything that blocks it. Used by the dialog and again by Send.
import { and, desc, eq, ne } from 'drizzle-orm'
import { type RescissionRule, rescissionOf, rescissionView } from '#machines/agreements/rescission.ts'
import * as checks from '#machines/agreements/send-checks.ts'
import { signersFit } from '#machines/agreements/signers-fit.ts'
import { whyNot } from '#machines/agreements/templates/applies.ts'
import { dayIn } from '#machines/lib/day-in.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { takesMails } from '#server/company/mail/own-server.ts'
import { basisOf, standing } from '#server/money/quote/basis.ts'
import { checksOf } from '#server/money/quote/checks.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { UserCaller } from '../../caller.ts'
import { licenseProblemOf } from '../../company/license-of.ts'
import type { Db } from '../../db/database.ts'
import { transactions } from '../../db/schema/agreements.ts'
import type { Ports } from '../../ports/ports.ts'
import type { ProjectRow } from '../../projects/access.ts'
import { acceptedProposal } from '../../proposals/of-design.ts'
import { type Published, requirePublished } from '../templates/templates.ts'
import { agreementValues } from '../templates/variable-values.ts'
import { suggestSigners } from './suggested-signers.ts'

type Chosen = readonly Schemas['NewSigner'][]
type Check = Schemas['SendCheck']

export type Ready = {
  published: Published
  preparation: Schemas['Preparation']
  values: Schemas['VariableValue'][]
  rule: RescissionRule | null
  financing: Sale['financing']
  basis: ReturnType<typeof basisOf>
}

/** `chosen` are the signers named by the sender; otherwise the project's contacts. */
export async function prepare(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  sale: Sale,
  agreement_id: string,
  chosen?: Chosen,
): Promise<Ready> {
  const published = await requirePublished(db, agreement_id)
  const { content, version } = published
  const { project, company, financing } = sale
  const basis = basisOf(sale)
  const suggested = await suggestSigners(db, sale, content)
  const signers = chosen ?? suggested.filter(({ name }) => name !== '')
  const names = content.fields.filter(({ type }) => type === 'variable').map(({ variable }) => variable)
  const values = await agreementValues(db, ports, sale, {
    language: content.language,
    signers,
    agreement_name: content.name,
  })
  const rule = content.rescission_notice && project.address ? rescissionOf(project.address.state) : null
  const license = checks.licenseCheck(licenseProblemOf(sale, ports))
  const results: (Check | undefined)[] = [
    checks.statusCheck(project.status, content.kind),
    ...checks.appliesChecks(whyNot(content, whereOf(sale))),
    basis ? undefined : checks.noDesign(),
    financing ? undefined : checks.noFinancing(),
    await staleness(db, sale, basis),
    ...(await checksOf(db, ports, caller, sale)).map(({ item, ...check }) => check),
    license,
    // peopleChecks reports a homeowner's missing address; a missing license is reported once.
    ...checks.variableChecks(
      names.filter(name => (chosen || name !== 'homeowner_email') && !(license && name === 'license_number')),
      values,
    ),
    ...(content.rescission_notice
      ? checks.noticeChecks({ has_state: project.address !== null, has_address: company.address !== null })
      : []),
    await otherCopy(db, project, agreement_id, content.name, company.timezone),
    checks.proposalCheck(
      content.kind,
      (await acceptedProposal(db, project))?.accepted ?? null,
      financing?.snapshot.offer,
    ),
    checks.signersFitCheck(signersFit(content, sale.homeowners.length), sale.homeowners.map(fullName)),
    ...checks.peopleChecks(chosen ? named(chosen, suggested) : suggested, content.language),
  ]
  return {
    published,
    values,
    rule,
    financing,
    basis,
    preparation: {
      agreement_id,
      agreement_name: content.name,
      agreement_version: version,
      mail_server: await takesMails(db, ports),
      checks: once(results.filter(check => check !== undefined)),
      signers: suggested,
      values: values.filter(({ name }) => names.some(one => one === name)),
      rescission: rule && rescissionView(rule, [], ports.now(), company.timezone),
    },
  }
}

/** Facts that an agreement's conditions are evaluated against. */
export function whereOf({ project: { address }, adders, financing }: Sale) {
  const priced = financing?.snapshot.price.adders ?? []
  return {
    state: address?.state ?? null,
    financing_type: financing?.snapshot.offer.type ?? null,
    adder_ids: [...new Set([...adders.added, ...priced].map(({ adder_id }) => adder_id))],
  }
}

/** Removes duplicates; blockers first. */
function once(found: Check[]): Check[] {
  const seen = new Set<string>()
  return found
    .filter(({ code, sentence }) => !seen.has(`${code} ${sentence}`) && seen.add(`${code} ${sentence}`))
    .sort((a, b) => (a.severity < b.severity ? -1 : a.severity > b.severity ? 1 : 0))
}

async function staleness(db: Db, sale: Sale, basis: Ready['basis']): Promise<Check | undefined> {
  const { financing } = sale
  if (!financing || !basis || basis.holds(financing.snapshot.basis_hash)) return undefined
  return checks.outOfDate((await standing(db, sale, financing.snapshot.basis_hash)).changes)
}

async function otherCopy(db: Db, { id }: ProjectRow, agreement_id: string, name: string, timezone: string) {
  const [newest] = await db
    .select({ status: transactions.status, created_at: transactions.created_at })
    .from(transactions)
    .where(
      and(
        eq(transactions.project_id, id),
        eq(transactions.agreement_id, agreement_id),
        ne(transactions.status, 'canceled'),
        ne(transactions.status, 'voided'),
      ),
    )
    .orderBy(desc(eq(transactions.status, 'sent')), desc(transactions.id))
    .limit(1)
  return newest && checks.otherCopy(newest.status, dayIn(timezone, newest.created_at), name)
}

/** The sender's choice; without one, the language from the project. */
const named = (chosen: Chosen, suggested: Schemas['Preparation']['signers']) =>
  chosen.map(one => ({
    ...one,
    language: one.language ?? suggested.find(({ role }) => role === one.role)?.language ?? ('en' as const),
  }))
