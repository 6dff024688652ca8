// Lists of every kind of untidiness, and imports that happen whole, or not, and can be taken back.
import { deflateRawSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { templateCsv } from '#machines/design/equipment/rules.ts'
import { cecEfficiency } from '#machines/design/equipment/sam-lists.ts'
import type { Client } from '#mocks/demo/sell.ts'
import * as sheets from '#tests/sheet-import/upload.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, newProject } from '#tests/support/sale.ts'

let test: TestApp
let owner: Client
let designer: Client
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  designer = (await test.signIn(emailOf('Designer'))).call
})

const { rowsOf, undo, upload } = sheets
const confirm = (read: sheets.Import) => sheets.apply(test, owner, read)
/** Of the problems of each row. */
const reasonOf = ({ problems }: { problems: { sentence: string }[] }) => problems[0]?.sentence ?? null

const panels = async (search: string) =>
  answered(
    (await owner.GET('/v3/collections.ListPanels', { params: { query: { search, status: 'all', limit: 200 } } })).data,
  ).panels

const CEC = `California Energy Commission
"PV modules, ""as listed"""

Manufacturer,Model Number,Description,Nameplate Pmax,A_c,"Nameplate
Isc",Nameplate Voc,Nameplate Ipmax,Nameplate Vpmax,Average NOCT,γPmax,βVoc,Short Side,Long Side
,,,(W),(m2),(A),(V),(A),(V),(C),(%/C),(%/C),(m),(m)
Lark Solar,LK-400,"400 W bifaical module, black",400,1.95,13.8,37.1,12.9,31,45,-0.33,-0.26,1.134,1.722
Lark Solar,LK-405***,405 W module,405,1.95,13.9,37.2,13,31.2,45,-0.33,-0.26,,
lark solar,lk-400,again,400,1.95,13.8,37.1,12.9,31,45,-0.33,-0.26,1.134,1.722
Lark Solar,LK-5000,5 kW,5000,1.95,13.8,37.1,12.9,31,45,-0.33,-0.26,,
Lark Solar,,no model,400,1.95,13.8,37.1,12.9,31,45,-0.33,-0.26,,
Lark Solar,=HYPERLINK(1),formula,400,1.95,13.8,37.1,12.9,31,45,-0.33,-0.26,,
Lark Solar,LK-410,words,four hundred,1.95,13.8,37.1,12.9,31,45,-0.33,-0.26,,
`

