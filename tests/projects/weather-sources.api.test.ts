// Weather services: none configured, a stand-in that answers, and failing ones.
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WeatherAnswers } from '#machines/design/weather/weather-reading.ts'
import type { Client } from '#mocks/demo/sell.ts'
import { readEnvironment, weatherSources } from '#server/environment.ts'
import { NO_WEATHER_SOURCES } from '#server/ports/weather-sources.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed } from '#tests/support/sale.ts'
import { samCsv } from '#tests/support/weather.ts'

let test: TestApp
let rep: Client
let project_id: string
let service: Server
const stand_in = { status: 200, body: samCsv(33.45, -112.07, 0.7), asked: '' }

beforeAll(async () => {
  test = await testApp()
  rep = (await test.signIn(emailOf('Sales Rep'))).call
  project_id = (await financed(rep)).project_id
  service = createServer((request, answer) => {
    stand_in.asked = request.url ?? ''
    answer.writeHead(stand_in.status).end(stand_in.body)
  })
  await new Promise<void>(listening => service.listen(0, '127.0.0.1', listening))
})
afterAll(() => {
  service.close()
})

const origin = () => {
  const address = service.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
const fetchFrom = (source: 'nsrdb' | 'pvgis', answers: WeatherAnswers = {}) =>
  rep.POST('/v3/solar.FetchWeather', { body: { project_id, source, ...answers } })
const connect = () => {
  test.ports.weather_sources = {
    nsrdb: { url: `${origin()}/nsrdb.csv`, api_key: 'k3y', email: 'hello@example.com' },
    pvgis: { url: `${origin()}/api` },
    patience_ms: 5_000,
  }
}

describe('a weather service', () => {
  it('is not connected unless the environment says where it is', async () => {
    const { sources } = answered((await rep.GET('/v3/solar.ListWeatherSources')).data)
    expect(sources.map(({ is_connected }) => is_connected)).toEqual([false, false])
    expect(await refusal(fetchFrom('nsrdb'))).toMatchObject({ status: 409, code: 'weather_not_connected' })
    expect(weatherSources(readEnvironment({}))).toEqual(NO_WEATHER_SOURCES)
    expect(weatherSources(readEnvironment({ PVGIS_URL: 'https://pvgis.example.com' })).pvgis).not.toBeNull()
    expect(() => readEnvironment({ PVGIS_URL: 'pvgis' })).toThrow(/PVGIS_URL must be an address/)
  })

  it('is asked for the address, and its answer is kept like a file', async () => {
    connect()
    const { simulation } = answered((await fetchFrom('nsrdb')).data)
    expect(simulation?.weather.file_name).toMatch(/^nsrdb-33\./)
    expect(stand_in.asked).toContain('wkt=POINT')
    expect(stand_in.asked).toContain('api_key=k3y')
    await fetchFrom('pvgis')
    expect(stand_in.asked).toMatch(/^\/api\/seriescalc\?lat=33\./)
    await rep.POST('/v3/solar.RemoveWeather', { body: { project_id } })
  })

  it('whose hours fit the sun in another zone is asked about, and kept as answered', async () => {
    connect()
    Object.assign(stand_in, { status: 200, body: samCsv(33.45, -112.07).replace(',-7,', ',-4,') })
    expect(await refusal(fetchFrom('nsrdb'))).toMatchObject({ status: 409, code: 'weather_zone', utc_offset_h: -7 })
    const { simulation } = answered((await fetchFrom('nsrdb', { zone: 'sun' })).data)
    expect(simulation?.weather_file?.notes.join(' ')).toContain('Read in UTC−7')
    await rep.POST('/v3/solar.RemoveWeather', { body: { project_id } })
  })

  it('that refuses, or answers something else, is reported in a sentence without its key', async () => {
    connect()
    for (const [status, body, expected] of [
      [403, '', /didn’t accept this server’s key/],
      [400, '', /no weather data for this address/],
      [200, '<html>', /sent no weather/],
    ] as const) {
      Object.assign(stand_in, { status, body })
      const { message, ...refused } = await refusal(fetchFrom('nsrdb'))
      expect(refused).toMatchObject({ status: 502, code: 'weather_unavailable' })
      expect(message).toMatch(expected)
      expect(message).not.toContain('k3y')
    }
  })
})
