// Leads by file: choose, match columns, check, choose owners, import, and undo.
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { href } from '#web/frame/navigation.ts'
import { Stepper } from '#web/ui/fields/stepper.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { ImportCheck } from './import-check.tsx'
import { ImportChoose } from './import-choose.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportHistory } from './import-history.tsx'
import { ImportOwner } from './import-owner.tsx'
import { ImportRunning } from './import-running.tsx'
import { words } from './words.ts'

const STEPS = [words.file, words.columns, words.check, words.owner, words.done]
const STEP_NAMES: readonly (string | null)[] = ['file', 'columns', 'check', 'owner']
const ASK_MS = 500

export default function ImportFlow({ importing }: { importing: string }) {
  return (
    <Page>
      <PageHeader
        title={words.import_leads}
        above={
          <Link href={href('/projects')} className="inline-flex items-center gap-1 hover:underline max-sm:min-h-11">
            <ArrowLeft size={14} aria-hidden />
            {common.projects}
          </Link>
        }
      />
      {importing === 'new' ? (
        <>
          <Stepper steps={STEPS} current={0} />
          <ImportChoose />
          <ImportHistory />
        </>
      ) : (
        <One import_id={importing} />
      )}
    </Page>
  )
}

function One({ import_id }: { import_id: string }) {
  const { params, change } = useFilters()
  const { data, error, refetch } = useRead('/v3/leads.GetImport', { import_id })
  const current = data?.import
  const running = current?.status === 'importing'
  // The job goes on at the server; a clock asks how far it is.
  useEffect(() => {
    if (!running) return undefined
    const clock = setInterval(() => void refetch(), ASK_MS)
    return () => clearInterval(clock)
  }, [running, refetch])
  if (error && !current)
    return (
      <Card>
        <ErrorState sentence={error.message} onRetry={() => void refetch()} />
      </Card>
    )
  if (!current) return <Skeleton className="h-64" />
  if (current.status === 'importing')
    return (
      <>
        <Stepper steps={STEPS} current={3} />
        <ImportRunning current={current} />
      </>
    )
  if (current.status !== 'ready')
    return (
      <>
        <Stepper steps={STEPS} current={4} />
        <ImportDone current={current} />
      </>
    )
  const asked = STEP_NAMES.indexOf(params.get('step'))
  const step = current.missing ? 1 : Math.max(1, asked)
  const go = (to: number) =>
    change(to === 0 ? { import: 'new', step: null, show: null } : { step: STEP_NAMES[to] ?? null, show: null }, {
      push: true,
    })
  return (
    <>
      <Stepper steps={STEPS} current={step} onGo={go} />
      <Ready current={current} step={step} go={go} />
    </>
  )
}

function Ready({ current, step, go }: { current: Schemas['LeadImport']; step: number; go: (step: number) => void }) {
  const [duplicates, setDuplicates] = useState(current.duplicates)
  if (step === 1) return <ImportColumns key={current.version} current={current} onNext={() => go(2)} />
  if (step === 2)
    return <ImportCheck current={current} duplicates={duplicates} onDuplicates={setDuplicates} onNext={() => go(3)} />
  return <ImportOwner current={current} duplicates={duplicates} />
}
