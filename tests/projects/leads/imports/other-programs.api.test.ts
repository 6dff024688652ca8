// Files as CRMs, address books and spreadsheets write them: what each column and cell becomes.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import { signedIn } from '#tests/support/app.ts'
import { answered } from '#tests/support/sale.ts'
import { apply, match, rowsOf, type Test, undo, upload, workbook } from './upload.ts'

let test: Test
beforeAll(async () => {
  test = await signedIn()
})

/** The projects of a file once it is imported, in the order of its rows. */
async function imported(bytes: string | Uint8Array) {
  const done = await apply(test, await upload(test.call, bytes))
  const rows = await rowsOf(test.call, done, 'added')
  const projects = []
  for (const { project } of rows) {
    const query = { project_id: project?.id ?? '' }
    projects.push(answered((await test.call.GET('/v3/projects.Get', { params: { query } })).data).project)
  }
  return projects
}
const appointments = async (...cells: string[]) =>
  (
    await imported(`Name,Appointment\n${cells.map((cell, n) => `Sam Day${n}${Date.now()},"${cell}"`).join('\n')}\n`)
  ).map(({ appointment_at, appointment_on }) => appointment_at ?? appointment_on)

/** The fields a row sets, by name. */
const shown = (row: Schemas['SheetImportRow'] | undefined) =>
  Object.fromEntries((row?.fields ?? []).map(({ field, after }) => [field, after]))

describe('an appointment', () => {
  it('with Z or an offset is that moment, not the clock time without it', async () => {
    expect(
      await appointments(
        '2026-12-03T21:30:00Z',
        '2026-12-03T21:30:00.000+00:00',
        '2026-12-03 14:30:00 -0700',
        '12/3/2026 4:30 PM EST',
        '2026-12-03T14:30',
      ),
    ).toEqual(Array(5).fill('2026-12-03T21:30:00.000Z'))
  })

  it('without a time is a day, not nine in the morning', async () => {
    expect(await appointments('12/3/26', '2026-12-03', 'Dec 3, 2026', '46359')).toEqual(Array(4).fill('2026-12-03'))
  })

  it('of a day becomes a time once someone enters one', async () => {
    const [project] = await imported(`Name,Appointment\nSam Later${Date.now()},12/3/26\n`)
    const { id: project_id, version } = answered(project)
    const body = { project_id, version, appointment_at: '2026-12-03T18:00:00.000Z' }
    const { data } = await test.call.POST('/v3/projects.Update', { body })
    expect(answered(data).project).toMatchObject({ appointment_at: '2026-12-03T18:00:00.000Z', appointment_on: null })
  })

  it('in a workbook that counts days from 1904 is the same day as in one that counts from 1900', async () => {
    const rows = (serial: number) => [
      ['Name', 'Appointment'],
      [`Sam Serial${serial}`, serial],
    ]
    const [from_1900] = await imported(workbook(rows(46_357.604167)))
    const [from_1904] = await imported(workbook(rows(44_895.604167), { date_style: true, date1904: true }))
    expect(from_1900?.appointment_at).toBe('2026-12-01T21:30:00.000Z')
    expect(from_1904?.appointment_at).toBe('2026-12-01T21:30:00.000Z')
  })
})

describe('a cell', () => {
  it('loses invisible characters in names, emails and phones', async () => {
    const read = await upload(
      test.call,
      'First Name,Last Name,Email,Phone\nSam\u00a0,\u200bSam\u00adple\ufeff,\u200bsam@example.com\u00a0,\u202a(602) 555-0142\u202c\n',
    )
    expect(read.counts).toMatchObject({ new: 1, problems: 0 })
    const [lead] = await rowsOf(test.call, read)
    expect(lead?.name).toBe('Sam Sample')
    expect(shown(lead)).toEqual({ Email: 'sam@example.com', Phone: '(602) 555-0142' })
  })

  it('keeps the joiners that Persian and Hindi names are written with', async () => {
    const read = await upload(test.call, 'First Name,Last Name\nعلی\u200cرضا,क्\u200dष\n')
    expect(await rowsOf(test.call, read)).toMatchObject([{ name: 'علی\u200cرضا क्\u200dष' }])
  })

  it('with several emails or phones gives the first; the others are in the notes', async () => {
    const [project] = await imported(
      'Name,Email,Phone\nSam Several,sam@example.com ::: sam@work.example,(602) 555-0143; (602) 555-0144\n',
    )
    expect(project?.notes).toBe('Email: sam@work.example\nPhone: (602) 555-0144')
  })
})

