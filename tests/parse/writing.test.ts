// Results of many parsed files are written one at a time, companies in turn, so that no request waits behind all of them.
import { expect, it } from 'vitest'
import { readOutside } from '#server/handlers/parse/read-outside.ts'
import { parse, task } from '#server/parse/parsers.ts'
import type { echo } from './tasks.ts'

const read = task<typeof echo>(new URL('./tasks.ts', import.meta.url), 'echo')

it('of eight files read at once one is written at a time, and the one of another company is not the last', async () => {
  const written: number[] = []
  let writing = 0
  let most = 0
  const upload = (whose: number) =>
    readOutside(async reading => {
      reading.of(whose, 8)(read, whose)
      most = Math.max(most, ++writing)
      written.push(whose)
      // While the first is written all the others are read.
      if (written.length === 1) for (let n = 0; n < 8; n++) await parse(3, read, n)
      writing -= 1
    })
  await Promise.all([1, 1, 1, 1, 1, 1, 1, 2].map(upload))
  expect(most).toBe(1)
  expect(written.indexOf(2)).toBeLessThan(3)
})
