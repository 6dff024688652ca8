// What is otherwise in a draft than in what is published, in words. Pure.
import type { Schemas } from '#sdk/types.ts'
import { canonical } from '#web/lib/canonical.ts'
import { KIND_NAMES } from '../field-words.ts'
import { offeredWords } from './fields/offered-words.ts'
import { boxOf } from './pages/geometry.ts'

type Draft = Schemas['AgreementDraft']
type Version = { draft: Draft; document_hash: string }
type Adders = readonly { id: string; name: string }[]

const same = (one: unknown, other: unknown) => canonical(one) === canonical(other)
const counted = (count: number) => (count === 1 ? '1 field' : `${count} fields`)

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
    ...(before.document_hash === after.document_hash ? [] : ['Another PDF.']),
    ...(from.name === to.name ? [] : [`The name: ${to.name}.`]),
    ...(from.kind === to.kind ? [] : [`The kind: ${KIND_NAMES[to.kind]}.`]),
    ...(from.language === to.language ? [] : [`The language: ${to.language === 'es' ? 'Spanish' : 'English'}.`]),
    ...(added === 0 ? [] : [`${counted(added)} added.`]),
    ...(gone === 0 ? [] : [`${counted(gone)} taken out.`]),
    ...(moved.length === 0 ? [] : [`${counted(moved.length)} moved or sized.`]),
    ...(other.length === 0 ? [] : [`${counted(other.length)} changed.`]),
    ...(same(from.signers, to.signers) ? [] : ['Who signs, or in which order.']),
    ...(same(where(from), where(to)) ? [] : [offeredWords(to, adders)]),
    ...(from.rescission_notice === to.rescission_notice
      ? []
      : [to.rescission_notice ? 'With the notice of cancellation.' : 'Without the notice of cancellation.']),
  ]
}

const where = ({ states, financing_types, adder_ids }: Draft) => ({ states, financing_types, adder_ids })
