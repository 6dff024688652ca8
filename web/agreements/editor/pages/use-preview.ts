// The document with values in place: samples, or those of one project.
import { useMemo, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import type { Shown } from '../editing.ts'

export type PreviewOf = { kind: 'sample' } | { kind: 'project'; id: string; name: string }

export function usePreview(variables: readonly Schemas['AgreementVariable'][], language: Schemas['Language']) {
  const [of, setOf] = useState<PreviewOf | null>(null)
  const project_id = of?.kind === 'project' ? of.id : ''
  const values = useRead('/v3/variables.AgreementEvaluate', { project_id, language }, { enabled: project_id !== '' })
  const shown = useMemo(() => {
    if (!of) return null
    if (of.kind === 'sample')
      return new Map(variables.map(({ name, sample }): [string, Shown] => [name, { text: sample, missing: null }]))
    return new Map(
      values.data?.values.map(({ name, value, missing }): [string, Shown] => [name, { text: value ?? '', missing }]),
    )
  }, [of, variables, values.data])
  return { of, setOf, shown }
}
