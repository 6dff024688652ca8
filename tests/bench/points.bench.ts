// A roof from a million points, of which half is ground: less than 20 seconds, so that a person waits for it.
import { bench, describe } from 'vitest'
import { proposeRoof } from '#machines/design/points/propose-roof.ts'
import { writeLas } from '#mocks/site/las-writer.ts'
import { readCloud } from '#server/design/points/read-cloud.ts'
import { house } from '../design/points/houses.ts'

const { cloud } = house(9, { per_m2: 100, half_m: 50 })
const bytes = writeLas(cloud, { at: [0, 0, 0] })
const PLACE = { latitude: 40, longitude: -100 }
/** Results are kept, so that no engine leaves their calculation out. */
const kept = { planes: 0 }

describe('a million points', () => {
  bench(
    'as a roof',
    () => {
      kept.planes += proposeRoof(cloud, [0, 0]).planes.length
    },
    { iterations: 2, time: 0, warmupIterations: 0, warmupTime: 0 },
  )
  bench(
    'as a LAS file, read and as a roof',
    async () => {
      kept.planes += (await readCloud(bytes, PLACE, { unit: 'meters' })).planes.length
    },
    { iterations: 2, time: 0, warmupIterations: 0, warmupTime: 0 },
  )
})
