// The company's usage, this month and before.
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { dayAs, number } from '#web/lib/format.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card, Figures } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { UsageBars } from './usage-bars.tsx'
import { words } from './words.ts'
import { zoneName } from './zones.ts'

type Usage = Schemas['Usage']
type Row = { name: keyof Schemas['Counts']; label: string; write: (value: number) => string }

const count = (value: number) => number(value)
/** Small amounts must not show as zero. */
const megabytes = (bytes: number) => (bytes > 0 && bytes < 52_429 ? '< 0.1 MB' : `${number(bytes / 1_048_576, 1)} MB`)

const ROWS: Row[] = [
  { name: 'projects', label: words.projects_created, write: count },
  { name: 'proposals', label: words.proposals_published, write: count },
  { name: 'agreements_sent', label: words.agreements_sent, write: count },
  { name: 'agreements_signed', label: words.agreements_signed, write: count },
  { name: 'mails', label: words.emails_created, write: count },
  { name: 'stored_bytes', label: words.files_stored, write: megabytes },
]

export default function UsageScreen() {
  const { data, error, refetch } = useRead('/v3/settings.GetUsage', {})
  return (
    <SettingsFrame title={words.billing} note={words.what_your_company_uses}>
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <Skeleton className="h-28" />
          <Skeleton className="h-80" />
        </>
      )}
      {data && <Shown usage={data} />}
    </SettingsFrame>
  )
}

function Shown({ usage }: { usage: Usage }) {
  const { limits, members, total, months, timezone } = usage
  const now = months.at(-1)
  const first = months[0]
  return (
    <>
      <Card title={words.now}>
        <Figures
          facts={[
            {
              label: words.members,
              value: number(members.active),
              note: members.invited === 0 ? words.nobody_invited : words.invited({ invited: members.invited }),
            },
            {
              label: words.files_stored,
              value: megabytes(total.stored_bytes),
              note: words.number_gb({ number: number(limits.stored_bytes / 1_073_741_824, 1) }),
            },
            {
              label: common.projects,
              value: number(now?.projects ?? 0),
              note: words.projects_this_month({ projects: number(total.projects) }),
            },
            {
              label: words.agreements_signed,
              value: number(now?.agreements_signed ?? 0),
              note: words.agreements_this_month({ agreements_signed: number(total.agreements_signed) }),
            },
          ]}
        />
      </Card>
      <Card
        title={words.month_by_month}
        note={
          first &&
          now &&
          words.time_proposal_counts_month({
            month: nameOf(first.month),
            month_2: nameOf(now.month),
            timezone: zoneName(timezone),
          })
        }
        flush
      >
        <DataTable
          label={words.usage_by_month}
          rows={ROWS}
          keyOf={row => row.name}
          columns={[
            { header: words.metric, cell: row => row.label },
            {
              header: words.last_six_months,
              cell: ({ name, label, write }) => (
                <UsageBars
                  label={label}
                  bars={months.map(month => ({
                    name: nameOf(month.month),
                    amount: month[name],
                    written: write(month[name]),
                  }))}
                />
              ),
            },
            { header: words.this_month, cell: ({ name, write }) => write(now?.[name] ?? 0), align: 'right' },
            { header: words.total, cell: ({ name, write }) => write(total[name]), align: 'right', wide: true },
          ]}
          details={({ name, write }) => (
            <dl className="grid max-w-[480px] grid-cols-3 gap-x-6 gap-y-2 sm:grid-cols-6">
              {months.map(month => (
                <div key={month.month}>
                  <dt className="text-xs text-ink-3">{nameOf(month.month)}</dt>
                  <dd className="figures text-base">{write(month[name])}</dd>
                </div>
              ))}
              <div className="col-span-full">
                <dt className="text-xs text-ink-3">{words.total}</dt>
                <dd className="figures text-base">{write(total[name])}</dd>
              </div>
            </dl>
          )}
        />
      </Card>
    </>
  )
}

/** '2026-11' as 'Nov 2026'. */
const nameOf = (month: string) => dayAs('short_month_and_year', month)