describe('an export', () => {
  const PERSON = {
    firstname: 'Sam',
    lastname: 'Sample',
    email: 'sam@example.com',
    phone: '(602) 555-0142',
    line1: '100 Example St',
    city: 'Phoenix',
    state: 'AZ',
    postal_code: '85004',
    lead_source: 'Home show',
    notes: 'Call later',
  }
  it.each([
    [
      'Salesforce',
      'Lead ID,Salutation,First Name,Last Name,Company / Account,Lead Owner,Street,City,State/Province,Zip/Postal Code,Country,Phone,Mobile,Email,Lead Source,Lead Status,Description',
      'firstname lastname line1 city state postal_code phone email lead_source notes',
    ],
    [
      'the Salesforce data loader',
      'Id,FirstName,LastName,MailingStreet,MailingCity,MailingState,MailingPostalCode,MailingCountry,MobilePhone,Email,LeadSource,Description',
      'firstname lastname line1 city state postal_code phone email lead_source notes',
    ],
    [
      'HubSpot',
      'Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Lead Status,Street Address,City,State/Region,Postal Code,Country/Region,Original Traffic Source,Last Activity Date,Create Date',
      'firstname lastname email phone line1 city state postal_code lead_source',
    ],
    [
      'Zoho',
      'Record Id,Lead Owner.id,Lead Owner,Company,First Name,Last Name,Title,Email,Phone,Lead Source,Lead Status,Street,City,State,Zip Code,Country,Description,Tag',
      'firstname lastname email phone lead_source line1 city state postal_code notes tags',
    ],
    [
      'JobNimbus',
      'Number,Display Name,First Name,Last Name,Company,Status Name,Record Type Name,Source Name,Sales Rep Name,Address Line1,Address Line2,City,State Text,Zip,Country Name,Home Phone,Mobile Phone,Work Phone,Email,Description,Tags',
      'name firstname lastname lead_source line1 line2 city state postal_code phone email notes tags',
    ],
    [
      'Google Contacts',
      'First Name,Middle Name,Last Name,Nickname,File As,Organization Name,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Country,Address 1 - Street,Address 1 - Extended Address,Address 1 - City,Address 1 - Region,Address 1 - Postal Code',
      'firstname lastname notes tags email phone line1 line2 city state postal_code',
    ],
    [
      'the older Google Contacts',
      'Name,Given Name,Additional Name,Family Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code',
      'name firstname lastname tags email phone address line1 city state postal_code',
    ],
    [
      'Outlook',
      'First Name,Middle Name,Last Name,Company,Home Street,Home City,Home State,Home Postal Code,Home Phone,E-mail Address,Categories,Notes',
      'firstname lastname line1 city state postal_code phone email tags notes',
    ],
  ])('of %s fills every field it has a column for', async (_, head, fields) => {
    const values = new Map(Object.entries(PERSON))
    const headings = head.split(',')
    const first = await upload(test.call, `${head}\n${headings.map(() => 'x').join(',')}\n`)
    const matched = first.columns.filter(field => field !== null)
    expect([...matched].sort()).toEqual(fields.split(' ').sort())
    const row = first.columns.map(field => values.get(field ?? '') ?? '')
    const [lead] = await rowsOf(test.call, await upload(test.call, `${head}\n${row.join(',')}\n`))
    expect(lead).toMatchObject({ name: 'Sam Sample', problems: [] })
    expect(shown(lead)).toMatchObject({
      Email: PERSON.email,
      Phone: PERSON.phone,
      Address: '100 Example St, Phoenix, AZ 85004',
    })
  })

  it('with two phone columns takes the one that has numbers', async () => {
    const read = await upload(test.call, 'Name,Phone,Mobile\nSam Sample,,(602) 555-0142\nKim Lee,,(602) 555-0143\n')
    expect(read.columns).toEqual(['name', null, 'phone'])
  })

  it('has Google’s groups as tags without their signs', async () => {
    const [project] = await imported('Name,Group Membership\nSam Groups,Home show ::: * myContacts\n')
    expect(project?.tags).toEqual(['Home show'])
  })
})