describe('a list', () => {
  it('is read under its notes, each row with what it comes to and why', async () => {
    const ready = await upload(owner, 'panel', CEC)
    expect(ready).toMatchObject({
      status: 'ready',
      format: 'CEC list of modules',
      counts: { rows: 7, new: 2, skipped: 5, changed: 0 },
    })
    const rows = await rowsOf(owner, ready)
    expect(rows.map(row => [row.change, reasonOf(row)])).toEqual([
      ['new', null],
      ['new', null],
      ['skipped', 'Line 6 has the same manufacturer and model.'],
      ['skipped', 'Power (W) is 5000; the maximum is 1000, usual is 50 to 750.'],
      ['skipped', 'The model is missing.'],
      ['skipped', 'Model Number has a formula. Replace it with its value and choose the file again.'],
      ['skipped', 'Nameplate Pmax: “four hundred” is not a number.'],
    ])
    await confirm(ready)
    const [lk400, lk405] = await panels('lark')
    expect(lk400).toMatchObject({
      model: 'LK-400',
      bifacial: true,
      length_m: 1.722,
      temp_coeff_pmax: -0.0033,
      warranty_years: null,
    })
    expect(lk405).toMatchObject({ model: 'LK-405', length_m: null, efficiency: 0.2077 })
  })

  it('with semicolons, decimal commas and an old encoding says the same', async () => {
    const text =
      'Manufacturer;Model Number;Nameplate Pmax;A_c;CONSPmax;Average NOCT (°C)\n;;(W);(m2);(%/°C);(°C)\nSüd Solar;SO-400;400;1,952;-0,331;45,5\n'
    const ready = await upload(owner, 'panel', Buffer.from(text, 'latin1'))
    expect(ready.counts).toMatchObject({ new: 1, skipped: 0 })
    const [row] = await rowsOf(owner, ready)
    expect(row?.name).toBe('Süd Solar SO-400')
    expect(row?.fields).toContainEqual({ field: 'NOCT (°C)', before: null, after: '45.5' })
  })

  it('of our own template comes back as it went out, with dollars as people write them', async () => {
    for (const kind of ['panel', 'inverter', 'storage'] as const)
      expect((await upload(owner, kind, templateCsv(kind))).counts).toMatchObject({ new: 1, skipped: 0 })
    const dear = templateCsv('panel').replace('145.00', '"$1,234.50"')
    const [row] = await rowsOf(owner, await upload(owner, 'panel', dear))
    expect(row?.fields).toContainEqual({ field: 'Cost ($)', before: null, after: '1234.5' })
    const unseen = await upload(designer, 'panel', dear)
    expect(unseen.notes).toContain('Your role can’t see costs, so the cost column was left out.')
    expect(JSON.stringify(await rowsOf(designer, unseen))).not.toContain('1234.5')
  })

  it.each([
    ['of another kind', 'panel', templateCsv('inverter'), 400, 'This is an inverter list. Import it under Inverters.'],
    ['of no kind', 'panel', 'a,b,c\n1,2,3\n', 400, 'No column headings of a module list'],
    ['that is a picture', 'panel', new Uint8Array([137, 80, 78, 71, 0, 0, 0, 1]), 415, 'neither CSV nor XLSX'],
    ['called XLSX that is none', 'storage', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9, 9]), 415, 'can’t be opened'],
    ['that is empty', 'panel', '', 400, 'No column headings'],
  ] as const)('%s is refused with a sentence', async (_, kind, bytes, status, sentence) => {
    const refused = await refusal(upload(owner, kind, bytes, { file_name: 'list.xlsx' }))
    expect(refused.status).toBe(status)
    expect(refused.message).toContain(sentence)
  })

  it('larger than the limit is refused before it is read, and one that unpacks without end while it is', async () => {
    expect(await refusal(upload(owner, 'panel', new Uint8Array(26 * 1_048_576)))).toMatchObject({ status: 413 })
    const bomb = workbook('a'.repeat(161 * 1_048_576))
    expect(bomb.length).toBeLessThan(1_048_576)
    expect(await refusal(upload(owner, 'panel', bomb))).toMatchObject({ status: 413, code: 'too_large' })
  })

  it('as a workbook is read by its cells, and a formula in it is not believed', async () => {
    const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
    const header = [
      'Manufacturer Name',
      'Model Number',
      'Nameplate Energy Capacity (kWh)',
      'Maximum Continuous Discharge Rate2 (kW)',
    ]
    const sheet = `<worksheet><sheetData><row r="3">${header.map((text, at) => cell(`${'ABCD'[at]}3`, text)).join('')}</row>
      <row r="5">${cell('A5', 'Fen &amp; Sons')}${cell('B5', 'FS-10')}<c r="C5"><v>10.5</v></c><c r="D5"><v>5</v></c></row>
      <row r="6">${cell('A6', 'Fen &amp; Sons')}${cell('B6', 'FS-11')}<c r="C6"><f>5+6</f><v>11</v></c><c r="D6"><v>5</v></c></row></sheetData></worksheet>`
    const rows = await rowsOf(owner, await upload(owner, 'storage', workbook(sheet)))
    expect(rows.map(({ line, name, change }) => [line, name, change])).toEqual([
      [5, 'Fen & Sons FS-10', 'new'],
      [6, 'Fen & Sons FS-11', 'skipped'],
    ])
    expect(rows.map(reasonOf)[1]).toContain('has a formula')
  })
})

