// A proposal that began with a template of the other language, and the one it may begin with instead.
import type { OtherTemplate } from '#machines/proposals/findings.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import { templateFor, templateNamesFor } from './choose-template.ts'
import type { ProposalRow } from './state.ts'
import { caseOf } from './suggestion.ts'

/** Undefined if the languages agree, or the template has been deleted. */
export async function otherTemplate(
  db: Db,
  sale: Sale,
  { template_id, language }: Pick<ProposalRow, 'template_id' | 'language'>,
): Promise<OtherTemplate | undefined> {
  const begun = (await templateNamesFor(db, sale)).find(({ id }) => id === template_id)
  if (!begun || begun.language === language) return undefined
  const fitting = await templateFor(db, caseOf(sale, language))
  const offer = fitting?.language === language ? { id: fitting.id, name: fitting.name } : null
  return { name: begun.name, offer }
}
