// Differences between a draft and the published version, in words. Pure.

import type { Schemas } from '#sdk/types.ts'
import { canonical } from '#web/lib/canonical.ts'
import { KIND_NAMES } from '../field-words.ts'
import { offeredWords } from './fields/offered-words.ts'
import { boxOf } from './pages/geometry.ts'
import { words } from './words.ts'

type Draft = Schemas['AgreementDraft']
type Version = { draft: Draft; document_hash: string }
type Adders = readonly { id: string; name: string }[]

const same = (one: unknown, other: unknown) => canonical(one) === canonical(other)

export function draftChanges(before: Version, after: Version, adders: Adders): string[] {
  const [from, to] = [before.draft, after.draft]
  const old = new Map(from.fields.map(field => [field.id, field]))
  const stay = to.fields.flatMap(field => {
    const was = old.get(field.id)
    return was ? [{ was, is: field }] : []
  })
  const moved = stay.filter(({ was, is }) => was.page !== is.page || !same(boxOf(was), boxOf(is)))
  const other = stay.filter(
    ({ was, is }) => !same({ ...was, ...boxOf(is), page: is.page }, is) && !moved.some(one => one.is === is),
  )
  const added = to.fields.length - stay.length
  const gone = from.fields.length - stay.length
  return [
    ...(before.document_hash === after.document_hash ? [] : [words.pdf_changed]),
    ...(from.name === to.name ? [] : [words.name_changed({ name: to.name })]),
    ...(from.kind === to.kind ? [] : [words.type_changed({ kind_names: KIND_NAMES[to.kind] })]),
    ...(from.language === to.language
      ? []
      : [words.language_changed({ has_language: to.language === 'es' ? 'yes' : 'no' })]),
    ...(added === 0 ? [] : [words.fields_added({ count: added })]),
    ...(gone === 0 ? [] : [words.fields_removed({ count: gone })]),
    ...(moved.length === 0 ? [] : [words.fields_moved({ count: moved.length })]),
    ...(other.length === 0 ? [] : [words.fields_changed({ count: other.length })]),
    ...(same(from.signers, to.signers) ? [] : [words.who_signs_which_order]),
    ...(same(where(from), where(to)) ? [] : [offeredWords(to, adders)]),
    ...(from.rescission_notice === to.rescission_notice
      ? []
      : [to.rescission_notice ? words.notice_cancellation : words.without_notice_cancellation]),
    ...((from.site_page ?? false) === (to.site_page ?? false)
      ? []
      : [to.site_page ? words.site_page_added : words.site_page_removed]),
  ]
}

const where = ({ states, financing_types, adder_ids }: Draft) => ({ states, financing_types, adder_ids })