describe('what a household uses', () => {
  it.each([
    ['Average Monthly Electric Bill', '$185.50', { mode: 'average_bill_cents', values: [18_550] }],
    ['Monthly Bill', '1,200', { mode: 'average_bill_cents', values: [120_000] }],
    ['Monthly Usage (kWh)', '1,150 kWh', { mode: 'average_kwh', values: [1_150] }],
    ['Annual kWh', '13,530', { mode: 'annual_kwh', values: [13_530] }],
  ])('from “%s” becomes the project’s consumption and makes it active', async (heading, cell, consumption) => {
    const [project] = await imported(`Name,${heading}\nSam Uses${Date.now()},"${cell}"\n`)
    expect(project).toMatchObject({ consumption, status: 'active' })
  })

  it.each([
    ['Monthly Bill', '$150-$200'],
    ['Monthly Bill', '900 kWh'],
    ['Monthly Usage', '$900'],
    ['Annual usage', '0'],
    ['Annual usage', '990000'],
  ])('that is %s %s is reported and left in the notes', async (heading, cell) => {
    const file = `Name,${heading}\nSam Unclear${Date.now()},"${cell}"\n`
    const [row] = await rowsOf(test.call, await upload(test.call, file))
    expect(row?.problems).toMatchObject([{ heading, stops: false }])
    const [project] = await imported(file)
    expect(project).toMatchObject({ consumption: null, notes: `${heading}: ${cell}` })
  })
})

describe('an address without a ZIP code', () => {
  it('keeps street, city and state, and says what is missing', async () => {
    const file = 'Name,Street,City,State,Zip\nSam Nozip,12 Oak Ave,Phoenix,Arizona,\nKim Nozip,12 Oak Ave,Tucson,AZ,\n'
    const read = await upload(test.call, file)
    expect(read.counts).toMatchObject({ new: 2, asked: 0 })
    const rows = await rowsOf(test.call, read)
    expect(rows[0]?.problems).toMatchObject([{ sentence: 'Add the ZIP code after importing.' }])
    expect(rows.map(row => shown(row))).toEqual([
      { Address: '12 Oak Ave, Phoenix, AZ' },
      { Address: '12 Oak Ave, Tucson, AZ' },
    ])
    const [project] = await imported(file)
    expect(project).toMatchObject({
      address: { line1: '12 Oak Ave', city: 'Phoenix', state: 'AZ', postal_code: '' },
      notes: '',
    })
  })

  it('is completed once someone enters the ZIP code', async () => {
    const [project] = await imported('Name,Street,City,State,Zip\nSam Laterzip,14 Oak Ave,Phoenix,AZ,8500\n')
    const { id: project_id, version, address } = answered(project)
    if (!address) throw new Error('The address was not imported')
    expect(address.postal_code).toBe('')
    const body = { project_id, version, address: { ...address, postal_code: '85004' } }
    const { data } = await test.call.POST('/v3/projects.Update', { body })
    expect(answered(data).project.address).toMatchObject({ postal_code: '85004', latitude: expect.any(Number) })
  })
})

