// The list's filters as shown in chips. Pure.
import { dayWords } from '#machines/lib/format.ts'
import { listOf } from '#web/lib/format.ts'
import type { ProjectFilters } from '#web/projects/sale/project/project-filters.ts'
import { STAGE_NAMES } from '#web/projects/sale/project/project-filters.ts'
import { RANGES, rangeWords } from '#web/projects/sale/project/size-price.ts'
import { statusName } from '#web/ui/status-name.ts'
import { words as texts } from './words.ts'

type Chip = { label: string; without: ProjectFilters }

type What = 'started' | 'sold' | 'sent'

function range(what: What, from: string | undefined, to: string | undefined): string {
  if (from && to) return texts.date_range({ what, from: dayWords(from), to: dayWords(to) })
  return from ? texts.date_since({ what, from: dayWords(from) }) : texts.date_through({ what, to: dayWords(to ?? '') })
}

const PROPOSAL: Record<NonNullable<ProjectFilters['proposal']>, string> = {
  sent: texts.proposal_sent,
  viewed: texts.proposal_opened,
  signed: texts.signed,
}

/** One per filter, with the filters left without it. A search is shown in its field. */
export function chipsOf(filters: ProjectFilters, nameOf: (owner_id: string) => string): Chip[] {
  const { status, stage, owner_id, state, lead_source, tag, created_from, created_to, sold_from, sold_to } = filters
  const { proposal, sent_from, sent_to, idle_days } = filters
  const without = (...names: (keyof ProjectFilters)[]): ProjectFilters =>
    Object.fromEntries(Object.entries(filters).filter(([name]) => !names.some(one => one === name)))
  const chip = (label: string, ...names: (keyof ProjectFilters)[]): Chip => ({ label, without: without(...names) })
  return [
    ...(stage
      ? [
          chip(
            listOf(
              stage.map(one => STAGE_NAMES[one]),
              'or',
            ),
            'stage',
          ),
        ]
      : []),
    ...(status ? [chip(listOf(status.map(statusName), 'or'), 'status')] : []),
    ...(owner_id ? [chip(texts.owned_by({ join: listOf(owner_id.map(nameOf), 'or') }), 'owner_id')] : []),
    ...(state ? [chip(texts.in_state({ state }), 'state')] : []),
    ...(lead_source ? [chip(texts.lead_source({ lead_source }), 'lead_source')] : []),
    ...(tag ? [chip(texts.tagged({ tag }), 'tag')] : []),
    ...(created_from || created_to
      ? [chip(range('started', created_from, created_to), 'created_from', 'created_to')]
      : []),
    ...(sold_from || sold_to ? [chip(range('sold', sold_from, sold_to), 'sold_from', 'sold_to')] : []),
    ...(proposal ? [chip(PROPOSAL[proposal], 'proposal')] : []),
    ...(sent_from || sent_to ? [chip(range('sent', sent_from, sent_to), 'sent_from', 'sent_to')] : []),
    ...[RANGES.size, RANGES.price].flatMap(one => {
      const label = rangeWords(one, filters)
      return label === undefined ? [] : [chip(label, one.from, one.to)]
    }),
    ...(idle_days ? [chip(texts.idle_for_days({ idle_days }), 'idle_days')] : []),
  ]
}
