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
    const darker = answered((await upload(project_id, samCsv(33.45, -112.07, 0.5))).data).simulation
    expect(darker?.annual_kwh).toBeLessThan((before?.annual_kwh ?? 0) * 0.6)
    expect(darker?.weather).toEqual({ source: 'SAM CSV', stations: ['Testville, AZ'], file_name: 'weather.csv' })
    expect((await simulate(project_id))?.annual_kwh).toBe(darker?.annual_kwh)
    const after = answered((await rep.POST('/v3/solar.RemoveWeather', { body: { project_id } })).data).simulation
    expect(after?.annual_kwh).toBe(before?.annual_kwh)
    expect(after?.weather.file_name).toBeNull()
  })

  it('is refused in one sentence when it is cut off, of another kind, from elsewhere, or not there', async () => {
    const { id } = await newProject(rep)
    const whole = samCsv(33.45, -112.07, 1)
    const cut = await refusal(upload(id, whole.split('\n').slice(0, -1).join('\n')))
    expect(cut).toMatchObject({ status: 415, code: 'wrong_weather_file' })
    expect(cut.message).toMatch(/8,759 hourly rows/)
    expect(await refusal(upload(id, 'a,b\n1,2'))).toMatchObject({ status: 415 })
    const boston = await refusal(upload(id, samCsv(42.36, -71.06, 1)))
    expect(boston.fields['file']).toMatch(/2,\d{3} miles away/)
    expect((await refusal(upload(id, null))).fields['file']).toBeTruthy()
    expect((await refusal(upload('not-an-id', whole))).fields['project_id']).toBeTruthy()
  })
})
