// Which planes can have rows and trackers.
import type { Schemas } from '#sdk/types.ts'
import { isInTheOpen } from './production/mounting.ts'

type Array = Pick<Schemas['RoofArray'], 'mounting' | 'rows' | 'tracker'>

/** By field, a sentence for whoever typed it. */
export function openFaults(arrays: readonly Array[]): Record<string, string> {
  return Object.fromEntries(
    arrays.flatMap(({ mounting, rows, tracker }, index) => [
      ...(rows && !isInTheOpen(mounting)
        ? [[`arrays.${index}.rows`, 'Rows need a rack, ground or carport mounting.'] as const]
        : []),
      ...(tracker && mounting !== 'ground'
        ? [[`arrays.${index}.tracker`, 'Only a ground rack can have a tracker.'] as const]
        : []),
      ...(tracker && !rows ? [[`arrays.${index}.rows`, 'A tracker needs its rows.'] as const] : []),
    ]),
  )
}
