// Whether the public services about houses, and the weather service, still answer at their addresses. Nothing about a house is sent.
import { type Environment, siteServices } from '../environment.ts'
import { askOutside } from '../ports/outgoing/ask-outside.ts'
import { OutgoingFault } from '../ports/outgoing/fault.ts'
import { askJson, askPicture } from '../ports/site/ask-site.ts'
import { SiteFault } from '../ports/site/result.ts'
import { surveysAt } from '../ports/site/surveys.ts'
import { namesTiles, tileAddress } from '../ports/site/tile-picture.ts'
import { type Finding, note, ok } from './finding.ts'

const PATIENCE_MS = 15_000
/** Answers that don't depend on a house: the geocoder's data sets, a layer's description. */
const PROBES = {
  geocoder: 'benchmarks',
  picture: '?f=json',
  outlines: '?f=json',
  elevation: '?x=-98.5&y=39.8&units=Meters&wkid=4326',
}
/** An uninhabited spot in the middle of the country. */
const PLACE = { latitude: 39.8, longitude: -98.5 }
const NAMES = {
  geocoder: ['geocoder', 'GEOCODER_URL'],
  picture: ['source of aerial pictures', 'SITE_PICTURE_URL'],
  outlines: ['source of building outlines', 'SITE_OUTLINES_URL'],
  points: ['source of lidar surveys', 'SITE_POINTS_URL and SITE_SURVEYS_URL'],
  elevation: ['source of ground heights', 'SITE_ELEVATION_URL'],
} as const

export async function checkSite(environment: Environment): Promise<Finding[]> {
  const services = siteServices(environment)
  if (!services) return [ok('Site services are off: nothing about a house is sent anywhere.')]
  const asking = { ...services, patience_ms: PATIENCE_MS, tries: 1 }
  const asked = (['geocoder', 'picture', 'outlines', 'points', 'elevation'] as const).map(async service => {
    const base = services[service]
    const [name, variable] = NAMES[service]
    if (!base) return ok(`The ${name} is turned off.`)
    const { host } = new URL(base)
    try {
      if (service === 'picture' && namesTiles(base)) {
        // A tile of no house: a server that has none there still answers.
        await askPicture(tileAddress(base, PLACE), asking).catch((error: unknown) => {
          if (!(error instanceof SiteFault && error.fault === 'refused')) throw error
        })
      } else if (service === 'points') {
        const [survey] = await surveysAt(services.surveys, base, PLACE, asking)
        if (survey) await askJson(new URL(survey.url), asking)
      } else await askJson(new URL(PROBES[service], service === 'geocoder' ? base.replace(/\/*$/, '/') : base), asking)
      return ok(`The ${name} at ${host} answers.`)
    } catch (error) {
      if (!(error instanceof SiteFault)) throw error
      return note(
        `The ${name} at ${host} doesn’t answer as it should (${error.message}). Houses are placed and drawn by hand until it does, or ${variable} can name another.`,
      )
    }
  })
  return [...(await Promise.all(asked)), await checkWeather(environment)]
}

/** Any answer will do: without a key it refuses. */
async function checkWeather({ NSRDB_URL }: Environment): Promise<Finding> {
  const url = new URL(NSRDB_URL)
  try {
    const { status } = await askOutside(url, { inner_network: true, patience_ms: PATIENCE_MS, most_bytes: 1_048_576 })
    if (status < 500) return ok(`The weather service at ${url.host} answers.`)
    return note(`The weather service at ${url.host} answers with ${status}. NSRDB_URL can name another address.`)
  } catch (error) {
    if (!(error instanceof OutgoingFault)) throw error
    return note(
      `The weather service at ${url.host} doesn’t answer (${error.reason}). NSRDB_URL can name another address.`,
    )
  }
}
