// A project's weather besides the stations': an uploaded file, or a service's answer stored as one.

import { refuse } from '#machines/lib/refuse.ts'
import { currentLanguage } from '#machines/words/language.ts'
import { Refusal } from '#sdk/refusal.ts'
import { dropWeather, keepWeather } from '#server/design/weather/project-weather.ts'
import { words } from '#server/design/weather/words.ts'
import { productionOf } from '#server/money/quote/production.ts'
import { loadSale } from '#server/money/sale/load-sale.ts'
import { writeAudit } from '../../audit.ts'
import { inCompany } from '../../db/database.ts'
import type { readWeather } from '../../design/read-weather.ts'
import { readUpload } from '../../files/upload.ts'
import { Afterwards, type Handlers } from '../../handler.ts'
import { parse as parseApart, task } from '../../parse/parsers.ts'
import { ServiceFault } from '../../ports/service-answer.ts'
import { fetchWeather, listSources, weatherAddress } from '../../ports/weather-sources.ts'
import { requireProject } from '../../projects/access.ts'

const read = task<typeof readWeather>(new URL('../../design/read-weather.ts', import.meta.url), 'readWeather')
const SETTINGS = { nsrdb: 'NSRDB_API_KEY, NSRDB_EMAIL', pvgis: 'PVGIS_URL' }

type Paths =
  | '/v3/solar.UploadWeather'
  | '/v3/solar.RemoveWeather'
  | '/v3/solar.ListWeatherSources'
  | '/v3/solar.FetchWeather'

export const weatherHandlers: Pick<Handlers<'design'>, Paths> = {
  '/v3/solar.UploadWeather': async ({ input, caller, db, ports, parse, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const upload = readUpload(input, words.choose_file)
    const { zone, light } = input
    const answered = parse(read, upload.bytes, { zone, light })
    const { station, source } = await keepWeather(db, ports, project, { ...upload, read: answered })
    await audit({ sentence: () => words.uploaded({ station, source }), project_id: project.id })
    return { simulation: await productionOf(db, ports, await loadSale(db, project), currentLanguage()) }
  },

  '/v3/solar.RemoveWeather': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    await dropWeather(db, project.id)
    await audit({ sentence: () => words.removed, project_id: project.id })
    return { simulation: await productionOf(db, ports, await loadSale(db, project), currentLanguage()) }
  },

  '/v3/solar.ListWeatherSources': async ({ ports }) => ({ sources: listSources(ports.weather_sources) }),

  '/v3/solar.FetchWeather': async ({ input, caller, db, ports, request }) => {
    const { address } = await requireProject(db, caller, input.project_id)
    const { latitude, longitude } = address ?? {}
    if (latitude === undefined || longitude === undefined) throw refuse(409, 'no_coordinates', words.no_coordinates)
    const { source, zone, light } = input
    const url = weatherAddress(ports.weather_sources, source, { latitude, longitude })
    if (!url)
      throw refuse(
        409,
        'weather_not_connected',
        words.not_connected({ source: source.toUpperCase(), settings: SETTINGS[source] }),
      )
    return new Afterwards(async database => {
      const bytes = await fetchWeather(url, source, ports.weather_sources).catch((error: unknown) => {
        throw error instanceof ServiceFault ? refuse(502, 'weather_unavailable', error.message) : error
      })
      const weather = await parseApart(caller.company_id, read, bytes, { zone, light }).catch((error: unknown) => {
        if (!(error instanceof Refusal && error.status === 415)) throw error
        throw refuse(
          502,
          'weather_unavailable',
          words.no_weather_sent({ source: source.toUpperCase(), reason: error.message }),
        )
      })
      return inCompany(database, caller.company_id, async later => {
        const project = await requireProject(later, caller, input.project_id, 'lock')
        const upload = { bytes, file_name: `${source}-${latitude}_${longitude}.csv`, read: weather }
        const weather_file = await keepWeather(later, ports, project, upload)
        await writeAudit(later, ports, caller, request, '/v3/solar.FetchWeather', 'done', {
          sentence: () => words.fetched({ station: weather_file.station, source: weather_file.source }),
          project_id: project.id,
        })
        return { simulation: await productionOf(later, ports, await loadSale(later, project), currentLanguage()) }
      })
    })
  },
}
