// A proposal's texts with its project's values.
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { type Content, mapTexts, visible } from './content.ts'
import { fillText, type Variable } from './rules.ts'
import { valuesOf } from './starting-text.ts'
import type { ProposalRow } from './state.ts'

/** Without what is hidden; variables that have no value are left as they were written, and named. */
export async function fillContent(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  { content }: Pick<ProposalRow, 'content' | 'language' | 'option_ids'>,
): Promise<{ content: Content; missing: Variable[] }> {
  const values = await valuesOf(db, ports, project)
  const missing = new Set<Variable>()
  const filled = mapTexts(visible(content), text => {
    const done = fillText(text, values)
    for (const name of done.missing) missing.add(name)
    return done.text
  })
  return { content: filled, missing: [...missing] }
}
