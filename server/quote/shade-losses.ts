// A company counts a flat share for shade among its losses. Where a plane's shade was reckoned from what stands around it,
// the flat share would count the same shade twice: it is left out there.

import { steadyLoss } from '#machines/design/rules.ts'
import { scenePlanes } from '#machines/design/shade/shade-scene.ts'
import { type Language, saying } from '#machines/lib/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { CompanyFigures } from './company-figures.ts'

type Array = Schemas['RoofArray']
const isDrawn = ({ shading, shading_source }: Array) => shading !== undefined && shading_source === 'drawing'

/** Of one plane; undefined where the losses of all hold. */
export function lossesOf(
  array: Array,
  { shares, monthly_soiling, conditions }: Pick<CompanyFigures, 'shares' | 'monthly_soiling' | 'conditions'>,
): number | undefined {
  return isDrawn(array) ? steadyLoss({ ...shares, shading: 0 }, { monthly_soiling, snow: conditions?.snow }) : undefined
}

/** What a simulation assumes of shade, for its reader. */
export function shadeSentences(
  { arrays, scene }: { readonly arrays: readonly Array[]; readonly scene: Schemas['ShadeScene'] | null },
  { shares, of_design }: Pick<CompanyFigures, 'shares' | 'of_design'>,
  language?: Language,
): string[] {
  const say = saying(language)
  const drawn = arrays.filter(isDrawn)
  const entered = arrays.some(array => array.shading && !isDrawn(array))
  if (drawn.length === 0)
    return [
      entered
        ? say('Shade as entered for each plane and month.', 'Sombra según lo indicado para cada plano y mes.')
        : say('No shade: none was entered.', 'Sin sombra: no se indicó ninguna.'),
    ]
  const all = drawn.length === arrays.length
  const names = drawn.map(({ name }) => name).join(', ')
  const is_hourly = scenePlanes(arrays, scene).every((plane, index) => {
    const array = arrays[index]
    return plane !== undefined || !array || !isDrawn(array)
  })
  const flat = say(
    of_design ? 'The design’s flat loss for shading is left out' : 'The company’s flat loss for shading is left out',
    of_design
      ? 'La pérdida fija por sombra del diseño no se aplica'
      : 'La pérdida fija por sombra de la empresa no se aplica',
  )
  return [
    say(
      `Shade${all ? '' : ` of ${names}`} by ${is_hourly ? 'module and hour' : 'month'}, from the obstructions, trees, roofs and horizon of the drawing.`,
      `Sombra${all ? '' : ` de ${names}`} por ${is_hourly ? 'panel y hora' : 'mes'}, según los obstáculos, árboles, techos y horizonte del plano.`,
    ),
    ...(is_hourly
      ? [
          say(
            'Mismatch from shade is modeled with three bypass diodes per module and the strings of the chosen inverters.',
            'El desajuste por sombra se modela con tres diodos de derivación por panel y las cadenas de los inversores elegidos.',
          ),
        ]
      : []),
    ...(shares.shading > 0
      ? [`${flat} ${all ? say('for that reason', 'por esa razón') : say('on these planes', 'en estos planos')}.`]
      : []),
    ...(all
      ? []
      : [
          entered
            ? say(
                'Shade of the other planes as entered for each month.',
                'Sombra de los demás planos según lo indicado para cada mes.',
              )
            : say(
                'No shade on the other planes: none was entered.',
                'Sin sombra en los demás planos: no se indicó ninguna.',
              ),
        ]),
  ]
}
