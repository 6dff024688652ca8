// Weather of a project beside the stations': a file somebody brings, or a service's answer kept as one.
import { refuse } from '#machines/lib/refuse.ts'
import { Refusal } from '#sdk/refusal.ts'
import { writeAudit } from '../../audit.ts'
import { inCompany } from '../../db/database.ts'
import type { readWeather } from '../../design/read-weather.ts'
import { readUpload } from '../../files/upload.ts'
import { Afterwards, type Handlers } from '../../handler.ts'
import { parse as parseApart, task } from '../../parse/parsers.ts'
import { ServiceFault } from '../../ports/service-answer.ts'
import { fetchWeather, listSources, weatherAddress } from '../../ports/weather-sources.ts'
import { requireProject } from '../../projects/access.ts'
import { productionOf } from '../../quote/production.ts'
import { dropWeather, keepWeather } from '../../weather/project-weather.ts'

const read = task<typeof readWeather>(new URL('../../design/read-weather.ts', import.meta.url), 'readWeather')
const SETTINGS = { nsrdb: 'NSRDB_API_KEY and NSRDB_EMAIL', pvgis: 'PVGIS_URL' }

type Paths =
  | '/v3/solar.UploadWeather'
  | '/v3/solar.RemoveWeather'
  | '/v3/solar.ListWeatherSources'
  | '/v3/solar.FetchWeather'

export const weatherHandlers: Pick<Handlers<'design'>, Paths> = {
  '/v3/solar.UploadWeather': async ({ input, caller, db, ports, parse, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const upload = await readUpload(input, 'Choose a weather file.')
    const { station, source } = await keepWeather(db, ports, project, { ...upload, read: parse(read, upload.bytes) })
    await audit({ sentence: `took the weather of ${station} (${source})`, project_id: project.id })
    return { simulation: await productionOf(db, ports, project) }
  },

  '/v3/solar.RemoveWeather': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    await dropWeather(db, project.id)
    await audit({ sentence: 'went back to the weather of the stations around the house', project_id: project.id })
    return { simulation: await productionOf(db, ports, project) }
  },

  '/v3/solar.ListWeatherSources': async ({ ports }) => ({ sources: listSources(ports.weather_sources) }),

  '/v3/solar.FetchWeather': async ({ input, caller, db, ports, request }) => {
    const { address } = await requireProject(db, caller, input.project_id)
    const { latitude, longitude } = address ?? {}
    if (latitude === undefined || longitude === undefined)
      throw refuse(409, 'no_coordinates', 'This project’s address has no coordinates yet. Complete the address first.')
    const { source } = input
    const url = weatherAddress(ports.weather_sources, source, { latitude, longitude })
    if (!url)
      throw refuse(
        409,
        'weather_not_connected',
        `${source.toUpperCase()} is not connected. Ask whoever runs this server to set ${SETTINGS[source]}.`,
      )
    return new Afterwards(async database => {
      const bytes = await fetchWeather(url, source, ports.weather_sources).catch((error: unknown) => {
        throw error instanceof ServiceFault ? refuse(502, 'weather_unavailable', error.message) : error
      })
      const weather = await parseApart(caller.company_id, read, bytes).catch((error: unknown) => {
        if (!(error instanceof Refusal && error.status === 415)) throw error
        throw refuse(502, 'weather_unavailable', `${source.toUpperCase()} sent no weather. ${error.message}`)
      })
      return inCompany(database, caller.company_id, async later => {
        const project = await requireProject(later, caller, input.project_id, 'lock')
        const upload = { bytes, file_name: `${source}-${latitude}_${longitude}.csv`, read: weather }
        const kept = await keepWeather(later, ports, project, upload)
        const sentence = `fetched the weather of ${kept.station} (${kept.source})`
        await writeAudit(later, ports, caller, request, '/v3/solar.FetchWeather', 'done', {
          sentence,
          project_id: project.id,
        })
        return { simulation: await productionOf(later, ports, project) }
      })
    })
  },
}
