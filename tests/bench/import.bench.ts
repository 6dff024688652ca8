// 20,000 modules from a file into the catalog and out again, compared with parsing the same text alone.
import { bench, describe } from 'vitest'
import { readCsv } from '#machines/lib/csv-table.ts'
import { apply, undo, upload } from '#tests/sheet-import/upload.ts'
import { emailOf, testApp } from '#tests/support/app.ts'

const MODULES = 20_000
const rows = Array.from(
  { length: MODULES },
  (_, n) =>
    `Maker ${n % 250},M-${n},"${400 + (n % 30)} W module, black",${400 + (n % 30)},1.95,1.134,1.722,-0.33,-0.26,45`,
)
const text = `Manufacturer,Model Number,Description,Nameplate Pmax,A_c,Short Side,Long Side,γPmax,βVoc,Average NOCT\n${rows.join('\n')}\n`

const test = await testApp()
const owner = (await test.signIn(emailOf('Owner'))).call
const kept = { lines: 0 }
const ONCE = { iterations: 3, warmupIterations: 0, warmupTime: 0, time: 0 }

describe(`${MODULES} modules`, () => {
  bench('baseline: the lines and cells of the text', () => {
    kept.lines += [...readCsv(Buffer.from(text)).lines].length
  })
  bench(
    'preview, apply and undo',
    async () => {
      const ready = await upload(owner, 'panel', text)
      await undo(owner, await apply(test, owner, ready))
    },
    ONCE,
  )
})
