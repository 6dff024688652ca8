// What the 3D view shows, in a sentence, for whoever does not see it.

import { modulesOn } from '../canvas/settling.ts'
import type { Drawing } from '../drawing-types.ts'
import { words } from './words.ts'

const count = (number: number, one: string, many = `${one}s`) =>
  number > 0 ? [`${number} ${number === 1 ? one : many}`] : []

/** 'A house of 2 roof planes with 18 modules; around it 1 obstruction and 2 trees.' */
export function siteSentence(drawing: Drawing): string {
  const house = [...count(drawing.planes.length, words.roof_plane), ...count(modulesOn(drawing), 'module')].join(
    ' with ',
  )
  const around = [...count(drawing.obstructions.length, 'obstruction'), ...count(drawing.trees.length, 'tree')]
  return `${house || words.site_without_roof}${around.length > 0 ? `; on and around it ${around.join(' and ')}` : ''}.`
}
