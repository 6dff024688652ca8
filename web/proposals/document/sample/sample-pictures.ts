// The made-up household's house, by the renderer of every design: its panels are those of the sample's figures.
import { dataUrl } from '#machines/design/picture/data-url.ts'
import { roofPicture, type View } from '#machines/design/picture/roof-picture.ts'
import { words } from '#machines/design/picture/words.ts'
import { drawRoof, GABLE_ROOF } from '#machines/projects/samples/draw-roof.ts'
import type { Schemas } from '#sdk/types.ts'
import { number } from '#web/lib/figures.ts'
import { SAMPLE_FIGURES } from './sample-figures.ts'

const PANEL = { id: 'sample', model: 'Sample Sol 430', length_m: 1.722, width_m: 1.134 }
const SETBACKS = { ridge_m: 0.4, hip_m: 0.3, valley_m: 0.2, rake_m: 0.4, eave_m: 0.3, obstruction_m: 0.2, pathway_m: 0 }
const PLANES = { south: 'South roof', west: 'Garage, west side' } as const

const DRAWING = drawRoof(
  GABLE_ROOF,
  SAMPLE_FIGURES.system.arrays.map(({ name, module_count }) => ({ name: PLANES[name], modules: module_count })),
  PANEL,
  SETBACKS,
  { inverters: [], storage: [] },
)

export function samplePictures(language: Schemas['Language']): Schemas['DesignPictures'] {
  const { size_kw, module_count } = SAMPLE_FIGURES.system
  const says = words.in(language)
  const show = (view: View) => ({
    src: dataUrl(roofPicture(DRAWING, new Map([[PANEL.id, PANEL]]), view).svg),
    alt: says[view]({ module_count, size: `${number(size_kw, 2)} kW` }),
    ground: null,
  })
  return { drawn: true, house: show('house'), plan: show('plan') }
}
