// The largest usage files are read and stored while others are served.
import { expect, it } from 'vitest'
import { largeFeed, quarterHours } from '#tests/bench/large-usage.ts'
import { signedIn } from '#tests/support/app.ts'
import { newProject } from '#tests/support/sale.ts'
import { formOf, inPieces } from './in-pieces.ts'
import { longestTick, mostTick } from './longest-tick.ts'

it('a year of quarter hours and 10 MB of Green Button delay other requests by less than 50 ms', async () => {
  const shop = await signedIn()
  const { id: project_id } = await newProject(shop.call)
  const send = async (path: string, bytes: Buffer) => {
    const { result, tick_ms } = await longestTick(inPieces(shop, path, formOf({ project_id }, bytes)))
    expect(result.status).toBe(200)
    return tick_ms
  }
  // Loading code for the first file must not count against the second.
  await send('/v3/energy.UploadUsage', quarterHours)
  for (const bytes of [quarterHours, largeFeed])
    for (const path of ['/v3/energy.PreviewUsage', '/v3/energy.UploadUsage']) {
      // Collecting garbage that was here before may fall into any of them.
      const ticks = [await send(path, bytes), await send(path, bytes), await send(path, bytes)]
      if (process.env['TEST_LOG']) console.log(path, bytes.length, ticks)
      expect(Math.min(...ticks)).toBeLessThan(mostTick())
    }
})
