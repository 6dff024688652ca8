// What-ifs: another size, battery, tariff or use. Nothing is saved.

import { inArray } from 'drizzle-orm'
import { additionMonths } from '#machines/design/energy/additions.ts'
import { planWords } from '#machines/design/energy/billing/describe-bills.ts'
import { keepsDaylightSaving } from '#machines/design/energy/billing/plan-clock.ts'
import { meanDays } from '#machines/design/energy/flows.ts'
import { settleYear } from '#machines/design/energy/net-metering.ts'
import { planOf } from '#machines/design/energy/strategy.ts'
import { sum } from '#machines/lib/numbers.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { consumptionWords } from '#machines/money/sale/describe/energy-facts.ts'
import { metered } from '#machines/projects/use-by-month.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { storage } from '#server/db/schema/equipment.ts'
import { words } from '#server/design/energy/words.ts'
import { climateFor } from '#server/design/weather/climate.ts'
import { weatherFileOf } from '#server/design/weather/project-weather.ts'
import type { Handlers } from '#server/handler.ts'
import { energyYearOf, hoursUsed, type UsedHours } from '#server/money/quote/household.ts'
import { requireSale } from '#server/money/sale/load-sale.ts'
import { requireProject } from '#server/projects/access.ts'
import { acceptConsumption, requireTariff } from '#server/projects/household.ts'

type Paths = '/v3/energy.Preview' | '/v3/energy.PreviewUse'

export const previewHandlers: Pick<Handlers<'energy'>, Paths> = {
  '/v3/energy.Preview': async ({ input, caller, db, ports }) => {
    const { project_id, ...changes } = input
    const sale = await requireSale(db, caller, project_id)
    requireTariff(changes.tariff, sale.project.tariff)
    await requireStorage(db, changes.storage)
    return {
      now: await energyYearOf(db, ports, sale),
      // biome-ignore lint/suspicious/noThenProperty: the contract's word for the other year.
      then: await energyYearOf(db, ports, sale, changes),
    }
  },

  '/v3/energy.PreviewUse': async ({ input, caller, db, ports }) => {
    const saved = await requireProject(db, caller, input.project_id)
    requireTariff(input.tariff, saved.tariff)
    const project = {
      ...saved,
      consumption: (await acceptConsumption(db, saved.id, input.consumption)) ?? saved.consumption,
      tariff: input.tariff ?? saved.tariff,
    }
    const today = metered(project)
    if (!today) return { use: null }
    const climate = await climateFor(db, ports, { project, weather_file: await weatherFileOf(db, saved.id) })
    const { use, peaks_kw } = await hoursUsed(db, project, today, climate)
    const daylight = keepsDaylightSaving(project.address?.state)
    return {
      use: {
        today,
        additions: (project.consumption?.additions ?? []).map(addition => ({
          kind: addition.kind,
          name: addition.name,
          months: additionMonths(addition, climate),
        })),
        days: meanDays(use),
        ...costOf({ use, peaks_kw }, project.tariff, daylight),
        assumptions: [
          ...consumptionWords(project.consumption, currentLanguage()),
          ...planWords({ tariff: project.tariff, daylight, peaks_kw }, currentLanguage()),
        ],
      },
    }
  },
}

function costOf({ use, peaks_kw }: UsedHours, tariff: Schemas['Tariff'] | null, daylight: boolean) {
  if (!tariff) return { bills: null, year_cents: null, average_usd_per_kwh: null }
  const nothing = new Float64Array(use.length)
  const flows = { use, peaks_kw, production: nothing, import: use, export: nothing }
  const { months: bills, year_cents } = settleYear(planOf(tariff, daylight), { kind: 'none' }, flows)
  const kwh = sum(use)
  return { bills, year_cents, average_usd_per_kwh: kwh > 0 ? year_cents / 100 / kwh : null }
}

async function requireStorage(db: Db, chosen: Schemas['StorageChoice'][] = []) {
  if (chosen.length === 0) return
  const ids = chosen.map(({ storage_id }) => storage_id)
  const known = new Set(
    (await db.select({ id: storage.id }).from(storage).where(inArray(storage.id, ids))).map(({ id }) => id),
  )
  const unknown = ids.findIndex(id => !known.has(id))
  if (unknown >= 0)
    throw refuse(400, 'invalid_input', {
      [`storage.${unknown}.storage_id`]: words.choose_battery,
    })
}
