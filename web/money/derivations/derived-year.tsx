// A figure of the simulated year. Its receipt is fetched on demand, so version and date are the receipt's.
import type { ReactNode } from 'react'
import type { Derivation } from '#machines/money/derivations/derivation.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { Explained } from '#web/ui/explained.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { DerivationView } from './derived.tsx'

type Tell = (simulation: Schemas['Simulation'], receipt: Schemas['Receipt'] | null) => Derivation
type Props = { project_id: string; simulation: Schemas['Simulation']; tell: Tell; children: ReactNode }

export const DerivedYear = ({ children, ...shown }: Props) => (
  <Explained explanation={<YearDerivation {...shown} />}>{children}</Explained>
)

function YearDerivation({ project_id, simulation, tell }: Omit<Props, 'children'>) {
  const { data, error, refetch, dataUpdatedAt } = useRead('/v3/solar.GetReceipt', { project_id })
  if (error && !data) return <ErrorState sentence={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  return <DerivationView derivation={tell(simulation, data.receipt)} at={data.receipt?.made_at ?? dataUpdatedAt} />
}
