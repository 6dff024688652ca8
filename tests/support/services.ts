// External services as one stand-in server: a geocoder that finds every address, and PVGIS with the same year everywhere.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Ports } from '#server/ports/ports.ts'
import { NO_WEATHER_SOURCES } from '#server/ports/weather-sources.ts'
import { samCsv } from './weather.ts'

const [LATITUDE, LONGITUDE] = [33.45, -112.07]

function answerTo(url: URL): string {
  const asked = (name: string) => url.searchParams.get(name) ?? ''
  if (url.pathname.startsWith('/pvgis/'))
    // From further away it would be refused.
    return samCsv(LATITUDE, LONGITUDE).replace(`${LATITUDE},${LONGITUDE}`, `${asked('lat')},${asked('lon')}`)
  const match = { matchedAddress: asked('address').toUpperCase(), coordinates: { x: LONGITUDE, y: LATITUDE } }
  return JSON.stringify({ result: { addressMatches: [match] } })
}

/** They answer until the process ends. */
export async function connectServices(ports: Ports): Promise<void> {
  const server = createServer((request, answer) => {
    answer.end(answerTo(new URL(request.url ?? '', 'http://localhost')))
  })
  await once(server.listen(0, '127.0.0.1').unref(), 'listening')
  const bound = server.address()
  const origin = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
  ports.geocoder = { url: `${origin}/geocoder/`, patience_ms: 5_000 }
  ports.weather_sources = { ...NO_WEATHER_SOURCES, pvgis: { url: `${origin}/pvgis/` } }
}
