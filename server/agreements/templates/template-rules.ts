// Validates a template's draft. Anything merely unfinished is a finding; contradictions are rejected here.
import { inArray } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../../db/database.ts'
import { adders } from '../../db/schema/adders.ts'
import { words } from '../words.ts'

/** A field may reach over the edge by what rounding loses. */
const EDGE = 1.0001

/** Sentences by the field's id, or by the member of the draft. */
export function draftFaults(
  { name, fields, signers }: Pick<Schemas['AgreementDraft'], 'name' | 'fields' | 'signers'>,
  page_count: number,
): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (name.trim() === '') wrong.name = words.enter_name
  const ids = new Set<string>()
  for (const { id, page, x, y, w, h, signer_role, type } of fields) {
    if (page > page_count) wrong[id] = words.page_missing({ page, count: page_count })
    else if (x + w > EDGE || y + h > EDGE) wrong[id] = words.field_over_edge({ page })
    else if (signer_role === 'cc' && type !== 'variable') wrong[id] = words.copy_has_no_fields
    if (ids.has(id)) wrong[id] = words.field_id_twice
    ids.add(id)
  }
  const roles = signers.map(({ role }) => role)
  if (new Set(roles).size < roles.length) wrong.signers = words.role_twice
  return wrong
}

export async function requireDraftFits(db: Db, draft: Schemas['AgreementDraft'], page_count: number): Promise<void> {
  const wrong = draftFaults(draft, page_count)
  if (draft.adder_ids.length > 0) {
    const existing = await db.select({ id: adders.id }).from(adders).where(inArray(adders.id, draft.adder_ids))
    if (existing.length < new Set(draft.adder_ids).size) wrong.adder_ids = words.adder_deleted
  }
  if (Object.keys(wrong).length > 0) throw refuse(400, 'invalid_input', wrong)
}
