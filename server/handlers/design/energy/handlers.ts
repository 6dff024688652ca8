import type { Handlers } from '#server/handler.ts'
import { energyHoursOf, energyYearOf } from '#server/money/quote/household.ts'
import { requireSale } from '#server/money/sale/load-sale.ts'
import { planHandlers } from './plan-handlers.ts'
import { previewHandlers } from './preview-handlers.ts'
import { usageHandlers } from './usage-handlers.ts'
import { utilityHandlers } from './utility-handlers.ts'

/** Watt-hours. */
const rounded = (hours: Float64Array) => Array.from(hours, kwh => Math.round(kwh * 1000) / 1000)

type Paths = '/v3/energy.GetYear' | '/v3/energy.GetHours'
const reading: Pick<Handlers<'energy'>, Paths> = {
  '/v3/energy.GetYear': async ({ input, caller, db, ports }) => ({
    year: await energyYearOf(db, ports, await requireSale(db, caller, input.project_id)),
  }),

  '/v3/energy.GetHours': async ({ input, caller, db, ports }) => {
    const hours = await energyHoursOf(db, ports, await requireSale(db, caller, input.project_id))
    return {
      hours: hours && {
        use: rounded(hours.use),
        production: rounded(hours.production),
        import: rounded(hours.import),
        export: rounded(hours.export),
        charged: rounded(hours.charged),
        discharged: rounded(hours.discharged),
        stored: rounded(hours.stored),
      },
    }
  },
}

export const energy: Handlers<'energy'> = {
  ...reading,
  ...planHandlers,
  ...usageHandlers,
  ...previewHandlers,
  ...utilityHandlers,
}