describe('what programs write around a value', () => {
  const valuesOf = async (file: string | Uint8Array) =>
    (await rowsOf(test.call, await upload(test.call, file))).map(row => ({ name: row.name, ...shown(row) }))

  it('is taken off: Meta lead ads in UTF-16, with letters before numbers', async () => {
    const file =
      'id\tfull_name\tphone_number\temail\tstreet_address\tcity\tstate\tzip_code\nl:9\tSam Meta\tp:+16025550121\tsam.meta@example.com\t1 Meta St\tMesa\tAZ\tz:85201\n'
    expect(await valuesOf(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(file, 'utf16le')]))).toEqual([
      { name: 'Sam Meta', Phone: '+16025550121', Email: 'sam.meta@example.com', Address: '1 Meta St, Mesa, AZ 85201' },
    ])
  })
  it.each([
    ['Email', 'mailto:a1@example.com', { Email: 'a1@example.com' }],
    ['Email', 'Sam Sample <a2@example.com>', { Email: 'a2@example.com' }],
    ['Email', 'a3@example.com.', { Email: 'a3@example.com' }],
    ['Email', 'n/a', {}],
    ['Phone', 'none', {}],
    ['Phone', '6025550122.0', { Phone: '6025550122' }],
    ['Phone', '602-555-0123 or 602-555-0124', { Phone: '602-555-0123', Notes: 'Phone: 602-555-0124' }],
    ['Full address', '3 Plain St, Mesa, AZ 85201', { Address: '3 Plain St, Mesa, AZ 85201' }],
  ])('%s: %s', async (heading, cell, values) => {
    expect(await valuesOf(`Name,${heading}\nSam Plain,"${cell}"\n`)).toEqual([{ name: 'Sam Plain', ...values }])
  })
  it.each([
    ['4 State St', 'Mesa', 'AZ - Arizona', '85201.0', '4 State St, Mesa, AZ 85201'],
    ['5 State St, Mesa, AZ 85201', '', '', '', '5 State St, Mesa, AZ 85201'],
  ])('address %s | %s | %s | %s', async (street, city, state, zip, address) => {
    expect(await valuesOf(`Name,Address,City,State,Zip\nSam Place,"${street}",${city},${state},${zip}\n`)).toEqual([
      { name: 'Sam Place', Address: address },
    ])
  })
  it('a time in a column of its own belongs to the date', async () => {
    const rows = ['12/15/2026,2:30 PM', '2026-12-15,14:30', '46371,0.604167', '12/15/2026,0.604167']
    const file = `Name,Appointment Date,Appointment Time\n${rows.map((row, n) => `Sam Hour${n},${row}`).join('\n')}\n`
    expect((await valuesOf(file)).map(row => 'Appointment' in row && row.Appointment)).toEqual(
      Array(4).fill('12/15/2026 2:30 PM'),
    )
  })
  it('Spanish headings are matched, and “Jr.” stays with the last name', async () => {
    const [spanish] = await valuesOf(
      'Nombre completo,Teléfono,Correo electrónico\nSam Q. Sample Jr.,602-555-0125,s@example.com\n',
    )
    expect(spanish).toEqual({ name: 'Sam Q. Sample Jr.', Phone: '602-555-0125', Email: 's@example.com' })
    const [project] = await imported('Name\nSam Q. Sample Jr.\n')
    const query = { project_id: answered(project).id }
    const { data } = await test.call.GET('/v3/homeowners.ListByProject', { params: { query } })
    expect(answered(data).homeowners[0]).toMatchObject({ firstname: 'Sam Q.', lastname: 'Sample Jr.' })
  })
  it('a list without headings keeps its first row, and its columns are matched by hand', async () => {
    const read = await upload(test.call, 'Sam First,602-555-0126\nSam Second,602-555-0127\n')
    expect(read).toMatchObject({ headings: ['', ''], missing: expect.any(String) })
    const rows = await rowsOf(test.call, await match(test.call, read, ['name', 'phone']))
    expect(rows.map(({ name }) => name)).toEqual(['Sam First', 'Sam Second'])
  })
})

it('the count that is promised is the count imported, and each other row is named', async () => {
  const rows = Array.from({ length: 30 }, (_, n) => (n === 7 ? ',' : `Sam Count${n},sam.count${n}@example.com`))
  rows[20] = 'Sam Count3,sam.count3@example.com'
  const read = await upload(test.call, `Name,Email,Notes\n${rows.map(row => `${row},x`).join('\n')}\n`)
  expect(read.counts).toMatchObject({ rows: 30, new: 28, asked: 1, skipped: 1 })
  expect(read.choices).toEqual([
    { decision: 'skip', added: 28, updated: 0, skipped: 2 },
    { decision: 'merge', added: 28, updated: 1, skipped: 1 },
    { decision: 'import', added: 29, updated: 0, skipped: 1 },
  ])
  const done = await apply(test, read)
  expect(done.counts).toMatchObject({ added: 28, updated: 0, left_out: 2 })
  expect((await rowsOf(test.call, done, 'left_out')).map(({ line, reason }) => [line, reason])).toEqual([
    [9, 'Not imported because of its problems.'],
    [22, 'Skipped as a possible duplicate.'],
  ])
})

it('usage filled into a lead that is there is taken back with the import', async () => {
  const [lead] = await imported('Name,Email\nSam Merge,sam.merge@example.com\n')
  const get = async () => {
    const query = { project_id: answered(lead).id }
    return answered((await test.call.GET('/v3/projects.Get', { params: { query } })).data).project
  }
  const file = 'Name,Email,Monthly Bill,Appointment\nSam Merge,sam.merge@example.com,$180,12/3/26\n'
  const merged = await apply(test, await upload(test.call, file), { decision: 'merge' })
  expect(await get()).toMatchObject({
    status: 'active',
    appointment_on: '2026-12-03',
    consumption: { mode: 'average_bill_cents', values: [18_000] },
  })
  await undo(test.call, merged)
  expect(await get()).toMatchObject({ status: 'new', appointment_on: null, consumption: null })
})

it('an import with usage is undone as a whole', async () => {
  const done = await apply(test, await upload(test.call, 'Name,Monthly Bill\nSam Undone,$180\n'))
  expect((await undo(test.call, done)).counts).toMatchObject({ kept: 0 })
})
