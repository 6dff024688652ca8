// Plays the public services about a house, in the formats they answer in, and misbehaves as they have been seen to: errors inside
// 200, HTML, cut answers, silence, pictures of one color. Addresses and houses are made up.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Place, placeAt } from '#machines/design/site/site-geometry.ts'
import { elevationAnswer, eptAnswer, type OwnPoints, type SurveyMisbehavior, surveyList } from './ept.ts'
import { type House, houseNear, housesIn } from './houses.ts'
import { drawPicture, oneColor } from './picture.ts'

export type Misbehavior =
  | 'one_match'
  | 'zip_changed'
  | 'two_matches'
  | 'two_near_matches'
  | 'none'
  | 'layer_error'
  | 'error_400'
  | 'html_200'
  | 'html_504'
  | 'text_500'
  | 'status_429'
  | 'empty_body'
  | 'cut_json'
  | 'silence'
  | 'reset'
  | 'json_as_tiff'
  | 'error_in_200'
  | 'one_color'
  | 'coarse_tiles'
  | 'broken_tile'
  | 'overview_first'
  | 'widened'
  | 'other_host'
  | 'low_cap'
  | 'flag_at_top'
  | 'cut_after_page'
  | SurveyMisbehavior
type Service = 'geocoder' | 'picture' | 'outlines' | 'points'
type Answer = { status?: number; type?: string; body: string | Uint8Array; headers?: Record<string, string> }

const FLOWN_MS = Date.UTC(2023, 5, 21)
const IMAGED_MS = Date.UTC(2019, 4, 2)
const HTML = '<!DOCTYPE html><html><head><title>Service unavailable</title></head><body>Please try again.</body></html>'

export type StandIn = Awaited<ReturnType<typeof standInSite>>

