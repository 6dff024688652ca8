// Actions for the selected projects, at the bottom of the screen.
import { X } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { tellUndo } from '#web/frame/tell-undo.tsx'
import { number } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import type { ProjectFilters } from '#web/projects/sale/project/project-filters.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Picked } from './use-selection.ts'
import { projectsWords, useUndoBulk } from './use-undo-bulk.ts'
import { words } from './words.ts'

type Change = Schemas['BulkChange']
type Kind = Change['kind']
type Props = { picked: Picked; filters: ProjectFilters; total: number | undefined; isMore: boolean }

const TITLES: Record<Kind, string> = { owner: words.change_owner, add_tag: words.add_tag, remove_tag: words.remove_tag }
const MOST = 5_000

export function BulkBar({ picked, filters, total, isMore }: Props) {
  const [asked, setAsked] = useState<Kind | null>(null)
  const count = picked.everything ? (total ?? picked.ids.size) : picked.ids.size
  const undo = useUndoBulk()
  const bulk = useWrite('/v3/projects.BulkUpdate', {
    onDone: ({ changed, unchanged, undo_id }) => {
      setAsked(null)
      picked.clear()
      const sentence = words.bulk_result({
        changed: projectsWords(changed),
        has_unchanged: unchanged > 0 ? 'yes' : 'no',
        unchanged: number(unchanged),
      })
      if (undo_id === null) tellDone(sentence)
      else tellUndo(sentence, () => undo.mutate({ undo_id }))
    },
  })
  const apply = (change: Change) =>
    bulk.mutate(picked.everything ? { filters, change } : { project_ids: [...picked.ids], change })
  if (picked.ids.size === 0) return null
  const tooMany = count > MOST ? words.too_many_projects : undefined
  return (
    <section
      aria-label={words.selected_projects}
      className="sticky bottom-4 z-20 flex flex-wrap items-center gap-2 rounded-card border border-hairline-strong bg-raised px-3 py-2 shadow-float"
    >
      <p className="figures px-1 text-base font-medium max-sm:flex-1" aria-live="polite">
        {total !== undefined && total > 10_000 && picked.everything ? words.over_10_000_projects : projectsWords(count)}
      </p>
      {isMore && !picked.everything && picked.selection.all === 'all' && (
        <Button look="ghost" onClick={picked.takeEverything}>
          {words.select_all_matching}
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-2 max-sm:order-1 max-sm:w-full sm:ml-auto">
        {(['owner', 'add_tag', 'remove_tag'] as const).map(kind => (
          <Button key={kind} disabledReason={tooMany} onClick={() => setAsked(kind)}>
            {TITLES[kind]}
          </Button>
        ))}
      </div>
      <IconButton label={words.clear_selection} icon={X} onClick={picked.clear} />
      {asked && (
        <ChangeDialog kind={asked} count={count} busy={bulk.isPending} onClose={() => setAsked(null)} onApply={apply} />
      )}
    </section>
  )
}

type DialogProps = { kind: Kind; count: number; busy: boolean; onClose: () => void; onApply: (change: Change) => void }

function ChangeDialog({ kind, count, busy, onClose, onApply }: DialogProps) {
  const [text, setText] = useState('')
  const { data } = useRead('/v3/users.ListTenantUsers', {})
  const people = (data?.users ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const value = text.trim()
  const missing = kind === 'owner' ? words.choose_new_owner : words.enter_tag
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.bulk_title({ titles: TITLES[kind], count: projectsWords(count) })}
      description={words.bulk_description}
      actions={
        <>
          <Button onClick={onClose}>{words.keep_unchanged}</Button>
          <Button
            look="primary"
            busy={busy}
            disabledReason={value === '' ? missing : undefined}
            onClick={() => onApply(kind === 'owner' ? { kind, owner_id: value } : { kind, tag: value })}
          >
            {TITLES[kind]}
          </Button>
        </>
      }
    >
      {kind === 'owner' ? (
        <ComboboxField label={words.new_owner} options={people} value={text || null} onChange={setText} />
      ) : (
        <TextField label={words.tag} maxLength={30} value={text} onChange={event => setText(event.target.value)} />
      )}
    </Dialog>
  )
}
