// How long an idle session lasts in a company.

import { notFound } from '#machines/lib/refuse.ts'
import { changes } from '#server/audit.ts'
import { words } from '#server/company/session/words.ts'
import type { Db } from '#server/db/database.ts'
import { companies } from '#server/db/schema/company.ts'
import type { Handlers } from '#server/handler.ts'
import { companyOf } from '#server/lib/own-company.ts'
import { requireVersion } from '#server/lib/versioned.ts'

type Paths = '/v3/settings.GetSessionPolicy' | '/v3/settings.SessionPolicy'

export const policyHandlers: Pick<Handlers<'session'>, Paths> = {
  '/v3/settings.GetSessionPolicy': async ({ db }) => {
    const { idle_minutes, version } = await companyOf(db)
    return { idle_minutes, version }
  },

  '/v3/settings.SessionPolicy': async ({ input, db, audit }) => {
    const before = await lockCompany(db)
    requireVersion(before, input.version)
    const { idle_minutes } = input
    const version = input.version + 1
    await db.update(companies).set({ idle_minutes, version })
    await audit({
      sentence: () => words.idle_minutes_set({ minutes: idle_minutes }),
      detail: changes({ idle_minutes: before.idle_minutes }, { idle_minutes }),
    })
    return { idle_minutes, version }
  },
}

async function lockCompany(db: Db) {
  const [row] = await db.select().from(companies).for('no key update')
  if (!row) throw notFound('company')
  return row
}
