// Which proposal of a project a screen is about: the address names the design where it is not the one that is sold.
import { useSearch } from 'wouter'

export type Proposed = { project_id: string; design_id?: string }

export function useProposed(project_id: string): Proposed {
  const design_id = new URLSearchParams(useSearch()).get('design')
  return design_id ? { project_id, design_id } : { project_id }
}

/** Storage key of a draft in the browser. For the first design it is the project's id. */
export const proposedKey = ({ project_id, design_id }: Proposed) => design_id ?? project_id
