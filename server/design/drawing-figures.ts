// Figures of a drawing while it is edited, using the calculation for the saved one.
import { moduleCount } from '#machines/design/drawing/arrays-of.ts'
import { priceOf } from '#machines/money/sale/price.ts'
import type { Schemas } from '#sdk/types.ts'
import { offersOf } from '#server/money/quote/offers.ts'
import { productionOf } from '#server/money/quote/production.ts'
import { loadSale, tryDesign } from '#server/money/sale/load-sale.ts'
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { drawnDesign, sizeDrawn } from './drawn-design.ts'

const UNKNOWN = {
  annual_kwh: null,
  offset: null,
  price_cents: null,
  monthly_payment_cents: null,
  payment_name: null,
}

/** Writes nothing. Unknown figures are null: without an inverter there is no year and no price. */
export async function figuresOfDrawing(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  drawing: Schemas['Drawing'],
): Promise<Schemas['DrawingFigures']> {
  const sale = await loadSale(db, project)
  const design = await drawnDesign(db, ports, project, sale.design, drawing)
  const module_count = moduleCount(drawing)
  if (!design) return { module_count, size_kw: (await sizeDrawn(db, drawing)) / 1000, ...UNKNOWN }
  const drawn = await tryDesign(db, sale, { design })
  const simulation = await productionOf(db, ports, drawn)
  const offers = await offersOf(db, ports, drawn)
  const taken = offers.find(one => one.option_id === sale.chosen?.id)
  const offer = taken ?? offers.find(one => one.type === 'loan')
  // Every offer includes the cash price; without a year there is no offer, but still a price.
  const price_cents = taken?.price_cents ?? offers[0]?.cash_price_cents ?? priceOf(drawn)?.price_cents ?? null
  return {
    module_count,
    size_kw: design.size_w / 1000,
    annual_kwh: simulation?.annual_kwh ?? null,
    offset: simulation?.offset ?? null,
    price_cents,
    monthly_payment_cents: offer?.monthly_payment_cents ?? null,
    payment_name: offer?.name ?? null,
  }
}
