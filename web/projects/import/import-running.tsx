import type { Schemas } from '#sdk/types.ts'
import { number } from '#web/lib/format.ts'
import { words as imports } from '#web/sheet-import/words.ts'
import { Card } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { words } from './words.ts'

/** Over a database with room for two, the server tells how far it is; otherwise the bar moves when it is done. */
export function ImportRunning({ current: { file_name, progress, counts } }: { current: Schemas['LeadImport'] }) {
  return (
    <Card title={file_name}>
      <ProgressBar
        label={words.importing_all_leads_none}
        value={progress}
        max={counts.rows}
        note={progress > 0 ? imports.rows_progress({ done: number(progress), total: number(counts.rows) }) : undefined}
      />
    </Card>
  )
}
