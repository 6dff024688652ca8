// Views of the list that are kept: choosing one, keeping this one, and what one begins with.
import { Menu } from '@base-ui/react/menu'
import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { latestOf } from '#web/lib/latest-of.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { common } from '#web/words/common.ts'
import { NEWEST, paramsOf, type Shown } from './use-project-list.ts'
import { words } from './words.ts'

type View = Schemas['SavedView']
type Props = { views: View[] | undefined; shown: Shown; show: (next: Partial<Shown>) => void }
const ITEM =
  'flex items-center gap-2 px-2.5 py-1.5 text-base data-highlighted:bg-sunken data-highlighted:outline-none max-sm:py-2.5'
const same = (one: Shown, other: Shown) => paramsOf(one).toString() === paramsOf(other).toString()

export function ViewsMenu({ views = [], shown, show }: Props) {
  const [editing, setEditing] = useState<'new' | View | null>(null)
  const begin = useWrite('/v3/projects.SetDefaultView', {
    onDone: () => tellDone(words.default_view_set),
  })
  const drop = useWrite('/v3/projects.DeleteView', { onDone: () => tellDone(words.view_deleted) })
  const current = views.find(view => same(view, shown))
  const isAll = same({ ...shown, view: NEWEST.view }, NEWEST)
  const name = current?.name ?? (isAll ? words.all_projects : words.unsaved_view)
  const mine = views.filter(view => view.mine)
  const shared = views.filter(view => !view.mine)
  const item = (view: View) => (
    <Choice key={view.id} chosen={view === current} onSelect={() => show(view)} note={view.is_default ? 'first' : ''}>
      {view.name}
    </Choice>
  )
  return (
    <>
      <Menu.Root>
        <Menu.Trigger
          render={
            <Button look="ghost" aria-label={words.view_name({ name })} className="max-w-64 max-sm:max-w-32">
              <span className="truncate">{name}</span>
              <ChevronDown size={14} aria-hidden className="shrink-0" />
            </Button>
          }
        />
        <Menu.Portal>
          <Menu.Positioner align="start" sideOffset={4} className="z-50">
            <Menu.Popup className="max-h-(--available-height) max-w-80 min-w-60 overflow-y-auto rounded-card border border-hairline bg-raised py-1 shadow-float">
              <Choice chosen={isAll && !current} onSelect={() => show(NEWEST)}>
                {words.all_projects}
              </Choice>
              {mine.map(item)}
              {shared.length > 0 && (
                <Menu.Group>
                  <Menu.GroupLabel className="px-2.5 pt-2 pb-1 text-xs text-ink-3">{words.shared_you}</Menu.GroupLabel>
                  {shared.map(item)}
                </Menu.Group>
              )}
              <Menu.Separator className="my-1 h-px bg-hairline" />
              <Menu.Item className={ITEM} onClick={() => setEditing('new')}>
                {words.save_view}
              </Menu.Item>
              {current?.mine && (
                <Menu.Item className={ITEM} onClick={() => setEditing(current)}>
                  {words.rename_share}
                </Menu.Item>
              )}
              {current?.mine && (
                <Menu.Item className={ITEM} onClick={() => drop.mutate({ view_id: current.id })}>
                  {words.delete_name({ name: current.name })}
                </Menu.Item>
              )}
              {(current || isAll) && !current?.is_default && (
                <Menu.Item className={ITEM} onClick={() => begin.mutate({ view_id: current?.id ?? null })}>
                  {words.set_default_view}
                </Menu.Item>
              )}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {editing && (
        <ViewDialog
          view={editing === 'new' ? null : latestOf(views, editing)}
          shown={shown}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}

type ChoiceProps = { chosen: boolean; onSelect: () => void; note?: string; children: ReactNode }

const Choice = ({ chosen, onSelect, note, children }: ChoiceProps) => (
  <Menu.Item className={ITEM} onClick={onSelect} aria-current={chosen || undefined}>
    <span className="flex w-4 shrink-0 justify-center">{chosen && <Check size={14} aria-hidden />}</span>
    <span className="min-w-0 flex-1 truncate">{children}</span>
    {note && <span className="text-xs text-ink-3">{note}</span>}
  </Menu.Item>
)

function ViewDialog({ view, shown, onClose }: { view: View | null; shown: Shown; onClose: () => void }) {
  const [name, setName] = useState(view?.name ?? '')
  const [shared, setShared] = useState(view?.shared ?? false)
  const done = () => {
    onClose()
    tellDone(words.view_saved)
  }
  const create = useWrite('/v3/projects.CreateView', { onDone: done })
  const update = useWrite('/v3/projects.UpdateView', { onDone: done })
  const { filters, sort, direction, view: kind } = shown
  const fields = { name: name.trim(), filters, sort, direction, view: kind, shared }
  const save = () =>
    view ? update.mutate({ ...fields, view_id: view.id, version: view.version }) : create.mutate(fields)
  const missing = fields.name === '' ? words.give_view_name : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={view ? words.rename_share_view : words.save_view}
      description={words.view_contents}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={create.isPending || update.isPending} disabledReason={missing} onClick={save}>
            {words.save_view_button}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={event => {
          event.preventDefault()
          if (!missing) save()
        }}
      >
        <TextField label={common.name} maxLength={60} value={name} onChange={event => setName(event.target.value)} />
        <Toggle label={words.share_with_company} help={words.share_help} checked={shared} onChange={setShared} />
      </form>
    </Dialog>
  )
}
