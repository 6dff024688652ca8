// The public lists as published. They are outside the project; without them this says so and skips.

import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { apply, type Import, rowsOf, undo, upload } from '#tests/sheet-import/upload.ts'
import { signedIn } from '#tests/support/app.ts'
import { answered } from '#tests/support/sale.ts'

const FOLDER = fileURLToPath(new URL('../../../../shared/solar/equipment/', import.meta.url))
const read = (name: string) => {
  const bytes = readFileSync(`${FOLDER}${name}`)
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes
}

let test: Awaited<ReturnType<typeof signedIn>>
let owner: Client
beforeAll(async () => {
  test = await signedIn()
  owner = test.call
})

/** Every skipped row has its reason as a sentence. */
async function requireReasons(read: Import) {
  for (const { problems } of await rowsOf(owner, read, 'skipped')) expect(problems[0]?.sentence).toMatch(/\.$/)
}

describe.skipIf(!existsSync(FOLDER))('the public lists', () => {
  it('18,064 modules are read, imported and undone', async () => {
    const bytes = read('cec_lists/PV_Module_List_2023-03_comma.csv.gz')
    const ready = await upload(owner, 'panel', bytes)
    expect(ready).toMatchObject({ status: 'ready', format: 'CEC list of modules', counts: { rows: 18_064 } })
    const { counts } = ready
    expect(counts.new + counts.changed + counts.unchanged + counts.asked + counts.skipped).toBe(18_064)
    expect(counts.new).toBeGreaterThan(17_900)
    await requireReasons(ready)
    const applied = await apply(test, owner, ready)
    const query = { search: 'rec solar 390', limit: 200 }
    expect(
      answered((await owner.GET('/v3/collections.SearchPanel', { params: { query } })).data).panels.length,
    ).toBeGreaterThan(0)
    const again = await upload(owner, 'panel', bytes)
    expect(again.counts).toMatchObject({
      new: 0,
      changed: 0,
      unchanged: counts.new + counts.unchanged + counts.changed,
    })
    await undo(owner, applied)
    const left = await owner.GET('/v3/collections.ListPanels', { params: { query: { limit: 200, status: 'all' } } })
    expect(answered(left.data).panels.length).toBeLessThan(40)
  })

  it.each([
    ['cec_lists/PV_Module_List_2023-03_semicolon_decimalcomma_cp1252.csv.gz', 'panel', 'CEC list of modules', 16_000],
    ['sam/CEC_Modules_SAM_2024-11-14.csv.gz', 'panel', 'SAM list of modules', 19_000],
    ['cec_lists/Grid_Support_Inverters_solar_2023-03.csv', 'inverter', 'CEC list of inverters', 370],
    ['cec_lists/Grid_Support_Inverters_battery_2023-03.csv', 'inverter', 'CEC list of inverters', 200],
    ['sam/CEC_Inverters_SAM_2025-01-08.csv', 'inverter', 'SAM list of inverters', 1_850],
    ['cec_lists/Battery_List_Data_ADA.2026-02-11.csv', 'storage', 'CEC list of batteries', 800],
    ['cec_lists/Battery_List_Data_ADA.2026-02-11.xlsx', 'storage', 'CEC list of batteries', 800],
  ] as const)('%s is recognised and read', async (name, kind, format, least) => {
    const ready = await upload(owner, kind, read(name), { file_name: name })
    await requireReasons(ready)
    expect(ready).toMatchObject({ status: 'ready', format })
    expect(ready.counts.new + ready.counts.changed).toBeGreaterThan(least)
  })
})
