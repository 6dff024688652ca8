import type { Schemas } from '#sdk/types.ts'
import { Badge } from '#web/ui/badge.tsx'
import { words } from './words.ts'

/** Maker and model, and whether it has left the offer. */
export const ModelCell = ({ row }: { row: Pick<Schemas['Panel'], 'manufacturer' | 'model' | 'active'> }) => (
  <>
    <span className="text-ink-2">{row.manufacturer}</span> {row.model}
    {!row.active && (
      <span className="ml-2">
        <Badge status="closed" label={words.status_discontinued} />
      </span>
    )}
  </>
)
