// Where a proposal is written and looked at.
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/frame/navigation.ts'

/** The editor, at the place of a finding. */
export function editorHref(project_id: string, finding?: Pick<Schemas['Finding'], 'page_id' | 'block_id'>): string {
  const address = href('/projects/[id]/editor', { id: project_id })
  const at = finding?.block_id ?? finding?.page_id
  return at ? `${address}?at=${at}` : address
}

/** As its homeowner sees it, for whoever is signed in. */
export const previewHref = (project_id: string) => href('/proposal2/[id]', { id: project_id })
