// What the list is narrowed by, as chips say it. Pure.
import { dayWords } from '#machines/lib/words.ts'
import { words } from '#web/lib/format.ts'
import type { ProjectFilters } from '#web/sale/project/project-filters.ts'

export type Chip = { label: string; without: ProjectFilters }

function range(what: string, from: string | undefined, to: string | undefined): string {
  if (from && to) return `${what} ${dayWords(from)} to ${dayWords(to)}`
  return from ? `${what} since ${dayWords(from)}` : `${what} until ${dayWords(to ?? '')}`
}

const PROPOSAL: Record<NonNullable<ProjectFilters['proposal']>, string> = {
  sent: 'Proposal sent',
  viewed: 'Proposal opened',
  signed: 'Signed',
}

/** One for each filter, and what is left without it. A search stands in its field. */
export function chipsOf(filters: ProjectFilters, nameOf: (owner_id: string) => string): Chip[] {
  const { status, stage, owner_id, state, lead_source, tag, created_from, created_to, sold_from, sold_to } = filters
  const { proposal, sent_from, sent_to, idle_days } = filters
  const without = (...names: (keyof ProjectFilters)[]): ProjectFilters =>
    Object.fromEntries(Object.entries(filters).filter(([name]) => !names.some(one => one === name)))
  const chip = (label: string, ...names: (keyof ProjectFilters)[]): Chip => ({ label, without: without(...names) })
  return [
    ...(stage ? [chip(stage.join(' or '), 'stage')] : []),
    ...(status ? [chip(status.map(words).join(' or '), 'status')] : []),
    ...(owner_id ? [chip(`Owned by ${owner_id.map(nameOf).join(' or ')}`, 'owner_id')] : []),
    ...(state ? [chip(`In ${state}`, 'state')] : []),
    ...(lead_source ? [chip(`From ${lead_source}`, 'lead_source')] : []),
    ...(tag ? [chip(`Tagged ${tag}`, 'tag')] : []),
    ...(created_from || created_to
      ? [chip(range('Started', created_from, created_to), 'created_from', 'created_to')]
      : []),
    ...(sold_from || sold_to ? [chip(range('Sold', sold_from, sold_to), 'sold_from', 'sold_to')] : []),
    ...(proposal ? [chip(PROPOSAL[proposal], 'proposal')] : []),
    ...(sent_from || sent_to ? [chip(range('Proposal first sent', sent_from, sent_to), 'sent_from', 'sent_to')] : []),
    ...(idle_days ? [chip(`Nothing happened for ${idle_days} ${idle_days === 1 ? 'day' : 'days'}`, 'idle_days')] : []),
  ]
}
