import type { Schemas } from '#sdk/types.ts'
import { number } from '#web/lib/format.ts'
import { Card } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

/** Over a database with room for two, the server tells how far it is; otherwise the bar moves when it is done. */
export function ImportRunning({ current: { file_name, progress, counts } }: { current: Schemas['LeadImport'] }) {
  return (
    <Card title={file_name}>
      <ProgressBar
        label="Importing all leads or none. You can leave this page."
        value={progress}
        max={counts.rows}
        note={progress > 0 ? `${number(progress)} of ${number(counts.rows)} rows` : undefined}
      />
    </Card>
  )
}
