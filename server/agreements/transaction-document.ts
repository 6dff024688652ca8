// The exact document of one transaction: the template's, with a page of the site and the notice of cancellation behind it where the
// template asks.

import type { RescissionRule } from '#machines/agreements/rescission.ts'
import { notFound } from '#machines/lib/refuse.ts'
import { addressLine } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { sitePlan } from '#server/design/site-plan.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import type { AgreementContent } from '../db/schema/agreements.ts'
import { keepFile, readFile } from '../files/store.ts'
import type { Ports } from '../ports/ports.ts'
import { appendNotice } from './sending/notice-pages.ts'
import { appendSitePage } from './sending/site-page.ts'

/** What is appended, in this order: the site where the template asks and a picture is at hand, the notice last. */
export async function transactionDocument(
  db: Db,
  ports: Ports,
  content: AgreementContent,
  sale: Sale,
  rule: RescissionRule | null,
  reader: Schemas['Language'],
): Promise<AgreementContent> {
  const { company } = sale
  const plan = content.site_page ? await sitePlan(db, ports, sale, content.language) : null
  const seller = rule !== null && company.address
  if (!seller && !plan) return content
  const template = await readFile(db, ports, content.file_id)
  if (!template) throw notFound('document')
  const address = sale.project.address ? addressLine(sale.project.address) : ''
  const site = plan && (await appendSitePage(template, { plan, address, language: content.language }))
  const notice =
    rule !== null && seller
      ? await appendNotice(site?.bytes ?? template, {
          rule,
          seller: { name: company.legal_name, address: addressLine(seller) },
          // The contract's language, as the rule requires, and the language of the sale.
          languages: [...new Set([content.language, reader])],
        })
      : undefined
  const bytes = notice?.bytes ?? site?.bytes
  if (!bytes) return content
  const file = await keepFile(db, ports, {
    company_id: company.company_id,
    name: `${content.name}.pdf`,
    media_type: 'application/pdf',
    bytes,
  })
  return {
    ...content,
    file_id: file.id,
    document_hash: file.sha256,
    pages: [...content.pages, ...(site?.pages ?? []), ...(notice?.pages ?? [])],
    fields: [...content.fields, ...(notice?.fields ?? [])],
  }
}

/** Text of the variable fields, by field id. */
export const shownValues = (
  fields: readonly Schemas['Field'][],
  values: readonly Schemas['VariableValue'][],
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ id, type, variable }) => {
      const value = type === 'variable' && values.find(({ name }) => name === variable)?.value
      return value ? [[id, value]] : []
    }),
  )
