// Taking back a change of many projects, from the message that said it or from the list of such changes.
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
