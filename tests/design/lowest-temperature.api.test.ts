// The temperature for checking string voltage: as NEC 690.7 defines it, with its source and known limits.
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import { MONTH_OF_DAY, MONTH_STARTS } from '#machines/design/weather/weather-year.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { epwExtremeLow } from '#server/design/weather/lowest/epw-extremes.ts'
import { hardinessZone } from '#server/design/weather/lowest/hardiness-zones.ts'
import { signedIn } from '#tests/support/app.ts'
import { answered, newProject } from '#tests/support/sale.ts'
import { uploadWeather } from '#tests/support/weather.ts'

let owner: Client
beforeAll(async () => {
  owner = (await signedIn()).call
})

const DENVER = place('Denver', 'CO', '80249', 39.78, -104.76)
const HEADER =
  'DESIGN CONDITIONS,1,Made up,,Heating,12,-17.4,-14,-21.5,0.7,-11.7,-18.9,0.9,-6.9,14.1,1.8,12,2.4,3.3,160,Cooling,7,15.2,34.6,15.7,33.2,15.6,31.8,15.4,18.3,27.3,17.6,27,17,26.5,4.2,80,16,14,19.9,15.2,13.2,19.7,14.1,12.3,19.6,58.3,27,55.9,26.9,53.8,26.3,722,Extremes,11.9,10.4,8.8,20.7,-22.7,37.1,2.8,1.3'

function place(city: string, state: Schemas['StateCode'], postal_code: string, latitude?: number, longitude?: number) {
  const point = latitude === undefined || longitude === undefined ? {} : { latitude, longitude }
  return { line1: '1 Test Street', city, state, postal_code, ...point }
}

async function projectAt(address: Schemas['Address']): Promise<string> {
  return (await newProject(owner, { address })).id
}
const checked = async (project_id: string) =>
  answered((await owner.GET('/v3/design.CheckElectrical', { params: { query: { project_id } } })).data)
const siteAt = async (address: Schemas['Address']) => (await checked(await projectAt(address))).site

/** An EPW of the product's own hours. */
function epw(latitude: number, longitude: number, elevation_m: number): string {
  const { weather } = weatherAt(latitude, longitude)
  const rows = Array.from(weather.ghi, (ghi, hour) => {
    const day = Math.floor(hour / 24)
    const month = MONTH_OF_DAY[day] ?? 0
    const cells = new Array<number | string>(35).fill(0)
    cells.splice(
      0,
      7,
      2020,
      month + 1,
      day - (MONTH_STARTS[month] ?? 0) + 1,
      (hour % 24) + 1,
      0,
      '?',
      weather.temp_c[hour] ?? 0,
    )
    cells.splice(13, 3, Math.round(ghi), Math.round(weather.dni[hour] ?? 0), Math.round(weather.dhi[hour] ?? 0))
    cells[21] = weather.wind_m_s[hour] ?? 0
    return cells.join(',')
  })
  const head = [
    `LOCATION,Testville Airport,CO,USA,TMY3,000000,${latitude},${longitude},${weather.utc_offset_h},${elevation_m}`,
    HEADER,
    'TYPICAL/EXTREME PERIODS,0',
    'GROUND TEMPERATURES,0',
    'HOLIDAYS/DAYLIGHT SAVINGS,No,0,0,0',
    'COMMENTS 1,made up',
    'COMMENTS 2,made up',
    'DATA PERIODS,1,1,Data,Sunday,1/1,12/31',
  ]
  return [...head, ...rows].join('\n')
}

describe('the lowest temperature', () => {
  it.each([
    ['80249', '6a', -10],
    ['55450', '5a', -20],
    ['02128', '7a', 0],
    ['85034', '10a', 30],
    ['33142', '11a', 40],
    ['98158', '9a', 20],
    ['80498', '5a', -20],
  ])('of ZIP code %s is the cold end of zone %s, %i °F', (zip, name, lowest_f) => {
    expect(hardinessZone(zip)).toEqual({ name, lowest_f })
  })

  it('is never a typical year’s coldest hour: Denver, Minneapolis and Boston by ZIP code', async () => {
    expect(await siteAt(DENVER)).toMatchObject({
      lowest_c: -23.3,
      lowest_source: 'USDA Plant Hardiness Zone 6a, 2023',
      lowest_place: 'ZIP code 80249',
    })
    expect((await siteAt(place('Minneapolis', 'MN', '55450')))?.lowest_c).toBe(-28.9)
    expect(await siteAt(place('Boston', 'MA', '02128'))).toMatchObject({ lowest_c: -17.8, margin_c: 0, caution: null })
  })

  it('of a ZIP code far from the pin is that of the nearest', async () => {
    // The pin is in Minneapolis, the ZIP code in Phoenix.
    expect((await siteAt(place('Minneapolis', 'MN', '85034', 44.88, -93.22)))?.lowest_c).toBe(-28.9)
  })

  it('outside the contiguous states is an estimate, and says so', async () => {
    const fairbanks = await siteAt(place('Fairbanks', 'AK', '99701'))
    expect(fairbanks?.lowest_c).toBeLessThan(-34)
    expect(fairbanks).toMatchObject({ lowest_place: null, caution: expect.stringMatching(/estimate/) })
    const honolulu = await siteAt(place('Honolulu', 'HI', '96813'))
    expect(honolulu?.lowest_c).toBeGreaterThan(10)
    expect(honolulu?.lowest_source).toBe('estimate: coldest hour of the weather year')
  })

  it('in the mountains includes a warning about colder valleys', async () => {
    const site = await siteAt(place('Gunnison', 'CO', '81230'))
    expect(site?.margin_c).toBe(6)
    expect(site?.caution).toMatch(/^At about [\d,]+ ft, cold valleys can get 10 °F/)
  })
})

