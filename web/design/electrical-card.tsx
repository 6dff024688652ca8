// Whether panels and inverters of the saved design fit together, finding by finding with its formula.
import { useRead } from '#web/data/queries.ts'
import { number } from '#web/lib/format.ts'
import { FindingList } from '#web/sale/finding-list.tsx'
import { Card } from '#web/ui/page.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'

export function ElectricalCard({ project_id }: { project_id: string }) {
  const { data, error, refetch } = useRead('/v3/design.CheckElectrical', { project_id })
  return (
    <Card
      title="Electrical check"
      note="By the National Electrical Code, 690.7 and 690.8. No substitute for an engineer."
    >
      {error && !data && <ErrorState sentence={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-32" />}
      {data && (
        <>
          <FindingList findings={data.findings} />
          {data.site && (
            <p className="figures mt-4 border-t border-hairline pt-3 text-sm text-ink-3">
              Coldest hour of the weather year {number(data.site.lowest_c, 1)} °C, 2 % of summer hours above{' '}
              {number(data.site.summer_high_c, 1)} °C. Colder nights come: leave a string some room.
            </p>
          )}
        </>
      )}
    </Card>
  )
}
