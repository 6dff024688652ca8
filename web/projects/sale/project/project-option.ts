import { words } from './words.ts'

/** A project in a list to choose from. */
export const projectOption = (project: { id: string; name: string; number: string; is_sample?: boolean }) => ({
  value: project.id,
  label: project.name,
  note: project.is_sample ? `${project.number} · ${words.sample}` : project.number,
})
