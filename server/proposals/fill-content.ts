// A proposal's texts with its project's values.
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { type Content, mapTexts, visible } from './content.ts'
import type { Figures } from './figures.ts'
import type { ProposalRow } from './state.ts'
import { valuesOf } from './variable-values.ts'
import { fillText, knownValues, type Variable } from './variables.ts'

type Words = Pick<ProposalRow, 'content' | 'language' | 'option_ids' | 'valid_until'>

/** Without what is hidden; variables that have no value are left as they were written, and named. */
export async function fillContent(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  { content, ...asked }: Words,
  figures: Figures,
): Promise<{ content: Content; missing: Variable[] }> {
  const values = knownValues(await valuesOf(db, ports, project, { ...asked, figures }))
  const missing = new Set<Variable>()
  const filled = mapTexts(visible(content), text => {
    const done = fillText(text, values)
    for (const name of done.missing) missing.add(name)
    return done.text
  })
  return { content: filled, missing: [...missing] }
}
