// How the company is connected with its lenders: what each is reached by, with which credentials, and where it answers.
import { useRead } from '#web/data/queries.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, Skeleton } from '#web/ui/states.tsx'
import { LenderCard } from './lender-card.tsx'

export default function LendersScreen() {
  const { data, error, refetch, dataUpdatedAt } = useRead('/v3/settings.GetLenderConfig', {}, { quiet: true })
  return (
    <SettingsFrame
      title="Lenders"
      note="Work with each lender over its API, in its portal, or in-house, under your own agreement with it."
    >
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </>
      )}
      {data?.lenders.length === 0 && (
        <Card>
          <EmptyState title="No lender">This installation speaks with no lender.</EmptyState>
        </Card>
      )}
      {data?.lenders.map(lender => (
        <LenderCard key={lender.lender} setting={lender} now={dataUpdatedAt} />
      ))}
    </SettingsFrame>
  )
}
