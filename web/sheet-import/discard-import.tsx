import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { Button } from '#web/ui/button.tsx'
import type { Import, Sheet } from './sheet.ts'
import { words } from './words.ts'

export function DiscardImport({ sheet, current }: { sheet: Sheet; current: Import }) {
  const { id: import_id, version } = current
  const { change } = useFilters()
  const discard = useWrite('/v3/sheet_imports.Discard', {
    onDone: () => change({ import: 'new', step: null, show: null }, { push: true }),
  })
  return (
    <Button
      look="ghost"
      busy={discard.isPending}
      disabledReason={useWhyNot(sheet.permission)}
      onClick={() => discard.mutate({ import_id, version })}
    >
      {words.discard}
    </Button>
  )
}