/** Serves until the process ends or `close`. `asked` has every address that was asked. */
export async function standInSite({ port = 0, center }: { port?: number; center?: Place } = {}) {
  const behaves: { [S in Service]?: Misbehavior | undefined } = {}
  const asked: string[] = []
  /** Points to serve instead of those of its own houses. */
  const own: { points?: OwnPoints; ground_m?: number } = {}
  const usual = center ?? { latitude: 33.4512, longitude: -112.0713 }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    asked.push(decodeURIComponent(`${url.pathname}${url.search}`.replaceAll('+', ' ')))
    const service = serviceOf(url.pathname)
    const how = service && behaves[service]
    if (how === 'silence') return
    if (how === 'reset') return request.socket.resetAndDestroy()
    answer(
      response,
      service ? answerOf(service, how, url, { usual, own }, request) : { status: 404, body: 'Not found' },
      how,
    )
  })
  await new Promise<void>(done => server.listen(port, '127.0.0.1', done))
  server.unref()
  const bound = server.address()
  const origin = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : port}`
  return {
    behaves,
    asked,
    own,
    services: {
      geocoder: `${origin}/geocoder`,
      picture: `${origin}/arcgis/rest/services/USGSNAIPPlus/ImageServer`,
      outlines: `${origin}/arcgis/rest/services/USA_Structures_View/FeatureServer/0`,
      points: `${origin}/points/`,
      surveys: `${origin}/points/resources.geojson`,
      elevation: `${origin}/epqs/v1/json`,
    },
    /** Orthophotos of a county, as map tiles. */
    tiles: `${origin}/tiles/{z}/{x}/{y}.png`,
    close: () => server.close(),
  }
}

const serviceOf = (path: string): Service | undefined =>
  path.startsWith('/geocoder/')
    ? 'geocoder'
    : path.includes('/ImageServer/') || path.startsWith('/output/') || path.startsWith('/tiles/')
      ? 'picture'
      : path.includes('/FeatureServer/')
        ? 'outlines'
        : path.startsWith('/points/') || path.startsWith('/epqs/')
          ? 'points'
          : undefined

function answer(
  response: ServerResponse,
  { status = 200, type = 'application/json', body, headers }: Answer,
  how?: Misbehavior,
) {
  response.writeHead(status, { 'Content-Type': type, ...headers })
  if (how === 'cut_json' && typeof body === 'string') response.end(body.slice(0, Math.floor(body.length * 0.7)))
  else response.end(body)
}

function answerOf(
  service: Service,
  how: Misbehavior | undefined,
  url: URL,
  { usual, own }: { usual: Place; own: { points?: OwnPoints; ground_m?: number } },
  request: IncomingMessage,
): Answer {
  if (how === 'html_200') return { type: 'text/html', body: HTML }
  if (how === 'html_504') return { status: 504, type: 'text/html', body: HTML }
  if (how === 'text_500') return { status: 500, type: 'text/plain', body: 'Error: Error exporting image' }
  if (how === 'status_429')
    return { status: 429, type: 'text/plain', body: 'Too many requests', headers: { 'Retry-After': '1' } }
  if (how === 'empty_body') return { body: '' }
  if (service === 'geocoder')
    return { body: JSON.stringify(census(how, url, usual)), status: how === 'error_400' ? 400 : 200 }
  if (service === 'points') {
    if (url.pathname.startsWith('/epqs/')) return { body: JSON.stringify(elevationAnswer(how, own.ground_m)) }
    if (url.pathname.endsWith('/resources.geojson')) return { body: JSON.stringify(surveyList(url.origin, usual)) }
    return eptAnswer(url.pathname, how, usual, own.points)
  }
  if (service === 'outlines') return { body: JSON.stringify(structures(how, url)) }
  return picture(how, url, request)
}

function census(how: Misbehavior | undefined, url: URL, usual: Place) {
  if (how === 'error_400')
    return { errors: ['Specify House number and Street name along with City and State and/or ZIP Code'], status: '400' }
  const asked = ['address', 'street', 'urb', 'municipio', 'zip'].flatMap(name => url.searchParams.get(name) ?? [])
  const address = asked.join(', ').toUpperCase()
  const house = houseNear(placeAt(usual, [hash(address) % 9_973, (hash(address) * 7) % 9_967]))
  // Next to the street, never the roof.
  const point = placeAt(house.center, [3, -14])
  const match = (place: Place, text = address) => ({
    tigerLine: { side: 'L', tigerLineId: '657091557' },
    geographies: {
      Counties:
        how === 'layer_error'
          ? [{ status: 'Layer query encountered an error: timeout' }]
          : [{ GEOID: '04013', STATE: '04', COUNTY: '013', NAME: 'Maricopa County', BASENAME: 'Maricopa' }],
    },
    coordinates: { x: place.longitude, y: place.latitude },
    addressComponents: { zip: '85004', fromAddress: '100', toAddress: '198', state: 'AZ' },
    matchedAddress: text.replace(/ (\w\w) (\d{5})$/, ' $1, $2'),
  })
  const matches = {
    none: [],
    two_matches: [match(point), match(placeAt(point, [140, 0]), address.replace(/\d{5}$/, '85003'))],
    two_near_matches: [match(point), match(placeAt(point, [8, 0]))],
    zip_changed: [match(point, address.replace(/\d{5}$/, '85003'))],
  }
  return {
    result: {
      input: { address: { address }, benchmark: { id: '4', benchmarkName: 'Public_AR_Current' } },
      addressMatches: (how && how in matches ? matches[how as keyof typeof matches] : undefined) ?? [match(point)],
    },
  }
}

const hash = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)

function structures(how: Misbehavior | undefined, url: URL) {
  if (how === 'error_in_200')
    return { error: { code: 400, message: '', details: ['Unable to perform query. Please check your parameters.'] } }
  const offset = Number(url.searchParams.get('resultOffset') ?? 0)
  const box = (url.searchParams.get('geometry') ?? '').split(',').map(Number)
  const houses = how === 'none' ? [] : housesIn(box)
  // The layer's own limit may be below what was asked for.
  const cap = how === 'low_cap' || how === 'flag_at_top' || how === 'cut_after_page' ? 2 : 2000
  if (how === 'cut_after_page' && offset > 0) return { error: { code: 504, message: 'Timeout', details: [] } }
  const page = houses.slice(offset, offset + cap)
  const has_more = offset + page.length < houses.length
  return {
    type: 'FeatureCollection',
    crs: { type: 'name', properties: { name: 'EPSG:4326' } },
    ...(has_more && how === 'flag_at_top' ? { exceededTransferLimit: true } : {}),
    ...(has_more && how !== 'flag_at_top' ? { properties: { exceededTransferLimit: true } } : {}),
    features: page.map(featureOf),
  }
}

const featureOf = ({ id, corners }: House) => ({
  type: 'Feature',
  geometry: {
    type: 'Polygon',
    coordinates: [[...corners, corners[0]].map(corner => corner?.map(one => Math.round(one * 1e7) / 1e7))],
  },
  properties: {
    BUILD_ID: id,
    OCC_CLS: 'Residential',
    HEIGHT: null,
    SQMETERS: 110,
    SOURCE: 'ORNL',
    PROD_DATE: IMAGED_MS,
    IMAGE_DATE: IMAGED_MS,
  },
})

const HALF_WORLD_M = 20_037_508.342789244
const TILE_PX = 256

function tile(how: Misbehavior | undefined, path: string): Answer {
  const [level = 0, column = 0, row = 0] = path.match(/\d+/g)?.map(Number) ?? []
  if (how === 'none' || (how === 'coarse_tiles' && level > 18)) return { status: 404, body: 'Not found' }
  if (how === 'one_color') return { type: 'image/png', body: oneColor(TILE_PX, TILE_PX) }
  const side = (2 * HALF_WORLD_M) / 2 ** level
  const [left, top] = [column * side - HALF_WORLD_M, HALF_WORLD_M - row * side]
  const body = drawPicture([left, top - side, left + side, top], TILE_PX, TILE_PX)
  return { type: 'image/png', body: how === 'broken_tile' ? body.subarray(0, body.length / 2) : body }
}

function picture(how: Misbehavior | undefined, url: URL, { headers }: IncomingMessage): Answer {
  if (url.pathname.startsWith('/tiles/')) return tile(how, url.pathname)
  if (url.pathname.endsWith('/identify')) return { body: JSON.stringify(identified(how)) }
  if (url.pathname.endsWith('/exportImage')) {
    if (how === 'error_in_200')
      return {
        type: 'image/tiff',
        body: JSON.stringify({
          error: {
            code: 400,
            extendedCode: -2147024809,
            message: 'Invalid or missing input parameters.',
            details: ['The requested image exceeds the size limit.'],
          },
        }),
      }
    const [xmin = 0, ymin = 0, xmax = 0, ymax = 0] = (url.searchParams.get('bbox') ?? '').split(',').map(Number)
    const more = how === 'widened' ? (xmax - xmin) / 2 : 0
    const [width, height] = [how === 'widened' ? 512 : 256, 256]
    const extent = {
      xmin: xmin - more,
      ymin,
      xmax: xmax + more,
      ymax,
      spatialReference: { wkid: 102100, latestWkid: 3857 },
    }
    const query = new URLSearchParams({
      box: [extent.xmin, ymin, extent.xmax, ymax].join(','),
      size: `${width},${height}`,
    })
    const host = how === 'other_host' ? 'example.com' : headers.host
    return {
      body: JSON.stringify({ href: `http://${host}/output/picture.png?${query}`, width, height, extent, scale: 0 }),
    }
  }
  if (how === 'json_as_tiff')
    return {
      type: 'image/tiff',
      body: '{"error":{"code":400,"message":"Invalid or missing input parameters.","details":[]}}',
    }
  const [width = 256, height = 256] = (url.searchParams.get('size') ?? '').split(',').map(Number)
  if (how === 'one_color') return { type: 'image/png', body: oneColor(width, height) }
  const [xmin = 0, ymin = 0, xmax = 0, ymax = 0] = (url.searchParams.get('box') ?? '').split(',').map(Number)
  return { type: 'image/png', body: drawPicture([xmin, ymin, xmax, ymax], width, height) }
}

function identified(how: Misbehavior | undefined) {
  const scene = (Name: string, Category: number, acquisition_date: number | null) => ({
    attributes: {
      Name,
      Category,
      acquisition_date,
      resolution_value: acquisition_date === null ? null : 0.59999999999999998,
      resolution_units: 'METER',
    },
  })
  const overview = scene('Ov_i02_L01_R0000016D_C00000079', 2, null)
  const older = scene('m_3311216_nw_12_060_20210829', 1, Date.UTC(2021, 7, 29))
  const newest = scene('m_3311216_nw_12_060_20230621', 1, FLOWN_MS)
  const features =
    how === 'none' ? [overview] : how === 'overview_first' ? [overview, older, newest] : [newest, older, overview]
  return {
    objectId: 0,
    name: 'Pixel',
    value: how === 'none' ? 'NoData' : '173, 166, 149, 185',
    properties: { Values: ['173 166 149 185'] },
    catalogItems: { objectIdFieldName: 'OBJECTID', features },
  }
}
