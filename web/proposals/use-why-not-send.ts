import { useWhyNotReal } from '#web/projects/sale/project/use-why-not-real.ts'
import { words } from './words.ts'

export const useWhyNotSend = (project_id: string): string | undefined =>
  useWhyNotReal(project_id, 'proposals.send', words.sample_cannot_be_sent)
