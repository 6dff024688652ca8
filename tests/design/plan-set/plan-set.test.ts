// Plan sets of four kinds and of random houses: nothing overlaps, every sheet says the same, and PDFium reads back what was meant.

import { readFileSync } from 'node:fs'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { PDF } from '@libpdf/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { changesBetween, clouded, valuesOf } from '#machines/design/plan-set/changes.ts'
import { checkSet } from '#machines/design/plan-set/check.ts'
import { placards } from '#machines/design/plan-set/electrical-sheets.ts'
import type { PlanSetInputs } from '#machines/design/plan-set/inputs.ts'
import { geometryOf, makeSheets, materialsOf } from '#machines/design/plan-set/plan-set.ts'
import { boxesMeet, type Sheet, type Text, textBox, within } from '#machines/design/plan-set/sheet.ts'
import { planSetPdf } from '#server/ports/pdf/pdf-plan-set.ts'
import { fontsLeftOut, pdfFacts, structureOf } from '#tests/support/signing/pdf-tools.ts'
import { inputsOf, KINDS, measure, RACKING, randomInputs } from './kinds.ts'

const SIZES = ['letter', 'tabloid', 'arch_d'] as const
/** Letter, tabloid and ARCH D on their long side. */
const POINTS = { letter: [792, 612], tabloid: [1224, 792], arch_d: [2592, 1728] }
const PICTURE = readFileSync(new URL('../../../mocks/demo/logo.png', import.meta.url))
/** Elements that hold others. */
const CONTAINERS = new Set(['Document', 'Sect', 'Table', 'TR'])
const ALL = { draft: false, changes: [], datasheets: [] }
const textsOf = (sheet: Sheet): Text[] =>
  sheet.blocks.flatMap(block =>
    block.role === 'table'
      ? block.rows.flatMap(({ cells }) => cells.flat())
      : block.marks.filter(mark => mark.kind === 'text'),
  )
const wordsOf = (sheet: Sheet) =>
  textsOf(sheet)
    .map(({ text }) => text)
    .join(' ')
const sheetsOf = (inputs: PlanSetInputs) => makeSheets(inputs, ALL).sheets

function overprinted(sheets: readonly Sheet[]): string[] {
  return sheets.flatMap(sheet => {
    const texts = textsOf(sheet).filter(({ text }) => text !== '')
    const boxes = texts.map(text => textBox(text, measure))
    const page = { x: 0, y: 0, width: sheet.width, height: sheet.height }
    return boxes.flatMap((box, index) => [
      ...(within(box, page) ? [] : [`${sheet.number}: ${texts[index]?.text} leaves the sheet`]),
      ...boxes
        .slice(index + 1)
        .flatMap((other, after) =>
          boxesMeet(box, other) ? [`${sheet.number}: ${texts[index]?.text} / ${texts[index + 1 + after]?.text}`] : [],
        ),
    ])
  })
}

