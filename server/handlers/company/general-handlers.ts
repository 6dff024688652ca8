// How a company works: its clock, its project numbers, how long its links live.

import { sql } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { readSetting, writeSetting } from '#server/company/settings/store.ts'
import { changes } from '../../audit.ts'
import { isTimeZone } from '../../company/time-zones.ts'
import { words } from '../../company/words.ts'
import type { Db } from '../../db/database.ts'
import { companies } from '../../db/schema/company.ts'
import type { Handlers } from '../../handler.ts'
import { companyOf } from '../../lib/own-company.ts'

type Paths = '/v3/settings.GetGeneral' | '/v3/settings.General'

export const generalHandlers: Pick<Handlers<'company'>, Paths> = {
  '/v3/settings.GetGeneral': async ({ db }) => {
    const { value, version } = await readSetting(db, 'general')
    return { ...value, ...(await ofCompany(db)), version }
  },

  '/v3/settings.General': async ({ input, caller, db, ports, audit }) => {
    const { version: read, timezone, next_project_number, ...value } = input
    // Locked, for a project started meanwhile takes the next number.
    const was = await ofCompany(db, 'lock')
    const { before, version } = await writeSetting(db, ports, caller, 'general', read, value)
    const is = { timezone, next_project_number: next_project_number ?? was.next_project_number }
    if (is.next_project_number < was.next_project_number)
      throw refuse(400, 'invalid_input', {
        next_project_number: words.numbers_given({
          last: String(was.next_project_number - 1),
          next: String(was.next_project_number),
        }),
      })
    await db.update(companies).set(is)
    await audit({
      sentence: () => words.general_changed,
      detail: changes<object>({ ...before, ...was }, { ...value, ...is }),
    })
    return { ...value, ...is, version }
  },
}

async function ofCompany(db: Db, lock?: 'lock'): Promise<Pick<Schemas['General'], 'timezone' | 'next_project_number'>> {
  if (lock) await db.select({ one: sql`1` }).from(companies).for('no key update')
  const { timezone, next_project_number } = await companyOf(db)
  return { next_project_number, timezone: isTimeZone(timezone) ? timezone : 'America/New_York' }
}
