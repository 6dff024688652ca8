// All that can be done to the chosen fields, from the panel, the keyboard and the pages alike.
import { useRef, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { clamped, reach, type Size } from '../pages/geometry.ts'
import type { useDraft } from '../use-draft.ts'
import { type Arrangement, arranged } from './arrange.ts'
import {
  type Added,
  changed,
  duplicated,
  type Field,
  type FieldType,
  freePoint,
  MOST_FIELDS,
  newField,
  overPages,
  pasted,
  type Role,
  without,
} from './field-edits.ts'
import { fieldWords, placeWords, type Unit } from './place-words.ts'
import { words } from './words.ts'

type Props = {
  work: ReturnType<typeof useDraft>
  sizeOf: (page: number) => Size
  unit: Unit
  variables: readonly Schemas['AgreementVariable'][]
  page: number
  /** The middle of the view. */
  middle: () => { page: number; x: number; y: number }
  focus: (id: string) => void
  say: (sentence: string) => void
  whyNot: string | undefined
}

/** Copied fields can be pasted into another template while the page is open. */
let clipboard: readonly Field[] = []

export function useFieldActions({ work, sizeOf, unit, variables, page, middle, focus, say, whyNot }: Props) {
  const [role, setRole] = useState<Role>('homeowner')
  const now = useRef({ work, page })
  now.current = { work, page }
  const fields = () => now.current.work.latest().fields
  const chosenNow = () => {
    const all = new Map(fields().map(field => [field.id, field]))
    return now.current.work.selected.flatMap(id => all.get(id) ?? [])
  }
  const set = (next: Field[], key?: string) => work.edit({ fields: next }, key)
  const editFields = (ids: ReadonlySet<string>, part: (field: Field) => Partial<Field>, key?: string) =>
    set(
      changed(fields(), ids, field => {
        const next = { ...field, ...part(field) }
        return { ...next, ...clamped(next, sizeOf(next.page)) }
      }),
      key,
    )
  const describe = (field: Field) => `${fieldWords(field, variables)}, ${placeWords(field, sizeOf(field.page), unit)}`
  const full = () => {
    if (fields().length < MOST_FIELDS) return false
    say(words.template_holds_fields_most({ most_fields: MOST_FIELDS }))
    return true
  }
  const added = ({ fields: next, ids }: Added, said: (values: { count: number }) => string) => {
    if (ids.length === 0) return 0
    set(next)
    work.select(ids)
    if (ids[0]) focus(ids[0])
    say(said({ count: ids.length }))
    return ids.length
  }

  return {
    role,
    setRole,
    chosen: chosenNow(),
    editFields,
    insert: (type: FieldType, at?: { page: number; x: number; y: number }) => {
      if (whyNot !== undefined || full()) return
      const point = at ?? middle()
      const size = sizeOf(point.page)
      const free = at ? point : freePoint(fields(), point.page, point, size, type)
      const field = newField(fields(), type, role, point.page, free, size)
      set([...fields(), field])
      work.select([field.id])
      focus(field.id)
      say(words.field_added({ field: describe(field) }))
    },
    remove: () => {
      const gone = chosenNow()
      if (gone.length === 0) return
      set(without(fields(), new Set(gone.map(({ id }) => id))))
      work.select([])
      say(words.fields_deleted({ count: gone.length }))
    },
    duplicate: () => !full() && added(duplicated(fields(), chosenNow(), sizeOf), words.fields_duplicated),
    copy: () => {
      clipboard = chosenNow()
      if (clipboard.length > 0) say(words.fields_copied({ count: clipboard.length }))
    },
    paste: () =>
      clipboard.length > 0 &&
      !full() &&
      added(pasted(fields(), clipboard, now.current.page, sizeOf), words.fields_pasted),
    // The selection stays on the first page.
    copyOver: (pages: readonly number[]) => {
      const { fields: next, ids } = overPages(fields(), chosenNow(), pages, sizeOf)
      if (ids.length > 0) set(next)
      say(words.fields_added({ count: ids.length }))
      return ids.length
    },
    /** Says where they are now. */
    tell: (ids: readonly string[]) => {
      const [first, ...others] = fields().filter(({ id }) => ids.includes(id))
      if (first) say(others.length === 0 ? describe(first) : words.fields_moved({ count: ids.length }))
    },
    arrange: (how: Arrangement) => {
      const places = new Map(arranged(chosenNow(), how, sizeOf).map(field => [field.id, field]))
      set(fields().map(field => places.get(field.id) ?? field))
    },
    nudge: (dx_pt: number, dy_pt: number, size = false) => {
      const chosen = chosenNow()
      const [first] = chosen
      if (!first) return
      const { width, height } = sizeOf(first.page)
      const ids = new Set(chosen.map(({ id }) => id))
      if (size) editFields(ids, one => ({ w: one.w + dx_pt / width, h: one.h + dy_pt / height }), 'size')
      else {
        const { dx, dy } = reach(chosen, dx_pt / width, dy_pt / height)
        editFields(ids, one => ({ x: one.x + dx, y: one.y + dy }), 'move')
      }
      const after = fields().find(({ id }) => id === first.id)
      if (after) say(chosen.length === 1 ? describe(after) : words.fields_moved({ count: chosen.length }))
    },
  }
}
