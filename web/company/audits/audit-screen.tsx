// Who did what, newest first, by filters that live in the address.
import { Download, Search, ShieldCheck } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { read, useRead, useReadPages } from '#web/data/queries.ts'
import { ANY, useFilters } from '#web/frame/filters.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { dateTime, number } from '#web/lib/format.ts'
import { supportEmail } from '#web/lib/page-facts.ts'
import { tell } from '#web/lib/tell.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, Notice } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { AuditDetails } from './audit-details.tsx'
import { downloadAudits } from './download-audits.ts'
import { words } from './words.ts'

type Entry = Schemas['AuditEntry']

const COLUMNS: Column<Entry>[] = [
  { header: words.when, cell: entry => <span className="figures">{dateTime(entry.at)}</span>, width: 'w-44' },
  {
    header: words.who,
    cell: entry => entry.actor,
    wide: true,
    width: 'w-48',
  },
  {
    header: words.action,
    cell: entry =>
      entry.outcome === 'refused' ? (
        <>
          <Badge status="refused" /> {entry.action}
        </>
      ) : (
        entry.sentence
      ),
  },
]

export default function AuditScreen() {
  const { params, change, clear } = useFilters()
  const [checking, setChecking] = useState(false)
  const [found, setFound] = useState<Schemas['ChainReport']>()
  const search = useDeferredValue(params.get('search') ?? '')
  const outcome = (['done', 'refused'] as const).find(one => one === params.get('outcome'))
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  const actor_id = params.get('actor') ?? ''
  const people = useRead('/v3/users.ListTenantUsers', {})
  const set = (name: string, value: string) => change({ [name]: value })
  const filters = {
    ...(search ? { search } : {}),
    ...(outcome ? { outcome } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(actor_id ? { actor_id } : {}),
  }
  const list = useReadPages('/v3/audits.ListAudits', filters)
  const rows = list.data?.pages.flatMap(page => page.audits)
  const check = async () => {
    setChecking(true)
    await read('/v3/audits.Check', {}).then(setFound, tell)
    setChecking(false)
  }
  return (
    <SettingsFrame
      title={words.audit_log}
      note={words.every_change_every_refusal}
      actions={
        <>
          <Button icon={<ShieldCheck size={16} aria-hidden />} busy={checking} onClick={() => void check()}>
            {words.check_chain}
          </Button>
          <Button icon={<Download size={16} aria-hidden />} onClick={() => void downloadAudits(filters).catch(tell)}>
            {words.download_csv}
          </Button>
        </>
      }
    >
      {found && <ChainNotice found={found} />}
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        <TextField
          label={common.search}
          type="search"
          placeholder={words.who_what}
          className="max-sm:col-span-2 sm:w-56"
          maxLength={100}
          value={params.get('search') ?? ''}
          onChange={event => set('search', event.target.value)}
          suffix={<Search size={16} className="mr-2" aria-hidden />}
        />
        <SelectField
          label={words.who}
          className="sm:w-40"
          value={actor_id || ANY}
          onChange={value => set('actor', value)}
          options={[
            { value: ANY, label: words.anyone },
            ...(people.data?.users ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <SelectField
          label={words.outcome}
          className="sm:w-32"
          value={outcome ?? ANY}
          onChange={value => set('outcome', value)}
          options={[
            { value: ANY, label: words.any },
            { value: 'done', label: words.done },
            { value: 'refused', label: words.refused },
          ]}
        />
        <DateField
          label={words.from}
          className="sm:w-40"
          value={from || null}
          onChange={value => set('from', value ?? '')}
        />
        <DateField label={words.to} className="sm:w-40" value={to || null} onChange={value => set('to', value ?? '')} />
      </div>
      <Card flush>
        {list.error && !rows ? (
          <ErrorState sentence={list.error.message} onRetry={list.refetch} />
        ) : (
          <DataTable
            label={words.audit_log}
            columns={COLUMNS}
            rows={rows}
            keyOf={({ id }) => id}
            details={entry => <AuditDetails entry={entry} />}
            empty={
              <EmptyState
                title={words.no_matching_entries}
                action={<Button onClick={clear}>{words.show_everything}</Button>}
              />
            }
            more={<ShowMore list={list} />}
          />
        )}
      </Card>
    </SettingsFrame>
  )
}

function ChainNotice({ found }: { found: Schemas['ChainReport'] }) {
  if (found.whole)
    return <Notice kind="success">{words.all_entries_unchanged({ entries: number(found.entries) })}</Notice>
  return (
    <Notice kind="danger">
      {found.fault} {words.contact_before_link}{' '}
      <a href={`mailto:${supportEmail()}`} className="font-medium underline">
        {words.support_link}
      </a>{' '}
      {words.right_away_after_link}
    </Notice>
  )
}
