import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { type DealStage, moveToStage } from '#machines/projects/deals/deal-stage.ts'
import { usePermissions, type useRead } from '#web/data/queries.ts'
import { part } from '#web/lib/part.tsx'
import { Board } from '#web/projects/sale/project/board.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { DealColumn } from './deal-column.tsx'
import type { DealFilters } from './use-deal-filters.ts'
import { type Deal, useDealMoves } from './use-deal-moves.ts'
import { words } from './words.ts'

const EndSaleDialog = part(() => import('#web/projects/ending/end-sale-dialog.tsx'))

type Props = {
  board: ReturnType<typeof useRead<'/v3/deals.Board'>>
  filters: DealFilters
  isBare: boolean
  onClear: () => void
}

/** Deals by stage. A card can only be dropped where a person may move it; other columns say what moves a deal there. */
export function DealBoard({ board, filters, isBare, onClear }: Props) {
  const [lifted, setLifted] = useState<Deal | null>(null)
  const permissions = usePermissions()
  const moves = useDealMoves()
  const [ending, setEnding] = useState<Deal['project'] | null>(null)
  const moveOf = (deal: Deal, to: DealStage) =>
    moveToStage({ stage: deal.stage, status: deal.project.status }, to, permissions)
  if (board.error && !board.data)
    return (
      <Card flush>
        <ErrorState sentence={board.error.message} onRetry={board.refetch} />
      </Card>
    )
  if (!board.data)
    return (
      <div role="status" aria-label={common.loading} className="flex gap-3 overflow-hidden">
        {[1, 2, 3, 4].map(place => (
          <Skeleton key={place} className="h-96 w-66 shrink-0" />
        ))}
      </div>
    )
  if (board.data.columns.every(column => column.count === 0)) return <NoDeals isBare={isBare} onClear={onClear} />
  return (
    <Board label={words.deals_by_stage}>
      {board.data.columns.map(column => (
        <DealColumn
          key={column.stage}
          column={column}
          filters={filters}
          moves={moves}
          lifted={lifted}
          moveOf={moveOf}
          onMove={(deal, to) => {
            const { status } = moveOf(deal, to)
            if (status) moves.move(deal, to, status)
          }}
          onLift={setLifted}
          onCancel={({ project }) => setEnding(project)}
        />
      ))}
      {ending && <EndSaleDialog project={ending} to="canceled" onClose={() => setEnding(null)} />}
    </Board>
  )
}

export function NoDeals({ isBare, onClear }: Pick<Props, 'isBare' | 'onClear'>) {
  return (
    <Card flush>
      {isBare ? (
        <EmptyState icon={Handshake} title={words.no_deal_yet}>
          {words.project_becomes_deal_when}
        </EmptyState>
      ) : (
        <EmptyState title={words.no_deal_matches} action={<Button onClick={onClear}>{words.show_all_deals}</Button>} />
      )}
    </Card>
  )
}
