// A suspended company takes nothing from homeowners that binds either side; what they were sent stays readable.
import { refuse } from '#machines/lib/refuse.ts'
import type { Db } from '#server/db/database.ts'
import { companyOf } from '#server/lib/own-company.ts'
import { words } from './words.ts'

export async function requireNotSuspended(db: Db) {
  const { status, name, phone } = await companyOf(db)
  if (status === 'active') return
  const sentence = phone
    ? words.not_online_now({ company: name, phone })
    : words.not_online_now_unreachable({ company: name })
  throw refuse(409, 'company_suspended', sentence)
}
