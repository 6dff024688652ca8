// The 3D view in one sentence, as its text alternative.

import { modulesOn } from '../canvas/settling.ts'
import type { Drawing } from '../drawing-types.ts'
import { words } from './words.ts'

/** 'A site with 2 roof planes and 18 panels. Also on it: 1 obstruction and 2 trees.' */
export const siteSentence = (drawing: Drawing): string =>
  words.site({
    planes: drawing.planes.length,
    panels: modulesOn(drawing),
    around:
      drawing.obstructions.length > 0
        ? drawing.trees.length > 0
          ? 'both'
          : 'obstructions'
        : drawing.trees.length > 0
          ? 'trees'
          : 'none',
    obstructions: drawing.obstructions.length,
    trees: drawing.trees.length,
  })
