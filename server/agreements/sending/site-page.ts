// Appends a page of the site to a contract: the aerial picture with the roof and panels of the design that was sold, its source and day.
import { PDF } from '@libpdf/core'
import type { Schemas } from '#sdk/types.ts'
import type { SitePlan } from '#server/design/site-plan.ts'
import { Canvas } from '../../ports/pdf/pdf-canvas.ts'
import { INK, loadFonts, QUIET, rgbOf, wrapText } from '../../ports/pdf/pdf-text.ts'
import { words } from '../words.ts'

const [WIDTH, HEIGHT, MARGIN] = [612, 792, 64]
const FRAME = { x: MARGIN, y: 250, width: WIDTH - 2 * MARGIN, height: 400 }
/** Around the roof: garden, street and neighbors. */
const AROUND_M = 8
const ROOF = rgbOf('#ffffff')
const PANEL = rgbOf('#1b2a41')
const PANEL_EDGE = rgbOf('#8fa3bf')
const LEADING = 14

type Appended = { bytes: Uint8Array; pages: Schemas['Page'][] }

/** Undefined where the picture can't be read; the contract is sent without the page then. */
export async function appendSitePage(
  document: Uint8Array,
  { plan, address, language }: { plan: SitePlan; address: string; language: Schemas['Language'] },
): Promise<Appended | undefined> {
  const pdf = await PDF.load(document)
  const picture = embedded(pdf, plan.picture.bytes)
  if (!picture) return undefined
  const says = words.in(language).site_page
  const fonts = loadFonts(pdf)
  const page = new Canvas(pdf, pdf.addPage({ size: 'letter' }), fonts)
  page.text(says.title, { x: MARGIN, y: HEIGHT - 92, size: 17, face: 'bold' })
  page.text(address, { x: MARGIN, y: HEIGHT - 112, size: 10.5, ink: QUIET })
  const { toPage, scale } = framed(plan.roofs)
  page.cropped(FRAME, () => {
    const [x, y] = toPage([plan.picture.left_m, plan.picture.bottom_m])
    page.picture(picture, { x, y, width: plan.picture.width_m * scale, height: plan.picture.height_m * scale })
    for (const roof of plan.roofs)
      page.path(roof.map(toPage), { closed: true, width: 1.2, ink: ROOF, fill: null, dash: [] })
    for (const panel of plan.panels)
      page.path(panel.map(toPage), { closed: true, width: 0.4, ink: PANEL_EDGE, fill: PANEL, dash: [] })
  })
  const size = `${(plan.size_w / 1000).toLocaleString('en-US', { maximumFractionDigits: 2 })} kW`
  const lines = [
    says.system({ count: plan.module_count, size }),
    says.aerial({ source: plan.source }),
    ...plan.roof_from,
    says.for_orientation,
  ]
  let y = FRAME.y - 24
  for (const [at, text] of lines.entries())
    for (const line of wrapText(text, 'regular', 10, FRAME.width, fonts)) {
      page.text(line, { x: MARGIN, y, size: 10, ink: at === 0 ? INK : QUIET })
      y -= LEADING
    }
  page.finish()
  return { bytes: await pdf.save(), pages: [{ width: WIDTH, height: HEIGHT }] }
}

/** All roofs in the middle of the frame. */
function framed(roofs: SitePlan['roofs']) {
  const [xs, ys] = [roofs.flat().map(([x]) => x), roofs.flat().map(([, y]) => y)]
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(FRAME.width / (right - left + 2 * AROUND_M), FRAME.height / (top - bottom + 2 * AROUND_M))
  const [middle_x, middle_y] = [(left + right) / 2, (bottom + top) / 2]
  const toPage = ([x, y]: readonly [number, number]): [number, number] => [
    FRAME.x + FRAME.width / 2 + (x - middle_x) * scale,
    FRAME.y + FRAME.height / 2 + (y - middle_y) * scale,
  ]
  return { toPage, scale }
}

function embedded(pdf: PDF, bytes: Uint8Array) {
  try {
    return pdf.embedImage(bytes)
  } catch {
    return undefined
  }
}
