// A project's page says what is so after a write, also where what it says was on its way when the write began.
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import { freshAfterWrites } from '#web/projects/use-fresh-after-writes.ts'

const NEXT = '/v3/projects.GetNextStep'

function page() {
  const client = new QueryClient()
  let place = '/projects/1'
  let status = 'new'
  const asked: (() => void)[] = []
  const next = new QueryObserver(client, {
    queryKey: [NEXT],
    queryFn: () => {
      const said = status
      return new Promise<string>(resolve => asked.push(() => resolve(said)))
    },
  })
  const stops = [next.subscribe(() => {}), freshAfterWrites(client, () => place)]
  onTestFinished(() => {
    for (const stop of stops) stop()
  })
  const write = (refreshes: string[] = [], first?: () => void) =>
    new MutationObserver(client, {
      meta: { refreshes },
      mutationFn: async () => {
        await Promise.resolve(first?.())
        status = 'funded'
      },
    }).mutate()
  return {
    asked,
    shown: () => next.getCurrentResult().data,
    write,
    leave: () => {
      place = '/projects'
    },
  }
}

it('reads again what arrived while the write was under way', async () => {
  const { asked, shown, write } = page()
  await write([], asked[0])
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.()
  await expect.poll(shown).toBe('funded')
})

it('leaves to the write what it refreshes itself, and asks for nothing where the write led away', async () => {
  const own = page()
  await own.write([NEXT], own.asked[0])
  const away = page()
  await away.write([], () => away.leave())
  expect([own.asked.length, away.asked.length]).toEqual([1, 1])
})
