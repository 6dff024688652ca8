// How a house is drawn for a mail: in another process, for it takes half a second.
import { parse, task } from '#server/parse/parsers.ts'
import type { svgToPng } from './svg-to-png.ts'

const draw = task<typeof svgToPng>(new URL('./svg-to-png.ts', import.meta.url), 'svgToPng')

/** On a screen of two points for each of the mail's. */
const WIDTH = 2 * 496

/** All homeowners of a house get the same mail, one after the other. */
let last: { svg: string; png: Uint8Array } | undefined

export async function drawHouse(company_id: number, svg: string): Promise<Uint8Array> {
  if (last?.svg === svg) return last.png
  const png = await parse(company_id, draw, svg, WIDTH)
  last = { svg, png }
  return png
}
