// What the company uses of the product, this month and before.
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { MONTHS, number } from '#web/lib/format.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card, Figures } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { UsageBars } from './usage-bars.tsx'
import { zoneName } from './zones.ts'

type Usage = Schemas['Usage']
type Row = { name: keyof Schemas['Counts']; label: string; write: (value: number) => string }

const count = (value: number) => number(value)
/** A little is not nothing. */
const megabytes = (bytes: number) => (bytes > 0 && bytes < 52_429 ? '< 0.1 MB' : `${number(bytes / 1_048_576, 1)} MB`)

const ROWS: Row[] = [
  { name: 'projects', label: 'Projects created', write: count },
  { name: 'proposals', label: 'Proposals published', write: count },
  { name: 'agreements_sent', label: 'Agreements sent', write: count },
  { name: 'agreements_signed', label: 'Agreements signed', write: count },
  { name: 'mails', label: 'Mails written', write: count },
  { name: 'stored_bytes', label: 'Files stored', write: megabytes },
]

export default function UsageScreen() {
  const { data, error, refetch } = useRead('/v3/settings.GetUsage', {})
  return (
    <SettingsFrame title="Billing" note="What your company uses, counted as you look.">
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
      <Card title="Now">
        <Figures
          facts={[
            {
              label: 'Members',
              value: number(members.active),
              note: members.invited === 0 ? 'nobody invited' : `and ${members.invited} invited`,
            },
            {
              label: 'Files stored',
              value: megabytes(total.stored_bytes),
              note: `of ${number(limits.stored_bytes / 1_073_741_824, 1)} GB`,
            },
            {
              label: 'Projects',
              value: number(now?.projects ?? 0),
              note: `this month, ${number(total.projects)} in total`,
            },
            {
              label: 'Agreements signed',
              value: number(now?.agreements_signed ?? 0),
              note: `this month, ${number(total.agreements_signed)} in total`,
            },
          ]}
        />
      </Card>
      <Card
        title="Month by month"
        note={
          first &&
          now &&
          `${nameOf(first.month)} to ${nameOf(now.month)}, in ${zoneName(timezone)} time. A proposal counts in the month it was last published.`
        }
        flush
      >
        <DataTable
          label="Usage month by month"
          rows={ROWS}
          keyOf={row => row.name}
          columns={[
            { header: 'What', cell: row => row.label },
            {
              header: 'Last six months',
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
            { header: 'This month', cell: ({ name, write }) => write(now?.[name] ?? 0), align: 'right' },
            { header: 'In total', cell: ({ name, write }) => write(total[name]), align: 'right', wide: true },
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
                <dt className="text-xs text-ink-3">In total</dt>
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
const nameOf = (month: string) => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
