// How cold and hot a house gets, as strings are sized by it (NEC 690.7): the mean of each year's lowest temperature, from the head
// of the project's EPW file or the map of hardiness zones. A typical year's coldest hour is 5 to 15 C too warm for it.
import { distanceKm, NoStationError, surroundings } from '#machines/design/weather/nearest-stations.ts'
import { tenth, yearTemperatures } from '#machines/design/weather/year-temperatures.ts'
import type { Schemas } from '#sdk/types.ts'
import { placeOf, zipNear } from '#server/projects/postal-codes.ts'
import type { Weather } from '../site-weather.ts'
import { hardinessZone } from './hardiness-zones.ts'
import { words } from './words.ts'

type House = { postal_code: string; latitude: number; longitude: number }
type Lowest = Pick<
  Schemas['SiteTemperatures'],
  'lowest_c' | 'lowest_source' | 'lowest_place' | 'lowest_distance_km' | 'margin_c' | 'caution'
>

const FAR_KM = 50
/** The nearest ZIP code on the map is within it, wherever in the contiguous states. */
const NEAR_MILES = 50
const OTHER_HEIGHT_M = 300
/** From here on cold valleys are colder than the map: of 1,470 stations, by 5.9 C at the worst. */
const HIGH_M = 1_500
const MARGIN_C = 6
/** From a typical year's coldest hour to the mean of each year's; in the tropics no hour is much colder than another. */
const COLDER_YEARS_C = 10
const TROPIC_DEG = 23.5
const MILES_A_KM = 0.621371
const FEET_A_M = 3.28084

/** Undefined without coordinates. */
export function houseOf(address: Schemas['Address'] | null): House | undefined {
  const { postal_code, latitude, longitude } = address ?? {}
  if (postal_code === undefined || latitude === undefined || longitude === undefined) return undefined
  return { postal_code, latitude, longitude }
}

export async function siteTemperatures(at: Weather, house: House): Promise<Schemas['SiteTemperatures']> {
  const { coldest_hour_c, ...summer } = yearTemperatures(at.weather)
  const lowest = ofHeader(at, house) ?? (await ofZone(house)) ?? estimate(coldest_hour_c, house)
  return { ...lowest, ...summer }
}

function ofHeader({ weather, file }: Weather, house: House): Lowest | undefined {
  const { extreme_low_c, station, elevation_m } = weather
  if (extreme_low_c === undefined || !file) return undefined
  const far_km = distanceKm(house.latitude, house.longitude, weather)
  const house_m = elevationAt(house)
  const up_m = house_m === undefined ? 0 : house_m - elevation_m
  const caution =
    tooFar(far_km, station) ??
    (Math.abs(up_m) > OTHER_HEIGHT_M
      ? words.other_height({ feet: feet(Math.abs(up_m)), side: up_m > 0 ? 'above' : 'below', place: station })
      : null)
  return {
    lowest_c: extreme_low_c,
    lowest_source: words.header_source({ file: file.file_name }),
    lowest_place: station,
    lowest_distance_km: tenth(far_km),
    ...doubt(caution),
  }
}

/** By the house's ZIP code; by the nearest on the map where that is far from the house or one of post-office boxes only. */
async function ofZone(house: House): Promise<Lowest | undefined> {
  const own = house.postal_code.slice(0, 5)
  const own_km = await kmTo(own, house)
  const is_own = hardinessZone(own) !== undefined && own_km <= FAR_KM
  const zip = is_own ? own : await zipNear(house, NEAR_MILES, one => hardinessZone(one) !== undefined)
  const zone = zip && hardinessZone(zip)
  if (!zip || !zone) return undefined
  const far_km = await kmTo(zip, house)
  const place = words.zone_place({ zip })
  const house_m = elevationAt(house) ?? 0
  return {
    lowest_c: tenth(((zone.lowest_f - 32) * 5) / 9),
    lowest_source: words.zone_source({ zone: zone.name }),
    lowest_place: place,
    lowest_distance_km: tenth(far_km),
    ...doubt(tooFar(far_km, place) ?? (house_m > HIGH_M ? words.high({ feet: feet(house_m) }) : null)),
  }
}

/** Without a place it is out of reach. */
async function kmTo(zip: string, { latitude, longitude }: House): Promise<number> {
  const point = await placeOf(zip)
  if (!point) return Number.POSITIVE_INFINITY
  return distanceKm(latitude, longitude, { latitude_deg: point.latitude, longitude_deg: point.longitude })
}

const tooFar = (far_km: number, place: string) =>
  far_km > FAR_KM ? words.far({ miles: Math.round(far_km * MILES_A_KM), place }) : null

const doubt = (caution: string | null) => ({ margin_c: caution === null ? 0 : MARGIN_C, caution })

/** Interpolated from stations, so a house above all of them comes out too low. Undefined if none is near. */
function elevationAt({ latitude, longitude }: House): number | undefined {
  try {
    return surroundings(latitude, longitude).elevation_m
  } catch (error) {
    if (error instanceof NoStationError) return undefined
    throw error
  }
}

/** To the next hundred: the elevation itself is an estimate. */
const feet = (meters: number) => Math.round((meters * FEET_A_M) / 100) * 100

function estimate(coldest_hour_c: number, { latitude }: House): Lowest {
  const is_tropical = Math.abs(latitude) < TROPIC_DEG
  return {
    lowest_c: is_tropical ? coldest_hour_c : tenth(coldest_hour_c - COLDER_YEARS_C),
    lowest_source: is_tropical ? words.estimate_as_is : words.estimate_less,
    lowest_place: null,
    lowest_distance_km: null,
    margin_c: 0,
    caution: words.estimated,
  }
}
