// Values of each variable for one project. Used by publishing, its preview and variables.Evaluate.

import { dayIn } from '#machines/lib/day-in.ts'
import { fullName } from '#machines/lib/text.ts'
import { annualConsumption } from '#machines/projects/use-by-month.ts'
import { type Facts, variableValues } from '#machines/proposals/variable-values.ts'
import { toldValues } from '#machines/proposals/variables.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import { utilityName } from '../projects/utilities.ts'
import { figuresToday } from './inputs.ts'

type Asked = {
  language: Schemas['Language']
  /** The ways to pay that are shown, in their order. */
  option_ids: string[]
  valid_until?: string | null
  /** Those that are frozen, where they are made already. */
  figures?: Facts['figures']
}

/** Every variable, with its value or what is missing. */
export async function valuesOf(db: Db, ports: Ports, sale: Sale, asked: Asked): Promise<Schemas['VariableValue'][]> {
  const { project, company, chosen, owner } = sale
  const facts: Facts = {
    homeowner: sale.homeowners.find(({ is_primary }) => is_primary) ?? null,
    address: project.address,
    utility_name: utilityName(project),
    company,
    rep: owner ? { name: fullName(owner).trim(), email: owner.email, phone: owner.phone } : null,
    figures: asked.figures === undefined ? await figuresToday(db, ports, sale, asked.option_ids) : asked.figures,
    annual_use_kwh: annualConsumption(project),
    option_id: chosen?.id ?? null,
    today: dayIn(company.timezone, ports.now()),
    valid_until: asked.valid_until ?? null,
  }
  return toldValues(variableValues(facts, asked.language))
}
