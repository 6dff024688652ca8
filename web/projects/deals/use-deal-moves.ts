// Manual moves of deals: shown immediately, reverted with the reason if they fail.
import { useState } from 'react'
import { DEAL_STAGE, type DealStage } from '#machines/projects/deals/deal-stage.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { words } from './words.ts'

export type Deal = Schemas['Deal']
type Moving = { deal: Deal; to: DealStage }

export function useDealMoves() {
  const [moving, setMoving] = useState<readonly Moving[]>([])
  const write = useWrite('/v3/projects.UpdateProjectStatus')
  const settle = ({ project }: Deal) => setMoving(all => all.filter(one => one.deal.project.id !== project.id))
  return {
    /** A column's deals after pending moves. */
    standing(stage: DealStage, deals: readonly Deal[]): Deal[] {
      const arriving = moving.filter(one => one.to === stage).map(({ deal }) => ({ ...deal, stage, days_in_stage: 0 }))
      return [...arriving, ...deals.filter(({ project }) => !moving.some(one => one.deal.project.id === project.id))]
    },
    isMoving: ({ project }: Deal) => moving.some(one => one.deal.project.id === project.id),
    move(deal: Deal, to: DealStage, status: Schemas['ProjectStatus']) {
      setMoving(all => [...all, { deal, to }])
      write.mutate(
        { project_id: deal.project.id, version: deal.project.version, status },
        {
          onSettled: () => settle(deal),
          onSuccess: () => tellDone(words.deal_moved({ name: deal.project.name, stage: DEAL_STAGE[to].title })),
        },
      )
    },
  }
}
export type DealMoves = ReturnType<typeof useDealMoves>
