// The company's templates, and which of them a proposal begins with.
import { asc } from 'drizzle-orm'
import { fittingTemplate } from '#machines/proposals/template-rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { readSetting } from '#server/company/settings/store.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import { proposal_templates } from '../db/schema/proposals.ts'

type Asked = {
  financing_type: Schemas['FinancingType'] | null
  state: string | null
  language: Schemas['Language']
}

/** In the order in which they were made. Needs a transaction inside the company's tenant. */
export const templatesOf = (db: Db) =>
  db.select().from(proposal_templates).orderBy(asc(proposal_templates.created_at), asc(proposal_templates.id))

export const templateNames = async (db: Db): Promise<Schemas['TemplateName'][]> =>
  db
    .select({ id: proposal_templates.id, name: proposal_templates.name, language: proposal_templates.language })
    .from(proposal_templates)
    .orderBy(asc(proposal_templates.created_at), asc(proposal_templates.id))

const names = new WeakMap<Sale, Promise<Schemas['TemplateName'][]>>()

/** The same, asked for several times by one request and read once. */
export function templateNamesFor(db: Db, sale: Sale): Promise<Schemas['TemplateName'][]> {
  const cached = names.get(sale) ?? templateNames(db)
  names.set(sale, cached)
  return cached
}

/** Null only for a company without any template. */
export async function templateFor(db: Db, asked: Asked) {
  const { value } = await readSetting(db, 'template_rules')
  return fittingTemplate(value.rules, await templatesOf(db), asked) ?? null
}
