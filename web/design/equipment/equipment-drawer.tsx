// The form of one piece of equipment, new or there already. What is typed stays when someone else saves first.
import { type ReactNode, useState } from 'react'
import type { Refusal } from '#sdk/refusal.ts'
import { usePermissions, useWhyNot } from '#web/data/queries.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { EquipmentFields } from './equipment-fields.tsx'
import type { Group, Kind, Values } from './field-specs.ts'
import { words } from './words.ts'

type Row = { id: string; version: number; active: boolean }
type Parsed<T> = { success: true; data: T } | { success: false; error: { issues: { path: PropertyKey[] }[] } }
type Then = { onSuccess: () => void; onError: (refused: Refusal) => void }

type Props<T, R extends Row> = {
  kind: Kind
  title: string
  groups: Group[]
  /** The saved row; undefined for a new one. */
  row: R | undefined
  initial: Values
  check: (values: Values) => Parsed<T>
  onAdd: (fields: T, then: Then) => void
  onEdit: (fields: T, row: R, active: boolean, then: Then) => void
  busy: boolean
  onClose: () => void
  /** Parts that are saved separately, raising the row's version, which is not another user's change. */
  children?: (onSaved: (version: number) => void) => ReactNode
}

export function EquipmentDrawer<T, R extends Row>(props: Props<T, R>) {
  const { kind, title, groups, row, initial, check, onAdd, onEdit, busy, onClose, children } = props
  const whyNot = useWhyNot('catalog.edit')
  const seesCost = usePermissions().has('pricing.view_cost')
  // A long form closed by a slip is there again when it is opened; Cancel and Start over throw it away.
  const draft_name = `equipment-${row?.id ?? `new ${kind}`}`
  const [draft] = useState(() => readDraft<{ values: Values; basis: number | undefined }>(draft_name))
  const [values, setValues] = useState(draft?.values ?? initial)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [basis, setBasis] = useState(draft ? draft.basis : row?.version)
  const [typed, setTyped] = useState(draft !== undefined)
  const [restored, setRestored] = useState(draft !== undefined)
  const [overtaken, setOvertaken] = useState(false)
  /** Save's pending action, awaiting confirmation of unusual values. */
  const [unusual, setUnusual] = useState<{ active: boolean }>()
  const change = (name: string, value: Values[string]) => {
    setTyped(true)
    const next = { ...values, [name]: value }
    setValues(next)
    keepDraft(draft_name, { values: next, basis })
    setErrors(({ [name]: _, ...others }) => others)
    setUnusual(undefined)
  }
  const refused = (refusal: Refusal, active: boolean) => {
    if (refusal.code === 'unusual_figures') setUnusual({ active })
    if (Object.keys(refusal.fields).length > 0) setErrors(refusal.fields)
    else if (refusal.code === 'stale_version') setOvertaken(true)
    else if (refusal.code === 'name_taken')
      setErrors({ [values['name'] === undefined ? 'model' : 'name']: refusal.message })
  }
  const save = (active = row?.active ?? true, accept_unusual = false) => {
    const parsed = check(values)
    if (!parsed.success) return setErrors(sentencesOf(groups, parsed.error.issues))
    const fields = accept_unusual ? { ...parsed.data, accept_unusual } : parsed.data
    const done = (sentence: string): Then => ({
      onSuccess: () => {
        tellDone(sentence)
        dropDraft(draft_name)
        onClose()
      },
      onError: refusal => refused(refusal, active),
    })
    if (!row) return onAdd(fields, done(words.added_to_catalog({ kind })))
    // Saving after the conflict was shown overwrites the other change on purpose.
    const from = overtaken || !typed ? row : { ...row, version: basis ?? row.version }
    const sentence =
      row.active === active
        ? words.saved({ kind })
        : active
          ? words.available_again({ kind })
          : words.now_discontinued({ kind })
    onEdit(fields, from, active, done(sentence))
  }
  const startOver = () => {
    dropDraft(draft_name)
    setRestored(false)
    setValues(initial)
    setBasis(row?.version)
    setOvertaken(false)
    setTyped(false)
    setErrors({})
  }
  return (
    <Drawer
      open
      editable
      onClose={onClose}
      title={title}
      description={row && !row.active ? words.discontinued_note : undefined}
      actions={
        <>
          {row && (
            <Button
              look="ghost"
              className="mr-auto"
              busy={busy}
              disabledReason={whyNot}
              onClick={() => save(!row.active)}
            >
              {row.active ? words.discontinue : words.make_available}
            </Button>
          )}
          <Button
            onClick={() => {
              dropDraft(draft_name)
              onClose()
            }}
          >
            {common.cancel}
          </Button>
          <Button
            look="primary"
            busy={busy}
            disabledReason={whyNot ?? (row && !typed ? common.no_changes_to_save : undefined)}
            onClick={() => save()}
          >
            {row ? common.save : words.add_kind({ kind })}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        {unusual && (
          <Notice
            kind="warning"
            action={
              <button
                type="button"
                className="shrink-0 font-medium underline underline-offset-2"
                onClick={() => save(unusual.active, true)}
              >
                {words.save_unusual}
              </button>
            }
          >
            {words.figures_unusual}
          </Notice>
        )}
        {overtaken && (
          <Notice
            kind="warning"
            action={
              <button type="button" className="shrink-0 font-medium underline underline-offset-2" onClick={startOver}>
                {words.show_theirs}
              </button>
            }
          >
            {words.someone_changed_meanwhile_what}
          </Notice>
        )}
        {restored && !overtaken && (
          <Notice
            action={
              <button type="button" className="shrink-0 font-medium underline underline-offset-2" onClick={startOver}>
                {words.start_over}
              </button>
            }
          >
            {words.what_you_typed_before}
          </Notice>
        )}
        <EquipmentFields groups={groups} values={values} errors={errors} onChange={change} seesCost={seesCost} />
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden>
          {common.save}
        </button>
      </form>
      {children?.(setBasis)}
    </Drawer>
  )
}

function sentencesOf(groups: Group[], issues: { path: PropertyKey[] }[]): Record<string, string> {
  const specs = groups.flatMap(({ fields }) => fields)
  const wrong = new Set(issues.map(({ path }) => String(path[0])))
  return Object.fromEntries(
    specs.filter(({ name }) => wrong.has(name)).map(({ name, sentence }) => [name, sentence ?? words.invalid_value]),
  )
}

/** A row's form values: its own fields, without the server's. */
export const valuesOf = (groups: Group[], row: object): Values => {
  const all = new Map<string, Values[string]>(Object.entries(row))
  return Object.fromEntries(groups.flatMap(({ fields }) => fields).map(({ name }) => [name, all.get(name)]))
}
