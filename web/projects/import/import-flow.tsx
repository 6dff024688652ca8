// Leads by file: choose, match columns, check, choose owners, import, and undo.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { href } from '#web/frame/navigation.ts'
import { ImportPage, Loaded, useAskAgain } from '#web/sheet-import/import-page.tsx'
import { Stepper } from '#web/ui/fields/stepper.tsx'
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

export default function ImportFlow({ importing }: { importing: string }) {
  return (
    <ImportPage title={words.import_leads} back={{ href: href('/projects'), label: common.projects }}>
      {importing === 'new' ? (
        <>
          <Stepper steps={STEPS} current={0} />
          <ImportChoose />
          <ImportHistory />
        </>
      ) : (
        <One import_id={importing} />
      )}
    </ImportPage>
  )
}

function One({ import_id }: { import_id: string }) {
  const found = useRead('/v3/leads.GetImport', { import_id })
  useAskAgain(found.data?.import.status === 'importing', found.refetch)
  return <Loaded found={found}>{data => <Stage current={data.import} />}</Loaded>
}

function Stage({ current }: { current: Schemas['LeadImport'] }) {
  const { params, change } = useFilters()
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
