import type { EdgeKind } from '../drawing-types.ts'
import { words } from './words.ts'

export const EDGE_NAMES: Record<EdgeKind, string> = {
  eave: words.eave,
  ridge: words.ridge,
  rake: words.rake,
  hip: words.hip,
  valley: words.valley,
}
export const EDGE_KINDS = ['eave', 'ridge', 'rake', 'hip', 'valley'] as const
/** Each is also written beside its edge: the colour is never alone. */
export const EDGE_COLORS: Record<EdgeKind, string> = {
  eave: 'var(--import)',
  ridge: 'var(--marigold)',
  rake: 'var(--ink-2)',
  hip: 'var(--battery)',
  valley: 'var(--export)',
}
