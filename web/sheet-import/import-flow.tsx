// A list on its way in: choose, match columns, look at what it would change, import, and undo.
import { useState } from 'react'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { saveFile } from '#web/lib/files/save-file.ts'
import { number } from '#web/lib/format.ts'
import { Stepper } from '#web/ui/fields/stepper.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Notice } from '#web/ui/states.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportHistory } from './import-history.tsx'
import { ImportPage, Loaded, useAskAgain } from './import-page.tsx'
import { ImportReview } from './import-review.tsx'
import { MatchColumns } from './match-columns.tsx'
import type { Import, Sheet } from './sheet.ts'
import { words } from './words.ts'

type Step = 'file' | 'columns' | 'review' | 'last' | 'done'

export function ImportFlow({ sheet, importing }: { sheet: Sheet; importing: string }) {
  return (
    <ImportPage title={sheet.title} back={sheet.home}>
      {importing === 'new' ? (
        <>
          <Steps sheet={sheet} current="file" />
          <Choose sheet={sheet} />
          <ImportHistory sheet={sheet} />
        </>
      ) : (
        <One sheet={sheet} import_id={importing} />
      )}
    </ImportPage>
  )
}

const stepsOf = ({ matches, last }: Sheet): readonly Step[] => [
  'file',
  ...(matches ? (['columns'] as const) : []),
  'review',
  ...(last ? (['last'] as const) : []),
  'done',
]

function Steps({ sheet, current, onGo }: { sheet: Sheet; current: Step; onGo?: (step: Step) => void }) {
  const steps = stepsOf(sheet)
  const labels = { ...words.step, last: sheet.last?.step ?? '' }
  return (
    <Stepper
      steps={steps.map(step => labels[step])}
      current={steps.indexOf(current)}
      {...(onGo && { onGo: at => onGo(steps[at] ?? 'file') })}
    />
  )
}

function Choose({ sheet }: { sheet: Sheet }) {
  const { kind, permission, note, file, template, matches } = sheet
  const { change } = useFilters()
  const [source, setSource] = useState('')
  const upload = useWrite('/v3/sheet_imports.Preview')
  const source_name = source.trim()
  return (
    <ChooseFile
      title={words.choose_file}
      note={note}
      label={file}
      accept=".csv,.xlsx,.txt,.zip,.gz,text/csv"
      most_mb={25}
      upload={upload}
      reading={words.reading_file}
      whyNot={useWhyNot(permission)}
      onRead={chosen =>
        upload.mutate(
          { kind, ...chosen, ...(source_name ? { source_name } : {}) },
          // Only while this is still open; otherwise the file is found among past imports.
          { onSuccess: ({ import: { id } }) => change({ import: id, step: null }, { push: true }) },
        )
      }
      below={
        matches && (
          <TextField
            label={words.source_name}
            optional
            help={words.source_name_help}
            className="sm:max-w-80"
            maxLength={80}
            value={source}
            onChange={event => setSource(event.target.value)}
            error={upload.error?.fields['source_name']}
          />
        )
      }
      template={{
        label: words.download_template,
        save: () => saveFile(new Blob([template.csv()], { type: 'text/csv' }), template.name),
      }}
      promise={words.nothing_changes_yet}
    />
  )
}

function One({ sheet, import_id }: { sheet: Sheet; import_id: string }) {
  const found = useRead('/v3/sheet_imports.Get', { import_id })
  const status = found.data?.import.status
  useAskAgain(status === 'reading' || status === 'importing', found.refetch)
  return <Loaded found={found}>{data => <Stage key={import_id} sheet={sheet} current={data.import} />}</Loaded>
}

function Stage({ sheet, current }: { sheet: Sheet; current: Import }) {
  const { params, change } = useFilters()
  const [decision, setDecision] = useState(current.decision)
  const { status, missing, reason } = current
  const first: Step = sheet.matches ? 'columns' : 'review'
  const asked = stepsOf(sheet).find(step => step === params.get('step'))
  const go = (step: Step) =>
    change(step === 'file' ? { import: 'new', step: null, show: null } : { step, show: null }, { push: true })
  if (status === 'failed' || status === 'discarded')
    return (
      <Notice
        kind={status === 'failed' ? 'danger' : 'info'}
        action={
          <button
            type="button"
            className="shrink-0 font-medium underline underline-offset-2"
            onClick={() => go('file')}
          >
            {words.choose_file}
          </button>
        }
      >
        {reason ?? words.nothing_imported}
      </Notice>
    )
  const isDone = status === 'applied' || status === 'undone'
  const step = status === 'ready' && !missing && asked ? asked : first
  const now: Step = isDone ? 'done' : status === 'importing' ? (sheet.last ? 'last' : 'review') : step
  return (
    <>
      <Steps sheet={sheet} current={now} {...(status === 'ready' && { onGo: go })} />
      {status !== 'ready' && !isDone ? (
        <Progress current={current} />
      ) : now === 'columns' ? (
        <MatchColumns key={current.version} sheet={sheet} current={current} onNext={() => go('review')} />
      ) : now === 'review' ? (
        <ImportReview
          sheet={sheet}
          current={current}
          decision={decision}
          onDecide={setDecision}
          onNext={() => go('last')}
        />
      ) : now === 'last' ? (
        sheet.last?.show({ current, decision })
      ) : (
        <ImportDone sheet={sheet} current={current} />
      )}
    </>
  )
}

/** With several database connections the server reports progress; otherwise the bar moves when done. */
function Progress({ current: { file_name, status, progress, counts } }: { current: Import }) {
  return (
    <Card title={file_name}>
      <ProgressBar
        label={status === 'reading' ? words.reading_file : words.importing_all_or_none}
        value={progress}
        max={counts.rows}
        note={progress > 0 ? words.rows_progress({ done: number(progress), total: number(counts.rows) }) : undefined}
      />
    </Card>
  )
}