describe.each(Object.entries(KINDS))('%s', (_, make) => {
  test.each(SIZES)('no text overlaps another or is smaller than a tenth of an inch, on %s', size => {
    const inputs = make()
    const sheets = sheetsOf({ ...inputs, facts: { ...inputs.facts, size, left_out: [] } })
    expect(overprinted(sheets)).toEqual([])
    expect(
      Math.min(...sheets.flatMap(sheet => textsOf(sheet).map(({ size: points }) => points))),
    ).toBeGreaterThanOrEqual(10)
  })

  test.each(SIZES)('no table breaks a word, and no figure is left by its unit, on %s', size => {
    const inputs = make()
    const sheets = sheetsOf({ ...inputs, facts: { ...inputs.facts, size, left_out: [] } })
    const lines = sheets.flatMap(sheet => textsOf(sheet).map(({ text }) => text))
    for (const title of ['Branch', 'String', 'Panels', 'Circuit', 'Combined'])
      for (let cut = 1; cut < title.length; cut++)
        expect(lines.includes(title.slice(0, cut)) && lines.includes(title.slice(cut)), title).toBe(false)
    expect(lines.filter(text => /^(A|V|W|ft|in\.)(?:$|[,;.)])/.test(text))).toEqual([])
  })

  test('has nothing a plan checker would send back', () => {
    const inputs = make()
    const { laid, rails } = geometryOf(inputs)
    expect(checkSet(inputs, laid, rails, false).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('says the same on every sheet as the electrical plan', () => {
    const inputs = make()
    const sheets = sheetsOf(inputs)
    const of = (number: string) => wordsOf(sheets.find(sheet => sheet.number === number) ?? fail(number))
    const { plan } = inputs
    const panels = plan.strings.reduce((sum, one) => sum + one.modules, 0)
    expect(of('PV-4')).toContain(`Total: ${panels} panels.`)
    expect(of('PV-0')).toContain(`${panels} × Example P405`)
    expect(of('PV-0')).toContain(`NEC ${plan.edition}`)
    for (const { tag, size, device_a } of plan.circuits) {
      for (const number of ['E-1', 'E-5']) {
        expect(of(number)).toContain(`× ${size} AWG`)
        expect(of(number)).toContain(tag)
        if (device_a !== null) expect(of(number)).toContain(`${device_a} A`)
      }
      expect(of('E-3')).toContain(`${tag} `)
    }
    for (const { tag } of plan.strings) expect(of('PV-4')).toContain(tag)
    for (const placard of placards(inputs))
      for (const word of placard.title.split(' ')) expect(of('E-4')).toContain(word)
    const attachments = geometryOf(inputs).rails?.reduce((sum, one) => sum + one.attachments, 0)
    expect(of('PV-3')).toContain(`Total: ${attachments} attachments`)
    expect(materialsOf(inputs).find(({ item }) => item.startsWith('Attachment'))?.quantity).toBe(attachments)
  })
})

const fail = (number: string): never => {
  throw new Error(`No sheet ${number}`)
}

test('a label without an article in its edition names the edition alone', () => {
  const label = (edition: '2017' | '2020') =>
    placards(inputsOf({ choices: { edition } })).find(({ id }) => id === 'shutdown_switch')?.article
  expect(label('2017')).toBe('NEC 2017')
  expect(label('2020')).toBe('NEC 2020, 690.56(C)(2)')
})

describe('read back through PDFium', () => {
  let library: PDFiumLibrary
  beforeAll(async () => {
    library = await PDFiumLibrary.init()
  })

  const every = Object.entries(KINDS).flatMap(([name, make]) => SIZES.map(size => [name, size, make] as const))
  test.each(every)('%s on %s: pages, their size, editions and labels', async (_, size, make) => {
    const plain = make()
    const facts = { ...plain.facts, size, left_out: [] }
    const inputs = { ...plain, facts, picture: { width_px: 400, height_px: 300, credit: 'Example Aerial' } }
    const from = performance.now()
    const sheets = sheetsOf(inputs)
    const bytes = await planSetPdf(sheets, {
      title: 'Plan set',
      author: 'Demo Solar',
      producer: 'Sunquill',
      made_at: new Date(0),
      picture: PICTURE,
      datasheets: [],
    })
    expect(performance.now() - from).toBeLessThan(5_000)
    const document = await library.loadDocument(bytes)
    const pages = [...document.pages()]
    expect(pages).toHaveLength(sheets.length)
    const read = pages.map(page => page.getText().replaceAll(/\s+/g, ' '))
    for (const [index, page] of pages.entries()) {
      const { originalWidth, originalHeight } = page.getOriginalSize()
      expect([originalWidth, originalHeight]).toEqual(POINTS[size])
      expect(read[index]).toContain(sheets[index]?.number ?? '')
      expect(read[index]).toContain(`Sheet ${index + 1} of ${sheets.length}`)
    }
    const text = read.join(' ')
    expect(new Set(text.match(/NEC 20\d\d/g))).toEqual(new Set([`NEC ${inputs.plan.edition}`]))
    for (const placard of placards(inputs)) for (const word of placard.title.split(' ')) expect(text).toContain(word)
    expect(text).toContain('≤')
    document.destroy()
    expect(pdfFacts(bytes)).toMatchObject({ title: 'Plan set', is_tagged: true })
    expect((await PDF.load(bytes)).getLanguage()).toBe('en-US')
    expect(fontsLeftOut(bytes)).toEqual([])
    for (const [index, elements] of structureOf(bytes).entries()) {
      const { number, blocks } = sheets[index] ?? fail(`of page ${index}`)
      const meant = blocks.flatMap(block => (block.role === 'figure' ? [block.alt] : []))
      const figures = elements.filter(({ role }) => role === 'Figure')
      expect(
        figures.map(({ alt }) => alt),
        number,
      ).toEqual(meant)
      expect(meant).not.toContain('')
      expect(
        elements.filter(({ role }) => role === 'H1'),
        number,
      ).toHaveLength(1)
      const empty = elements.filter(({ role, contents }) => !CONTAINERS.has(role) && contents === 0)
      expect(empty, number).toEqual([])
    }
  })
})

test('random houses on random sheets: no text overlaps another, and positions of attachments stay within spacing', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const inputs = randomInputs(seed)
    const found = overprinted(sheetsOf(inputs))
    expect(found, `seed ${seed}`).toEqual([])
    for (const { rails } of geometryOf(inputs).rails ?? [])
      for (const { attachments, panels, length_m } of rails) {
        expect(panels).toBeGreaterThan(0)
        expect(attachments.length).toBeGreaterThanOrEqual(2)
        for (const [index, [u]] of attachments.entries()) {
          const before = attachments[index - 1]?.[0]
          if (before !== undefined) expect(u - before).toBeLessThanOrEqual(RACKING.spacing_in * 0.0254 + 1e-9)
        }
        expect(length_m).toBeGreaterThan(0)
      }
  }
})

