// Whatever a usage or weather file holds, the project it was brought to opens afterwards. Each day draws other files; 5,000 at once:
// MUTATIONS=5000 npx vitest run --config tests/vitest.config.ts tests/design/energy/mutated-files.api.test.ts
import { expect, it } from 'vitest'
import { sum } from '#machines/lib/numbers.ts'
import { signedIn } from '#tests/support/app.ts'
import { answered, newProject } from '#tests/support/sale.ts'
import { TODAY } from '#tests/support/turns.mjs'
import { mutatedFile } from './mutated-files.ts'

const COUNT = Number(process.env['MUTATIONS'] ?? 60)
const FIRST = Number(process.env['MUTATION'] ?? TODAY * COUNT)

it(
  `${COUNT} mutated files are stored, asked about or refused, and the project opens after each`,
  async () => {
    const shop = await signedIn()
    const { id } = await newProject(shop.call)
    const outcomes = new Map<string, number>()
    const wrong: string[] = []
    for (let seed = FIRST; seed < FIRST + COUNT; seed++) {
      const { kind, bytes, choices } = mutatedFile(seed)
      const form = new FormData()
      for (const [name, value] of Object.entries({ project_id: id, file_name: kind, ...choices }))
        form.append(name, value)
      form.append('file', new Blob([new Uint8Array(bytes)]))
      const headers = { authorization: `Bearer ${shop.token}` }
      const answer = await shop.app.request(kind === 'weather' ? '/v3/solar.UploadWeather' : '/v3/energy.UploadUsage', {
        method: 'POST',
        headers,
        body: form,
      })
      const outcome = `${kind} ${answer.status}`
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (![200, 400, 409, 413, 415].includes(answer.status)) wrong.push(`${seed} ${outcome}: ${await answer.text()}`)
      const opened = await shop.call
        .GET('/v3/projects.Get', { params: { query: { project_id: id } } })
        .catch((error: Error) => ({ data: undefined, error }))
      if (!opened.data) wrong.push(`${seed} ${outcome}: the project doesn’t open`)
      if (kind === 'weather') continue
      const year = sum(answered(opened.data).project.consumption?.values ?? [])
      if (answer.status === 200 && !(year > 0 && (choices['year'] === 'confirmed' || (year >= 500 && year <= 150_000))))
        wrong.push(`${seed} ${outcome}: ${year} kWh a year`)
    }
    if (process.env['TEST_LOG']) console.log(Object.fromEntries([...outcomes].toSorted()))
    expect(wrong).toEqual([])
  },
  60_000 + COUNT * 2_000,
)
