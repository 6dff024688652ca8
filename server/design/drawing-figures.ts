// What a drawing that is being changed would come to, by the one calculation that prices what is saved.
import { eq } from 'drizzle-orm'
import { moduleCount } from '#machines/design/drawing/arrays-of.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { designs } from '../db/schema/design.ts'
import { project_financing } from '../db/schema/financing.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { offersOf } from '../quote/offers.ts'
import { priceOf } from '../quote/price.ts'
import { productionOf } from '../quote/production.ts'
import { drawnDesign, sizeDrawn } from './drawn-design.ts'

const UNKNOWN = {
  annual_kwh: null,
  offset: null,
  price_cents: null,
  monthly_payment_cents: null,
  payment_name: null,
}

/** Nothing is written. What cannot be known yet is null: without an inverter there is no year and no price. */
export async function figuresOfDrawing(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  drawing: Schemas['Drawing'],
): Promise<Schemas['DrawingFigures']> {
  const [before] = await db.select().from(designs).where(eq(designs.project_id, project.id))
  const sketch = await drawnDesign(db, ports, project, before, drawing)
  const module_count = moduleCount(drawing)
  if (!sketch) return { module_count, size_kw: (await sizeDrawn(db, drawing)) / 1000, ...UNKNOWN }
  const drawn = { ...project, sketch }
  const simulation = await productionOf(db, ports, drawn)
  const offers = await offersOf(db, ports, drawn)
  const [chosen] = await db.select().from(project_financing).where(eq(project_financing.project_id, project.id))
  const taken = offers.find(one => one.option_id === chosen?.option_id)
  const offer = taken ?? offers.find(one => one.type === 'loan')
  // Every offer has the cash price beside its own; without a year there is no offer, and still a price.
  const price_cents =
    taken?.price_cents ?? offers[0]?.cash_price_cents ?? (await priceOf(db, drawn))?.price_cents ?? null
  return {
    module_count,
    size_kw: sketch.size_w / 1000,
    annual_kwh: simulation?.annual_kwh ?? null,
    offset: simulation?.offset ?? null,
    price_cents,
    monthly_payment_cents: offer?.monthly_payment_cents ?? null,
    payment_name: offer?.name ?? null,
  }
}
