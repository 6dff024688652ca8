import type { EdgeKind } from '../drawing-types.ts'
import { words } from './words.ts'

export const EDGE_NAMES: Record<EdgeKind, string> = {
  eave: words.eave,
  ridge: words.ridge,
  rake: words.rake,
  hip: words.hip,
  valley: words.valley,
  wall: words.wall_edge,
}
export const EDGE_KINDS = ['eave', 'ridge', 'rake', 'hip', 'valley', 'wall'] as const
/** Each kind is also labeled: color is never the only cue. */
export const EDGE_COLORS: Record<EdgeKind, string> = {
  eave: 'var(--import)',
  ridge: 'var(--marigold)',
  rake: 'var(--ink-2)',
  hip: 'var(--battery)',
  valley: 'var(--export)',
  wall: 'var(--danger)',
}
