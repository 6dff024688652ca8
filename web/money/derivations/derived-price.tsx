// The contract price if only its total is loaded: its lines are fetched on demand.
import type { ReactNode } from 'react'
import { contractPriceDerivation } from '#machines/money/derivations/price.ts'
import { useRead } from '#web/data/queries.ts'
import { Explained } from '#web/ui/explained.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { DerivationView } from './derived.tsx'
import { words } from './words.ts'

export const DerivedPrice = ({ project_id, children }: { project_id: string; children: ReactNode }) => (
  <Explained explanation={<PriceDerivation project_id={project_id} />}>{children}</Explained>
)

function PriceDerivation({ project_id }: { project_id: string }) {
  const { data, error, refetch, dataUpdatedAt } = useRead('/v3/pricing.Get', { project_id })
  if (error && !data) return <ErrorState sentence={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  if (!data.price) return <p className="text-sm text-ink-2">{data.problem ?? words.nothing_designed_yet}</p>
  return <DerivationView derivation={contractPriceDerivation(data.price, data.lines)} at={dataUpdatedAt} />
}
