// The electrical plan in the design tab: findings, strings on the roof, single-line diagram, circuits, connection, facts.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { CircuitsCard } from './circuits-card.tsx'
import { ConnectionCard } from './connection-card.tsx'
import { FactsCard } from './facts-card.tsx'
import { FindingsCard } from './findings-card.tsx'
import { SingleLine } from './single-line.tsx'
import { StringsCard } from './strings-card.tsx'
import { words } from './words.ts'

export type Plan = Schemas['ElectricalPlan']
export type Choices = Schemas['ElectricalChoices']
export type Change = {
  save: (choices: Choices) => void
  busy: boolean
  whyNot: string | undefined
  errors: Record<string, string>
}

export default function ElectricalPart({ project_id }: { project_id: string }) {
  const { data, error, refetch } = useRead('/v3/design.GetElectricalPlan', { project_id })
  const whyNot = useWhyNot('design.edit')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const write = useWrite('/v3/design.SaveElectricalPlan', {
    onDone: () => {
      setErrors({})
      tellDone(words.saved)
    },
  })
  if (error && !data) return <ErrorCard sentence={error.message} onRetry={() => void refetch()} />
  if (!data)
    return (
      <>
        <Skeleton className="h-48" />
        <Skeleton className="h-72" />
      </>
    )
  const { plan } = data
  if (!plan)
    return (
      <Card title={words.electrical}>
        <p className="text-base text-ink-2">{words.no_plan}</p>
      </Card>
    )
  const change: Change = {
    save: choices =>
      write.mutate(
        { project_id, version: plan.version, choices },
        { onError: refusal => setErrors('fields' in refusal ? refusal.fields : {}) },
      ),
    busy: write.isPending,
    whyNot,
    errors,
  }
  return (
    <>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <FindingsCard plan={plan} change={change} />
          {plan.strings.length > 0 && <StringsCard plan={plan} change={change} />}
          <ConnectionCard plan={plan} change={change} />
        </div>
        <FactsCard key={plan.version} plan={plan} change={change} />
      </div>
      <SingleLine plan={plan} />
      <CircuitsCard circuits={plan.circuits} />
    </>
  )
}
