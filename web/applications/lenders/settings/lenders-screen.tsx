// How the company is connected with its lenders: what each is reached by, with which credentials, and where it answers.
import { useRead } from '#web/data/queries.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, Skeleton } from '#web/ui/states.tsx'
import { LenderCard } from './lender-card.tsx'
import { words } from './words.ts'

export default function LendersScreen() {
  const { data, error, refetch, dataUpdatedAt } = useRead('/v3/settings.GetLenderConfig', {})
  return (
    <SettingsFrame title={words.lenders} note={words.lenders_note}>
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </>
      )}
      {data?.lenders.length === 0 && (
        <Card>
          <EmptyState title={words.no_lender}>{words.no_lenders_hint}</EmptyState>
        </Card>
      )}
      {data?.lenders.map(lender => (
        <LenderCard key={lender.lender} setting={lender} now={dataUpdatedAt} />
      ))}
    </SettingsFrame>
  )
}
