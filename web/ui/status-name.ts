// A status's name when shown alone: 'Paid by cash'.
import { words as projectWords } from '#machines/projects/words.ts'
import { capitalized } from '#web/lib/format.ts'
import { words } from './words.ts'

type Project = keyof typeof projectWords.status
export type Status = Project | keyof typeof words.status

const isProject = (status: Status): status is Project => Object.hasOwn(projectWords.status, status)

export const statusName = (status: Status): string =>
  isProject(status) ? capitalized(projectWords.status[status]) : words.status[status]