describe('an import', () => {
  const list = (...rows: string[]) =>
    `Manufacturer,Model Number,Nameplate Pmax,A_c,γPmax,Average NOCT\n${rows.join('\n')}\n`

  it('changes what differs, and undone leaves every figure as it was', async () => {
    await confirm(await upload(owner, 'panel', list('Wren,W-1,400,1.95,-0.33,45', 'Wren,W-2,400,1.95,-0.33,45')))
    const before = await panels('wren')
    const ready = await upload(
      owner,
      'panel',
      list('Wren,W-1,400,1.95,-0.31,45', 'Wren,W-2,400,1.95,-0.33,', 'Wren,W-3,410,1.95,-0.33,44'),
    )
    expect(ready.counts).toMatchObject({ new: 1, changed: 1, unchanged: 1, skipped: 0 })
    const applied = await confirm(ready)
    expect((await panels('wren')).map(({ temp_coeff_pmax }) => temp_coeff_pmax)).toEqual([-0.0031, -0.0033, -0.0033])
    await undo(owner, applied)
    const bare = (rows: typeof before) => rows.map(({ version, ...row }) => row)
    expect(bare(await panels('wren'))).toEqual(bare(before))
    expect(await refusal(undo(owner, applied))).toMatchObject({ status: 409 })
  })

  it('is all or nothing where the catalogue has changed since the preview', async () => {
    const ready = await upload(owner, 'panel', list('Crane,C-1,400,1.95,-0.33,45', 'Crane,C-2,400,1.95,-0.33,45'))
    const other = await upload(owner, 'panel', list('Crane,C-2,405,1.95,-0.33,45'))
    await confirm(other)
    const stale = await confirm(ready)
    expect(stale).toMatchObject({ status: 'ready', counts: { added: 0 } })
    expect(stale.reason).toContain('catalog has changed')
    expect((await panels('crane')).map(({ model }) => model)).toEqual(['C-2'])
    // Compared again, it is a list like any other.
    const again = await sheets.match(owner, stale)
    expect(again).toMatchObject({ status: 'ready', reason: null, counts: { new: 1, changed: 1 } })
    expect((await confirm(again)).counts).toMatchObject({ added: 1, updated: 1 })
  })

  it('is undone but for what was edited or used in a design since, each named', async () => {
    const applied = await confirm(
      await upload(owner, 'panel', list(...['S-1', 'S-2', 'S-3'].map(model => `Swift,${model},400,1.95,-0.33,45`))),
    )
    const { id: project_id } = await newProject(owner)
    const input = await designInput(owner, project_id)
    const [first, second] = await panels('swift')
    const arrays = input.arrays.map(array => ({ ...array, panel_id: first?.id ?? '' }))
    await owner.POST('/v3/design.Save', { body: { ...input, arrays } })
    const [skipped] = await rowsOf(owner, await upload(owner, 'panel', list('Swift,S-1,420,1.95,-0.33,45')))
    expect(skipped && reasonOf(skipped)).toBe('1 design uses it, so “Power (W)” can’t change.')
    const { id: panel_id, datasheet_src, datasheet_name, ...fields } = answered(second)
    await owner.POST('/v3/collections.EditPanel', { body: { ...fields, panel_id, weight_kg: 20 } })
    const back = await undo(owner, applied)
    expect(back).toMatchObject({ status: 'undone', counts: { added: 3, kept: 2 } })
    expect((await rowsOf(owner, back, 'kept')).map(({ name, reason }) => [name, reason])).toEqual([
      ['Swift S-1', 'In use since the import.'],
      ['Swift S-2', 'Changed since the import.'],
    ])
    expect((await panels('swift')).map(({ model }) => model)).toEqual(['S-1', 'S-2'])
  })

  it('can be thrown away', async () => {
    const ready = await upload(owner, 'panel', list('Teal,T-1,400,1.95,-0.33,45'))
    await sheets.discard(owner, ready)
    expect(await refusal(confirm(ready))).toMatchObject({ status: 409 })
    expect((await sheets.listImports(owner, 'panel')).map(({ id }) => id)).not.toContain(ready.id)
  })
})

it('the CEC efficiency of a Sandia curve is the weighted one the commission lists', () => {
  // SolarEdge SE7600H-US at 240 V, listed at 99 %.
  expect(cecEfficiency({ paco: 7616, pdco: 7716.67, pso: 18, c0: -4e-7 })).toBeCloseTo(0.988, 2)
})

/** A workbook of one sheet, packed by hand. */
function workbook(sheet: string): Uint8Array {
  const files: [string, string][] = [
    ['xl/workbook.xml', '<workbook><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>'],
    [
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ],
    ['xl/worksheets/sheet1.xml', sheet],
  ]
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of files) {
    const packed = deflateRawSync(text)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(local, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, ...directory, end])
}
