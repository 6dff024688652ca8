// The designs of a project side by side, and which of them is sold. What is drawn or entered is always that one.
import { useState } from 'react'
import { usePermissions, useRead } from '#web/data/queries.ts'
import type { TabProps } from '#web/projects/sale/project/project-tabs.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { useWideScreen } from '#web/ui/use-wide-screen.ts'
import { DesignNameDialog, type Naming } from './design-name-dialog.tsx'
import { DesignsList } from './designs-list.tsx'
import { DesignsTable } from './designs-table.tsx'
import { words } from './words.ts'

export function DesignsCard({ project: { id: project_id } }: TabProps) {
  const { data, error, refetch, dataUpdatedAt } = useRead('/v3/design.List', { project_id })
  const mayEdit = usePermissions().has('design.edit')
  const [naming, setNaming] = useState<Naming>()
  const Side = useWideScreen() ? DesignsTable : DesignsList
  if (error) return <ErrorCard sentence={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-24" />
  const { designs } = data
  const sold = designs.find(({ chosen }) => chosen)
  return (
    <Card
      title={words.designs}
      flush
      actions={
        mayEdit &&
        sold && (
          <Button onClick={() => setNaming({ way: 'copy', design: sold })}>
            {words.copy_name({ name: sold.name })}
          </Button>
        )
      }
    >
      <p className="p-4 text-base text-ink-2">
        {designs.length > 1 ? words.chosen_design_sold_designer : words.there_one_design_copy}
      </p>
      {designs.length > 1 && (
        <Side designs={designs} calculated_at={dataUpdatedAt} project_id={project_id} onName={setNaming} />
      )}
      {naming && <DesignNameDialog project_id={project_id} naming={naming} onClose={() => setNaming(undefined)} />}
    </Card>
  )
}
