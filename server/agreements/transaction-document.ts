// The exact document of one transaction: the template's, with the notice of cancellation behind it where the template asks.

import type { RescissionRule } from '#machines/agreements/rescission.ts'
import { notFound } from '#machines/lib/refuse.ts'
import { addressLine } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import type { AgreementContent } from '../db/schema/agreements.ts'
import type { companies } from '../db/schema/company.ts'
import { keepFile, readFile } from '../files/store.ts'
import type { Ports } from '../ports/ports.ts'
import { appendNotice } from './sending/notice-pages.ts'

type Company = typeof companies.$inferSelect

export async function transactionDocument(
  db: Db,
  ports: Ports,
  content: AgreementContent,
  company: Company,
  rule: RescissionRule | null,
  reader: Schemas['Language'],
): Promise<AgreementContent> {
  if (rule === null || company.address === null) return content
  const template = await readFile(db, ports, content.file_id)
  if (!template) throw notFound('document')
  const { bytes, pages, fields } = await appendNotice(template, {
    rule,
    seller: { name: company.legal_name, address: addressLine(company.address) },
    // The contract's language, as the rule requires, and the language of the sale.
    languages: [...new Set([content.language, reader])],
  })
  const name = `${content.name}.pdf`
  const file = await keepFile(db, ports, {
    company_id: company.company_id,
    name,
    media_type: 'application/pdf',
    bytes,
  })
  return {
    ...content,
    file_id: file.id,
    document_hash: file.sha256,
    pages: [...content.pages, ...pages],
    fields: [...content.fields, ...fields],
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
