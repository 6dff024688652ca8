// Where a proposal is written and looked at.
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/frame/navigation.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import type { Proposed } from './proposed.ts'

/** The editor, at the place of a finding. */
export function editorHref(
  { project_id, design_id }: Proposed,
  finding?: Pick<Schemas['Finding'], 'page_id' | 'block_id'>,
): string {
  const address = href('/projects/[id]/editor', { id: project_id })
  const at = finding?.block_id ?? finding?.page_id
  const query = new URLSearchParams({ ...(design_id ? { design: design_id } : {}), ...(at ? { at } : {}) })
  return query.size > 0 ? `${address}?${query}` : address
}

/** As its homeowner sees it, for signed-in users. */
export const previewHref = ({ project_id, design_id }: Proposed) =>
  `${href('/proposal2/[id]', { id: project_id })}${design_id ? `?design=${design_id}` : ''}`

/** The tab of the project where it is set up and sent. */
export const proposalTab = ({ project_id, design_id }: Proposed) =>
  `${tabHref(project_id, 'proposal')}${design_id ? `&design=${design_id}` : ''}`
