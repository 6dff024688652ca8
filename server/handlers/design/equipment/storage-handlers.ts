// Batteries of the catalog, with their cost and sale price.
import { eq } from 'drizzle-orm'
import { nameKey, storageFaults } from '#machines/design/equipment/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { storage } from '#server/db/schema/equipment.ts'
import { catalogueOf } from '#server/design/equipment/catalogue.ts'
import { named, optionalText, requireNone } from '#server/design/equipment/write.ts'
import type { Handlers } from '#server/handler.ts'
import { repriceOpen } from '#server/money/quote/keep-price.ts'
import { keepItemPrices } from '#server/money/quote/kept-prices.ts'

type Paths =
  `/v3/collections.${'ListStorage' | 'AddStorage' | 'EditStorage' | 'ListStorageManufacturers' | 'ListStorageByManufacturer'}`
type Figures = Omit<Schemas['StorageInput'], 'price_usd' | 'accept_unusual'>

const catalogue = catalogueOf({
  kind: 'storage',
  table: storage,
  makers: 'storage',
  noun: 'battery',
  keyOf: ({ manufacturer, model }: Pick<Figures, 'manufacturer' | 'model'>) => nameKey(manufacturer, model),
  figuresOf: (given: Figures) => {
    requireNone(storageFaults(given))
    return {
      ...given,
      manufacturer: named('manufacturer', given.manufacturer),
      model: named('model', given.model),
      chemistry: named('chemistry', given.chemistry),
      round_trip_efficiency: given.round_trip_efficiency ?? null,
      ac_current_a: given.ac_current_a ?? null,
      limits_source: optionalText('limits_source', given.limits_source),
      warranty_years: given.warranty_years ?? null,
      replacement_usd: given.replacement_usd ?? null,
      replacement_year: given.replacement_year ?? null,
      amount_usd: given.amount_usd ?? null,
    }
  },
})

export const storageHandlers: Pick<Handlers<'equipment'>, Paths> = {
  '/v3/collections.ListStorage': async context => {
    const { views, next_cursor } = await catalogue.page(context, context.input)
    return { storage: views, next_cursor }
  },

  '/v3/collections.ListStorageByManufacturer': async context => {
    const { views, next_cursor } = await catalogue.page(context, context.input)
    return { storage: views, next_cursor }
  },

  '/v3/collections.ListStorageManufacturers': catalogue.makers,

  '/v3/collections.AddStorage': async context => ({ storage: await catalogue.add(context, context.input) }),

  '/v3/collections.EditStorage': async context => {
    const { storage_id, ...given } = context.input
    const { db, ports } = context
    const [before] = await db.select().from(storage).where(eq(storage.id, storage_id)).for('update')
    const edited = await catalogue.edit(context, storage_id, given)
    if (before && before.amount_usd !== edited.amount_usd) {
      await keepItemPrices(db, ports, [{ id: storage_id, amount_usd: before.amount_usd, pricing_method: 'Quantity' }])
      await repriceOpen(db)
    }
    return { storage: edited }
  },
}
