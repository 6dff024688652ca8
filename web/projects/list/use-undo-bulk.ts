// Undoes a bulk change, from its message or from the list of changes.
import { useWrite } from '#web/data/queries.ts'
import { number } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { words } from './words.ts'

export const projectsWords = (count: number) => words.projects({ count, number: number(count) })

export const useUndoBulk = () =>
  useWrite('/v3/projects.UndoBulk', {
    onDone: ({ restored, skipped }) =>
      tellDone(
        skipped === 0
          ? `${projectsWords(restored)} ${words.restored({ restored })}.`
          : words.restored_with_skips({ restored: projectsWords(restored), skipped: number(skipped) }),
      ),
  })
