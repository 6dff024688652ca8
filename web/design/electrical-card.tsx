// Compatibility of panels and inverters in the saved design, each finding with its formula.
import { useRead } from '#web/data/queries.ts'
import { FindingList, SiteTemperatures } from '#web/projects/sale/finding-list.tsx'
import { Card } from '#web/ui/page.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { words } from './words.ts'

export function ElectricalCard({ project_id }: { project_id: string }) {
  const { data, error, refetch } = useRead('/v3/design.CheckElectrical', { project_id })
  return (
    <Card title={words.electrical_check} note={words.national_electrical_code_690}>
      {error && !data && <ErrorState sentence={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-32" />}
      {data && (
        <>
          <FindingList findings={data.findings} />
          {data.site && (
            <div className="figures mt-4 border-t border-hairline pt-3 text-sm text-ink-3">
              <SiteTemperatures site={data.site} />
            </div>
          )}
        </>
      )}
    </Card>
  )
}
