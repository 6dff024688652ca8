// Weather files of a project.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed, newProject } from '#tests/support/sale.ts'
import { samCsv, uploadWeather } from '#tests/support/weather.ts'

let test: TestApp
let rep: Client
beforeAll(async () => {
  test = await testApp()
  rep = (await test.signIn(emailOf('Sales Rep'))).call
})

const upload = (project_id: string, text: string | null) => uploadWeather(rep, project_id, text)
const simulate = async (project_id: string) =>
  answered((await rep.GET('/v3/solar.GetPerformanceSimulation', { params: { query: { project_id } } })).data).simulation

describe('a weather file', () => {
  it('takes the place of the stations, marks what was chosen as out of date, and can be given up', async () => {
    const { project_id } = await financed(rep)
    const before = await simulate(project_id)
    const darker = answered((await upload(project_id, samCsv(33.45, -112.07, 0.7))).data).simulation
    expect(darker?.annual_kwh).toBeLessThan((before?.annual_kwh ?? 0) * 0.8)
    expect(darker?.weather).toEqual({ source: 'SAM CSV', stations: ['Testville, AZ'], file_name: 'weather.csv' })
    expect((await simulate(project_id))?.annual_kwh).toBe(darker?.annual_kwh)
    const after = answered((await rep.POST('/v3/solar.RemoveWeather', { body: { project_id } })).data).simulation
    expect(after?.annual_kwh).toBe(before?.annual_kwh)
    expect(after?.weather.file_name).toBeNull()
  })

  it('is refused in one sentence when it is cut off, of another kind, from elsewhere, or not there', async () => {
    const { id } = await newProject(rep)
    const whole = samCsv(33.45, -112.07, 1)
    const cut = await refusal(upload(id, whole.split('\n').slice(0, -25).join('\n')))
    expect(cut).toMatchObject({ status: 415, code: 'wrong_weather_file' })
    expect(cut.message).toMatch(/8,735 hourly rows/)
    expect(await refusal(upload(id, 'a,b\n1,2'))).toMatchObject({ status: 415 })
    const boston = await refusal(upload(id, samCsv(42.36, -71.06, 1)))
    expect(boston.fields['file']).toMatch(/2,\d{3} miles away/)
    expect((await refusal(upload(id, null))).fields['file']).toBeTruthy()
    expect((await refusal(upload('not-an-id', whole))).fields['project_id']).toBeTruthy()
  })

  it('that contradicts its sun is stored only with an answer, and the answer stays with it', async () => {
    const { project_id } = await financed(rep)
    const right = answered((await upload(project_id, samCsv(33.45, -112.07))).data).simulation
    const wrong = samCsv(33.45, -112.07).replace(',-7,', ',-4,')
    const asked = await refusal(upload(project_id, wrong))
    expect(asked).toMatchObject({ status: 409, code: 'weather_zone', utc_offset_h: -7 })
    expect(asked.message).toMatch(
      /^The header says UTC−4, but the hours fit the sun at UTC−7: \w+ \d+, \d+ [AP]M has \d+ W/,
    )
    expect(await simulate(project_id)).toEqual(right)
    const kept = answered((await uploadWeather(rep, project_id, wrong, { zone: 'file' })).data).simulation
    expect(kept?.annual_kwh).toBeLessThan((right?.annual_kwh ?? 0) * 0.95)
    expect(kept?.weather_file?.notes.join(' ')).toMatch(/^The header says UTC−4.*Kept in UTC−4, as chosen at upload/)
    const turned = answered((await uploadWeather(rep, project_id, wrong, { zone: 'sun' })).data).simulation
    expect(turned?.annual_kwh).toBeCloseTo(right?.annual_kwh ?? 0, 6)
    expect(turned?.weather_file?.notes.at(-1)).toBe('Read in UTC−7, as chosen at upload.')
    expect((await simulate(project_id))?.weather_file).toEqual(turned?.weather_file)
  })

  it('with light at night is stored only as it is, by name', async () => {
    const { id } = await newProject(rep)
    const lit = samCsv(33.45, -112.07).replaceAll(/^(\d+,\d+,\d+),1,0,0,0,/gm, '$1,1,180,0,180,')
    const asked = await refusal(upload(id, lit))
    expect(asked).toMatchObject({ status: 409, code: 'weather_light' })
    expect(asked.message).toMatch(/^365 hours have light at night: \w+ \d+, 1 AM has 180 W/)
    expect((await uploadWeather(rep, id, lit, { light: 'as_is' })).response.status).toBe(200)
  })

  it('in another unit, which fits the sun hour by hour, is asked about with both figures', async () => {
    const { id } = await newProject(rep)
    const halved = samCsv(33.45, -112.07, 0.5)
    const asked = await refusal(upload(id, halved))
    expect(asked).toMatchObject({ status: 409, code: 'weather_light' })
    expect(asked.message).toMatch(/^This year has 1,0\d\d kWh\/m² of light on level ground; 2,\d{3} is usual here\./)
    expect((await uploadWeather(rep, id, halved, { light: 'as_is' })).response.status).toBe(200)
  })

  it('shows its months next to the usual ones of the address, and what was filled', async () => {
    const { project_id } = await financed(rep)
    const lines = samCsv(33.45, -112.07, 0.9).split('\n')
    const short = lines.filter((_, at) => at < 4_000 || at >= 4_003).join('\n')
    const made = answered((await upload(project_id, short)).data).simulation
    const { notes, monthly_ghi_kwh_m2, usual_ghi_kwh_m2 = [] } = answered(made?.weather_file)
    expect(notes).toEqual([
      '3 hours were missing and were filled from the hours and days around, starting with June 16, 1 PM.',
    ])
    for (const [month, kwh] of monthly_ghi_kwh_m2.entries())
      expect(kwh / (usual_ghi_kwh_m2[month] ?? 0)).toBeCloseTo(0.9, 1)
  })
})
