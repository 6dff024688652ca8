// `npm run site -- "ADDRESS"`: asks the live site services about one address and prints what each answered, so that an operator sees
// whether they can be reached, and whether their answers have changed.

import { readAddressLine } from '#machines/projects/address/address-line.ts'
import { askedAddress } from '#machines/projects/address/asked-address.ts'
import { answerHelp } from '#openapi/answer-help.ts'
import { stitchFor } from '../design/site/stitch.ts'
import { surveyRoof } from '../design/site/survey-roof.ts'
import { environmentOrExit, siteServices } from '../environment.ts'
import { withParser } from '../parse/parsers.ts'
import { geocodeSite } from '../ports/site/census.ts'
import { aerialPicture } from '../ports/site/picture.ts'
import type { Result } from '../ports/site/result.ts'
import { buildingOutlines } from '../ports/site/structures.ts'
import { cityByZip } from '../projects/postal-codes.ts'

answerHelp(`npm run site -- "ADDRESS"

Asks the geocoder, the sources of aerial pictures, building outlines and lidar surveys about an address, and prints
what each answered. Stores nothing. Exits with 1 if one of them failed, 2 if nothing could be asked.`)

const line = process.argv.slice(2).join(' ')
const services = siteServices(environmentOrExit())
if (!services) stop('Site services are off (SITE_SERVICES=off): nothing was sent.')
const parts = readAddressLine(line, { cityOf: await cityByZip() })
console.log(
  `Read as   ${[parts.delivery_line, parts.urbanization, parts.city, parts.state, parts.zip].filter(Boolean).join(', ')}`,
)
const asked = askedAddress({ ...parts.typed, state: parts.state, postal_code: parts.zip })
if (!asked) stop(`No geocoder could know it. Missing: ${parts.missing.join(', ') || 'a house number'}.`)
console.log(
  `Sent      ${[asked.street, asked.urbanization, asked.city, asked.state, asked.zip].filter(Boolean).join(', ')}`,
)

let is_failed = false
async function timed<T>(
  name: string,
  ask: () => Promise<Result<T>>,
  show: (value: T) => string,
): Promise<T | undefined> {
  const began = performance.now()
  const answer = await ask()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const said = {
    found: () => ('value' in answer ? show(answer.value) : ''),
    partial: () => ('value' in answer ? `only in part: ${show(answer.value)}` : ''),
    empty: () => 'answered that there is nothing here',
    failed: () => ('fault' in answer ? `failed (${answer.fault}): ${answer.detail}` : ''),
  }[answer.result]()
  is_failed ||= answer.result === 'failed'
  console.log(
    `${name.padEnd(9)} ${said} · ${answer.source}${answer.data_on ? `, ${answer.data_on}` : ''} · ${seconds} s`,
  )
  return 'value' in answer ? answer.value : undefined
}

const { geocoder, picture, outlines } = services
const matches = geocoder
  ? await timed(
      'Address',
      () => geocodeSite(geocoder, asked, services),
      found =>
        found
          .map(
            ({ matched, latitude, longitude, county }) =>
              `${matched} at ${latitude.toFixed(5)}, ${longitude.toFixed(5)} (${county || 'county unknown'})`,
          )
          .join('; or '),
    )
  : undefined
const [point] = matches ?? []
if (!point) stop('Without a point, neither picture nor outlines are asked for.', is_failed ? 1 : 2)
if (picture)
  await timed(
    'Picture',
    () => aerialPicture(picture, point, services, stitchFor(0)),
    ({ bytes, media_type, width_px, height_px, meters_per_pixel, resolution_m }) =>
      `${width_px} × ${height_px} px, ${media_type}, ${Math.round(bytes.length / 1024)} kB, ${meters_per_pixel.toFixed(3)} m per pixel, source ${resolution_m ?? '?'} m`,
  )
if (outlines)
  await timed(
    'Buildings',
    () => buildingOutlines(outlines, point, services),
    found => `${found.length} outlines within 75 m`,
  )
if (services.points) {
  const asking = { ...services, points: services.points }
  const house = { place: point, house: [0, 0] as const, half_m: 40 }
  const quiet = { looking: async () => {}, fetching: async () => {}, finding: async () => {} }
  await timed(
    'Roof',
    () => withParser(0, parser => surveyRoof(asking, house, parser, quiet)),
    ({ survey, reading }) =>
      `${reading.planes.filter(({ building }) => building === 1).length} planes, ${reading.points_per_m2.toFixed(1)} points per m², heights in ${reading.height_unit}${reading.height_unit_stated ? '' : ' (assumed)'}, survey ${survey}`,
  )
}
process.exit(is_failed ? 1 : 0)

function stop(sentence: string, status = 2): never {
  console.log(sentence)
  process.exit(status)
}
