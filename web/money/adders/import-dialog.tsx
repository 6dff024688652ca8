// Adders from a spreadsheet: first what would change, line by line, then the change.
import { useState } from 'react'
import { decode } from '#machines/lib/csv-table.ts'
import type { Answer } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tell, tellDone } from '#web/lib/tell.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Result = Answer<'/v3/adders.Import'>
const MOST_BYTES = 1_048_576
const ACTIONS = {
  create: { status: 'new', label: words.new },
  update: { status: 'changed', label: words.changes },
  none: { status: 'unchanged', label: words.unchanged },
  refused: { status: 'refused', label: words.not_taken },
} as const

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [csv, setCsv] = useState('')
  const preview = useWrite('/v3/adders.Import', { quiet: true })
  const apply = useWrite('/v3/adders.Import', {
    quiet: true,
    onDone: ({ created, updated }) => {
      tellDone(words.new_changed({ created, updated }))
      onClose()
    },
  })
  const take = async (chosen: File) => {
    setFile(chosen)
    apply.reset()
    const { text } = decode(new Uint8Array(await chosen.arrayBuffer()))
    setCsv(text)
    preview.mutate({ csv: text })
  }
  const plan = preview.data
  const failure = apply.error ?? preview.error
  const whyNot = !plan
    ? words.choose_file_first
    : plan.refused > 0
      ? words.some_lines_cannot_taken
      : plan.created + plan.updated === 0
        ? words.file_changes_nothing
        : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.import_adders}
      description={words.csv_file_whose_first}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="primary"
            busy={apply.isPending || preview.isPending}
            disabledReason={whyNot}
            onClick={() => plan && apply.mutate({ csv, confirm: plan.confirm })}
          >
            {plan && whyNot === undefined
              ? words.import_created({ created: plan.created + plan.updated })
              : words.import}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FileDrop
          label={words.choose_csv_file}
          accept=".csv,text/csv"
          most_bytes={MOST_BYTES}
          file={file}
          onFile={chosen => void take(chosen).catch(tell)}
        />
        {failure && (
          <Notice
            kind="danger"
            action={
              failure.status === 409 && (
                <button
                  type="button"
                  className="shrink-0 font-medium underline underline-offset-2"
                  onClick={() => {
                    apply.reset()
                    preview.mutate({ csv })
                  }}
                >
                  {words.check_again}
                </button>
              )
            }
          >
            {failure.message}
          </Notice>
        )}
        {plan && !preview.error && <Plan plan={plan} />}
      </div>
    </Dialog>
  )
}

function Plan({ plan }: { plan: Result }) {
  const { created, updated, unchanged, refused } = plan
  return (
    <>
      <p className="text-sm text-ink-2">{words.new_changed_as_they({ created, updated, unchanged, refused })}</p>
      <ul
        className="flex max-h-80 flex-col divide-y divide-hairline overflow-y-auto"
        aria-label={words.what_would_change}
      >
        {plan.rows
          .filter(({ action }) => action !== 'none')
          .map(({ line, name, action, changes, problems }) => (
            <li key={line} className="flex flex-col gap-0.5 py-2 text-sm">
              <span className="flex items-center gap-2">
                <Badge {...ACTIONS[action]} />
                <span className="min-w-0 truncate font-medium">{name || words.no_name}</span>
                <span className="ml-auto shrink-0 text-xs text-ink-3">{words.line_line({ line })}</span>
              </span>
              {problems.map(problem => (
                <span key={problem} className="text-danger">
                  {problem}
                </span>
              ))}
              {action === 'update' &&
                changes.map(({ field, before, after }) => (
                  <span key={field} className="figures text-ink-2">
                    {field}: {before || words.empty_value} → {after || words.empty_value}
                  </span>
                ))}
            </li>
          ))}
      </ul>
    </>
  )
}
