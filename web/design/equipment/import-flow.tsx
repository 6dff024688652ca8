// A list on its way into the catalogue: choose, look at what it would change, confirm, and undo.
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { number } from '#web/lib/format.ts'
import { ImportPage, Loaded, useAskAgain } from '#web/sheet-import/import-page.tsx'
import { words as imports } from '#web/sheet-import/words.ts'
import { Stepper } from '#web/ui/fields/stepper.tsx'
import { Card } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Notice } from '#web/ui/states.tsx'
import { type CatalogueAddress, TABS } from './catalogue-frame.tsx'
import { ImportChoose } from './import-choose.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportHistory } from './import-history.tsx'
import { ImportPreview } from './import-preview.tsx'
import { words } from './words.ts'

const STEPS = [words.choose, words.review, words.done]
/** How often the server is asked how far it is. */
const ASK_MS = 300

export type ImportProps = {
  kind: Schemas['EquipmentKind']
  address: CatalogueAddress
}

export function ImportFlow({ importing, ...rest }: ImportProps & { importing: string }) {
  const { kind, address } = rest
  const back = TABS.find(({ id }) => id === { panel: 'modules', inverter: 'inverters', storage: 'storage' }[kind])
  const isNew = importing === 'new'
  const found = useRead('/v3/equipment.GetImport', { import_id: importing }, { enabled: !isNew })
  const status = isNew ? undefined : found.data?.import.status
  useAskAgain(status === 'reading', found.refetch, ASK_MS)
  const step = isNew ? 0 : status === 'applied' || status === 'undone' ? 2 : 1
  return (
    <ImportPage
      title={words.import_many({ kind })}
      back={{ href: back?.href ?? '/light-hub/modules', label: back?.label ?? '' }}
    >
      <Stepper steps={STEPS} current={step} />
      {isNew ? (
        <>
          <ImportChoose {...rest} />
          <ImportHistory {...rest} />
        </>
      ) : (
        <Loaded found={found}>
          {data => (
            <Stage current={data.import} {...rest} onAgain={() => address.change({ import: 'new' }, { push: true })} />
          )}
        </Loaded>
      )}
    </ImportPage>
  )
}

function Stage({
  current,
  onAgain,
  ...rest
}: ImportProps & { current: Schemas['EquipmentImport']; onAgain: () => void }) {
  const { status, file_name, rows_read, rows_total, reason } = current
  if (status === 'reading')
    return (
      <Card title={file_name}>
        <ProgressBar
          label={words.comparing_list_your_catalogue}
          value={rows_read}
          max={rows_total}
          note={imports.rows_progress({ done: number(rows_read), total: number(rows_total) })}
        />
      </Card>
    )
  if (status === 'ready') return <ImportPreview current={current} {...rest} />
  if (status === 'applied' || status === 'undone') return <ImportDone current={current} {...rest} />
  return (
    <Notice
      kind={status === 'failed' ? 'danger' : 'info'}
      action={
        <button type="button" className="shrink-0 font-medium underline underline-offset-2" onClick={onAgain}>
          {words.choose_list}
        </button>
      }
    >
      {status === 'failed' ? (reason ?? words.list_could_not_read) : imports.nothing_imported}
    </Notice>
  )
}