test('a changed string is clouded on each of its sheets and listed; what stays is not', () => {
  const before = sheetsOf(inputsOf({}))
  const now = sheetsOf(inputsOf({ planes: [{ name: 'South roof', modules: 15 }] }))
  const changes = changesBetween(valuesOf(before), valuesOf(now))
  expect(changes.map(({ id }) => id)).toContain('scope')
  expect(changes.map(({ id }) => id)).not.toContain('code:Electrical')
  const marked = clouded(now, new Set(changes.map(({ id }) => id)))
  expect(
    marked.filter((sheet, index) => sheet.blocks.length > (now[index]?.blocks.length ?? 0)).map(({ number }) => number),
  ).toEqual(expect.arrayContaining(['PV-0', 'PV-2', 'PV-4']))
  expect(changesBetween(valuesOf(now), valuesOf(now))).toEqual([])
})

test('what isn’t known is asked for and not drawn', () => {
  const inputs = inputsOf({
    facts: { lot: null, places: [], rafter_spacing_in: null },
    fire: { street_deg: null },
    more: { racking: null },
  })
  const { laid, rails } = geometryOf(inputs)
  const codes = checkSet(inputs, laid, rails, false).filter(({ severity }) => severity === 'error')
  expect(codes.map(({ code, sheet }) => [code, sheet])).toEqual(
    expect.arrayContaining([
      ['lot', 'PV-1'],
      ['places', 'PV-1'],
      ['street', 'PV-1'],
      ['racking', 'PV-3'],
      ['framing', 'S-1'],
    ]),
  )
  const site = sheetsOf(inputs).find(({ number }) => number === 'PV-1')
  expect(site && textsOf(site).map(({ text }) => text)).not.toContain('Lot line')
  expect(rails).toBeNull()
})
