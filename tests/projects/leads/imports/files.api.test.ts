// Files of leads in every state people keep them in, and how each cell of them is read.
import { beforeAll, describe, expect, it } from 'vitest'
import { templateCsv } from '#machines/projects/leads/import-columns.ts'
import { discard, listImports } from '#tests/sheet-import/upload.ts'
import { signedIn } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { match, rowsOf, type Test, upload, workbook, workbookOf, zip } from './upload.ts'

let test: Test
beforeAll(async () => {
  test = await signedIn()
})

const HEAD = 'Name,Phone,Email,Address,City,State,Zip'
const problemsOf = async (bytes: string | Uint8Array) => {
  const read = await upload(test.call, bytes)
  const rows = await rowsOf(test.call, read)
  return rows.map(({ line, name, fields, problems }) => ({
    line,
    name,
    place: fields.find(({ field }) => field === 'Address')?.after ?? null,
    problems: problems.map(({ heading, sentence }) => `${heading}: ${sentence}`),
  }))
}

describe('a file', () => {
  it('with a mark of its encoding, semicolons and lines inside quotes is read row by row', async () => {
    const read = await upload(
      test.call,
      '\uFEFFFirst name;Last name;Phone;Notes\n"Ana";"García";(602) 555-0111;"Two lines,\nof one note"\n\n;;;\nBo;Li;;\n',
    )
    expect(read).toMatchObject({
      format: 'UTF-8',
      columns: ['firstname', 'lastname', 'phone', 'notes'],
      missing: null,
      status: 'ready',
    })
    expect(read.counts).toMatchObject({ rows: 2, new: 2, problems: 0 })
    expect(await rowsOf(test.call, read)).toMatchObject([
      { line: 2, name: 'Ana García' },
      { line: 5, name: 'Bo Li' },
    ])
  })

  it.each([
    ['UTF-16', 'utf16le', [0xff, 0xfe]],
    ['UTF-16', 'utf16le', []],
    ['Windows-1252', 'latin1', []],
  ] as const)('in %s is read with its letters', async (encoding, name, mark) => {
    const read = await upload(
      test.call,
      Buffer.concat([Buffer.from(mark), Buffer.from('Full name,City\nJosé Núñez,Cañon City\n', name)]),
    )
    expect(read.format).toBe(encoding)
    expect(read.sample).toEqual([['José Núñez', 'Cañon City']])
  })

  it('shows everything a row brings: its use, appointment and language too', async () => {
    const read = await upload(
      test.call,
      'Full name,Monthly Bill,Appointment,Language\nAnn Lee,$185.50,12/3/2026 2:30 PM,Spanish\nBo Li,,12/3/2026,\n',
    )
    const shown = (await rowsOf(test.call, read)).map(({ fields }) => fields.map(({ field, after }) => [field, after]))
    expect(shown).toEqual([
      [
        ['Monthly bill', '$185.50'],
        ['Appointment', '12/03/2026 2:30 PM'],
        ['Language', 'Spanish'],
      ],
      [['Appointment', '12/03/2026']],
    ])
  })

  it('in a ZIP is read where it is the only one; several are named, none is left out', async () => {
    const list = workbook([['Full name'], ['Ann Lee']])
    const zipped = await upload(test.call, zip({ 'Leads/fair.xlsx': list, '__MACOSX/._fair.xlsx': 'x' }))
    expect((await rowsOf(test.call, zipped)).map(({ name }) => name)).toEqual(['Ann Lee'])
    const two = zip({ 'fair.xlsx': list, 'show.csv': 'Full name\nBo Li\n' })
    expect((await refusal(upload(test.call, two))).fields).toEqual({
      file: 'This file has several lists: fair.xlsx, Leads; show.csv. Save the one to import as a file of its own.',
    })
  })

  it('as a workbook is the list among its sheets, wherever it comes; a second list is named', async () => {
    const leads = {
      name: 'Leads',
      rows: [
        ['Full name', 'Phone', 'City'],
        ['Ann Lee', '(602) 555-0111', 'Mesa'],
      ],
    }
    const notes = { name: 'Read me', rows: [['Enter one lead a row.'], ['Ask Pat for the source names.']] }
    const choices = { name: 'Sources', rows: [['Fair'], ['Referral']] }
    const older = { name: 'Old', state: 'hidden' as const, rows: leads.rows }
    const read = await upload(test.call, workbookOf([notes, older, leads, choices]))
    expect(await rowsOf(test.call, read)).toMatchObject([{ name: 'Ann Lee' }])
    const more = { name: 'Leads 2', rows: [['Bo Li', '(602) 555-0112', 'Tempe']] }
    for (const second of [{ ...leads, name: 'Leads 2' }, more])
      expect((await refusal(upload(test.call, workbookOf([leads, second])))).fields).toEqual({
        file: 'This file has several lists: Leads; Leads 2. Save the one to import as a file of its own.',
      })
  })

  it('as a workbook tells formulas and reads days that are numbers', async () => {
    const read = await upload(
      test.call,
      workbook([
        ['Lead list'],
        ['Full name', 'Phone', 'Appointment'],
        ['Sam Sample', '(602) 555-0112', 46_357.5],
        ['Kim Lee', '=A1', 'soon'],
      ]),
    )
    expect(read).toMatchObject({ format: 'XLSX', headings: ['Full name', 'Phone', 'Appointment'] })
    const rows = await rowsOf(test.call, read)
    expect(
      rows.map(({ problems }) => problems.map(({ heading, sentence, stops }) => [heading, sentence, stops])),
    ).toEqual([
      [],
      [
        ['Phone', 'This cell has a formula. Enter its value instead.', false],
        ['Appointment', 'This date couldn’t be read.', false],
      ],
    ])
  })

  it('with two headings of one name keeps them apart by their place', async () => {
    const read = await upload(test.call, 'Name,Phone,Phone\nSam Sample,,(602) 555-0113\n')
    expect(read.columns).toEqual(['name', 'phone', null])
    const after = await match(test.call, read, ['name', null, 'phone'])
    expect((await rowsOf(test.call, after))[0]?.fields).toEqual([
      { field: 'Phone', before: null, after: '(602) 555-0113' },
    ])
  })

  it('says what is wrong with each cell, and which rows that keeps out', async () => {
    expect(
      await problemsOf(`${HEAD}
Sam Sample,555,sam at example,100 Example St,Phoenix,AZ,85004
,(602) 555-0114,,,,,
Kim Lee,,,12 Oak Ave,,,
Lee Kim,,,12 Oak Ave,,,85004
Jo Roe,,,7 Elm St,Newark,NJ,7102
`),
    ).toEqual([
      {
        line: 2,
        name: 'Sam Sample',
        place: '100 Example St, Phoenix, AZ 85004',
        problems: ['Email: This isn’t a valid email address.', 'Phone: This isn’t a valid US phone number.'],
      },
      { line: 3, name: '', place: null, problems: ['Name: Name is required.'] },
      {
        line: 4,
        name: 'Kim Lee',
        place: null,
        problems: ['Address: The address wasn’t imported. Missing: ZIP code, state, city.'],
      },
      { line: 5, name: 'Lee Kim', place: '12 Oak Ave, Phoenix, AZ 85004', problems: [] },
      { line: 6, name: 'Jo Roe', place: '7 Elm St, Newark, NJ 07102', problems: [] },
    ])
  })

  it('made of the template fills every field it names', async () => {
    const read = await upload(test.call, templateCsv())
    expect(read.columns.filter(field => field === null)).toEqual([])
    expect(read.counts).toMatchObject({ rows: 1, new: 1, problems: 0 })
  })

  it('takes an address in one line apart', async () => {
    expect(await problemsOf('Name,Property address\n"Roe, Jo","7 Elm St Apt 4, Phoenix, AZ 85004"\n')).toEqual([
      { line: 2, name: 'Jo Roe', place: '7 Elm St, Apt 4, Phoenix, AZ 85004', problems: [] },
    ])
  })

  it('reads days in the order that its dates allow', async () => {
    const dates = (days: string[]) =>
      upload(test.call, `Name,Appointment\n${days.map((day, n) => `Sam Sample${n},${day}`).join('\n')}\n`)
    expect(await dates(['03/04/2026', '31/12/2026 2:30 PM'])).toMatchObject({
      date_order: 'dmy',
      date_order_sure: true,
      counts: { problems: 0 },
    })
    expect(await dates(['03/04/2026', '12/31/2026'])).toMatchObject({
      date_order: 'mdy',
      date_order_sure: true,
      counts: { problems: 0 },
    })
    expect(await dates(['03/04/2026'])).toMatchObject({ date_order: 'mdy', date_order_sure: false })
  })

  it('without a name is matched by hand, and its source is remembered', async () => {
    const read = await upload(test.call, 'Who,Reach\nSam Sample,(602) 555-0115\n', 'Door knocking')
    expect(read.missing).toMatch(/full name/)
    const matched = await match(test.call, read, ['name', 'phone'])
    expect(matched).toMatchObject({ missing: null, counts: { new: 1 } })
    expect(await upload(test.call, 'Who,Reach\nKim Lee,\n', 'door  Knocking')).toMatchObject({
      remembered: true,
      columns: ['name', 'phone'],
    })
    expect(await upload(test.call, 'Who,Reach\nKim Lee,\n')).toMatchObject({ remembered: false, columns: [null, null] })
    const { error } = {
      error: await refusal(match(test.call, matched, ['name'])),
    }
    expect(error).toMatchObject({ status: 400, fields: { columns: 'Match all 2 columns.' } })
  })

  it('that is not needed is discarded with its rows', async () => {
    const read = await upload(test.call, 'Name\nSam Sample\n')
    expect(await discard(test.call, read)).toMatchObject({ status: 'discarded', sample: [] })
    expect((await listImports(test.call, 'lead')).map(({ id }) => id)).not.toContain(read.id)
  })

  it('takes 5,000 leads and no more', async () => {
    const lines = (count: number) =>
      `${HEAD}\n${Array.from({ length: count }, (_, n) => `Sam Sample${n},,sam${n}@example.com,,,,`).join('\n')}\n`
    expect((await upload(test.call, lines(5_000))).counts.new).toBe(5_000)
    expect(await refusal(upload(test.call, lines(5_001)))).toMatchObject({ status: 413, code: 'too_large' })
  }, 60_000)

  it('that is something else is refused in words', async () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])
    expect(await refusal(upload(test.call, png))).toMatchObject({ status: 415, code: 'not_a_table' })
    expect(await refusal(upload(test.call, ''))).toMatchObject({ status: 400 })
    expect(await refusal(upload(test.call, 'Name,Phone\n'))).toMatchObject({
      status: 400,
      fields: { file: 'This file has no rows below its headings.' },
    })
    const bomb = zip({
      'xl/workbook.xml': '<workbook><sheets><sheet r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="s.xml"/></Relationships>',
      'xl/s.xml': Buffer.alloc(200 * 1_048_576, 32),
    })
    expect(bomb.length).toBeLessThan(1_048_576)
    expect(await refusal(upload(test.call, bomb))).toMatchObject({ status: 413 })
  }, 60_000)
})
