// A list on its way into the catalogue: choose, look at what it would change, confirm, and undo.
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import type { ReadPath, Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { number } from '#web/lib/format.ts'
import { Stepper } from '#web/ui/fields/stepper.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx'
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
  /** Reads that an import changes. */
  refreshes: readonly ReadPath[]
}

export function ImportFlow({ importing, ...rest }: ImportProps & { importing: string }) {
  const { kind, address } = rest
  const back = TABS.find(({ id }) => id === { panel: 'modules', inverter: 'inverters', storage: 'storage' }[kind])
  const isNew = importing === 'new'
  const found = useRead('/v3/equipment.GetImport', { import_id: importing }, { enabled: !isNew })
  const current = isNew ? undefined : found.data?.import
  const reading = current?.status === 'reading'
  const { refetch } = found
  // The reading goes on at the server; a clock asks how far it is.
  useEffect(() => {
    if (!reading) return undefined
    const clock = setInterval(() => void refetch(), ASK_MS)
    return () => clearInterval(clock)
  }, [reading, refetch])
  const step = isNew ? 0 : current?.status === 'applied' || current?.status === 'undone' ? 2 : 1
  return (
    <Page>
      <PageHeader
        title={words.import_many({ kind })}
        above={
          <Link
            href={back?.href ?? '/light-hub/modules'}
            className="inline-flex items-center gap-1 hover:underline max-sm:min-h-11"
          >
            <ArrowLeft size={14} aria-hidden />
            {back?.label}
          </Link>
        }
      />
      <Stepper steps={STEPS} current={step} />
      {isNew && (
        <>
          <ImportChoose {...rest} />
          <ImportHistory {...rest} />
        </>
      )}
      {!isNew && found.error && !current && (
        <Card>
          <ErrorState sentence={found.error.message} onRetry={() => void refetch()} />
        </Card>
      )}
      {!isNew && !found.error && !current && <Skeleton className="h-64" />}
      {current && (
        <Stage current={current} {...rest} onAgain={() => address.change({ import: 'new' }, { push: true })} />
      )}
    </Page>
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
          note={words.rows_read_rows_total({ rows_read: number(rows_read), rows_total: number(rows_total) })}
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
      {status === 'failed' ? (reason ?? words.list_could_not_read) : words.preview_was_thrown_away}
    </Notice>
  )
}