describe('the header of an EPW file', () => {
  it('wins, with its station and distance', async () => {
    const project_id = await projectAt(DENVER)
    await uploadWeather(owner, project_id, epw(39.83, -104.65, 1_650))
    expect((await checked(project_id)).site).toMatchObject({
      lowest_c: -22.7,
      lowest_source: 'extreme annual mean minimum in the header of weather.csv',
      lowest_place: expect.stringMatching(/^Testville Airport/),
      lowest_distance_km: 10.9,
      caution: null,
    })
  })

  it('of a station far away or at another height has a warning', async () => {
    const far = await projectAt(DENVER)
    await uploadWeather(owner, far, epw(38.82, -104.72, 1_880))
    expect((await checked(far)).site?.caution).toMatch(/^The house is 6\d mi from Testville Airport/)
    const below = await projectAt(DENVER)
    await uploadWeather(owner, below, epw(39.83, -104.65, 2_900))
    expect((await checked(below)).site?.caution).toMatch(/^The house is about 3,900 ft below Testville Airport/)
  })

  it('is read packed and unpacked; one without extremes, or with impossible ones, says nothing', () => {
    const bytes = (text: string) => new TextEncoder().encode(text)
    const file = `LOCATION,X\r\n${HEADER}\r\n`
    expect(epwExtremeLow(bytes(file))).toBe(-22.7)
    expect(epwExtremeLow(gzipSync(bytes(file)))).toBe(-22.7)
    expect(epwExtremeLow(bytes('LOCATION,X\nDESIGN CONDITIONS,0\n'))).toBeUndefined()
    expect(epwExtremeLow(bytes(file.replace('-22.7', '')))).toBeUndefined()
    expect(epwExtremeLow(bytes(file.replace('-22.7', '-999')))).toBeUndefined()
    expect(epwExtremeLow(bytes(file.replace('-22.7', '38')))).toBeUndefined()
  })
})

it('fourteen panels of 39.4 V are 618 V in a Denver night: an error, not a pass', async () => {
  const panel = {
    manufacturer: 'Example',
    model: 'P394',
    power_w: 400,
    efficiency: 0.2048,
    temp_coeff_pmax: -0.0034,
    temp_coeff_voc: -0.0025,
    voc: 39.4,
    vmp: 32.5,
    isc: 13,
    imp: 12.3,
    length_m: 1.722,
    width_m: 1.134,
    technology: 'mono',
    bifacial: false,
    degradation: 0.005,
  }
  const { id: panel_id } = answered((await owner.POST('/v3/collections.AddPanel', { body: panel })).data).panel
  const inverter = {
    manufacturer: 'Example',
    model: 'S5',
    type: 'string' as const,
    ac_power_w: 5_000,
    ac_voltage_v: 240,
    max_dc_w: 8_000,
    max_dc_v: 600,
    mppt_min_v: 260,
    mppt_max_v: 550,
    mppt_count: 1,
    max_input_current_a: 14,
    efficiency_cec: 0.97,
  }
  const { id: inverter_id } = answered(
    (await owner.POST('/v3/collections.AddInverter', { body: inverter })).data,
  ).inverter
  const project_id = await projectAt(DENVER)
  const arrays = (module_count: number) => [
    { name: 'South roof', tilt_deg: 25, azimuth_deg: 180, panel_id, module_count },
  ]
  const errors = async () => {
    const { findings } = await checked(project_id)
    return findings.filter(({ severity }) => severity === 'error').map(({ sentence }) => sentence)
  }
  const save = async (module_count: number, version: number) =>
    answered(
      (
        await owner.POST('/v3/design.Save', {
          body: { project_id, version, arrays: arrays(module_count), inverters: [{ inverter_id, count: 1 }] },
        })
      ).data,
    ).design
  const { version } = await save(14, 0)
  expect(await errors()).toContainEqual(
    expect.stringMatching(/^The 14 panels on South roof can’t be divided into strings of 10 to 13/),
  )
  const strings = (await checked(project_id)).findings.find(({ about }) => about === 'Strings on S5')
  expect(strings?.formula).toContain('39.4 V × (1 − 0.25%/°C × (−23.3 °C − 25 °C)) = 44.2 V')
  await save(13, version)
  expect(await errors()).toEqual([])
})
