// Sample values of variables in a template's preview, from its made-up household. Pure.

import { variableValues } from '#machines/proposals/variable-values.ts'
import { SAMPLE_VALUES, toldValues } from '#machines/proposals/variables.ts'
import type { Schemas } from '#sdk/types.ts'

export function sampleValues(sample: Schemas['ProposalDocument']): Schemas['VariableValue'][] {
  const { company, rep, figures, valid_until, published_at, language } = sample
  const known = variableValues(
    {
      homeowner: null,
      address: null,
      utility_name: figures.bill?.utility_name ?? null,
      company,
      rep,
      figures,
      annual_use_kwh: null,
      option_id: null,
      today: (published_at ?? '2026-11-20').slice(0, 10),
      valid_until,
    },
    language,
  )
  return toldValues({ ...SAMPLE_VALUES, ...known })
}
