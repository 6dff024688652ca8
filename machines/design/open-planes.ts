// Which planes can have rows and trackers.
import type { Schemas } from '#sdk/types.ts'
import { isInTheOpen } from './production/mounting.ts'
import { words } from './words.ts'

type Array = Pick<Schemas['RoofArray'], 'mounting' | 'rows' | 'tracker'>

/** Messages by field. */
export function openFaults(arrays: readonly Array[]): Record<string, string> {
  return Object.fromEntries(
    arrays.flatMap(({ mounting, rows, tracker }, index) => [
      ...(rows && !isInTheOpen(mounting) ? [[`arrays.${index}.rows`, words.faults.rows_need_rack] as const] : []),
      ...(tracker && mounting !== 'ground'
        ? [[`arrays.${index}.tracker`, words.faults.tracker_needs_ground] as const]
        : []),
      ...(tracker && !rows ? [[`arrays.${index}.rows`, words.faults.tracker_needs_rows] as const] : []),
    ]),
  )
}
