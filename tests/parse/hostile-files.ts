// Malicious files, by the operation they are uploaded to. Each is generated on demand.
import { deflateRawSync, gzipSync } from 'node:zlib'
import { jpeg, png, webp } from '#tests/files/pictures.ts'
import { cutAt, type Hostile, MB, SHARES, times, zeros } from './hostile.ts'
import { hostile_pdfs } from './hostile-pdfs.ts'
import { workbookOf, type ZipEntry, zipOf } from './zips.ts'

const each = <T>(values: readonly T[], make: (value: T) => Hostile): Hostile[] => values.map(make)
const entries = (count: number, name = (n: number) => `files/${n}`): ZipEntry[] =>
  Array.from({ length: count }, (_, n) => ({ name: name(n), data: 'x', method: 0 }))
const manifest = (text: string | Buffer, more: ZipEntry[] = []) =>
  zipOf([{ name: 'manifest.json', data: text }, ...more])
/** A million names over the same bytes: the directory alone. */
const hugeDirectory = (count: number) => {
  const row = Buffer.alloc(46 + 8)
  row.writeUInt32LE(0x02014b50, 0)
  row.writeUInt16LE(8, 28)
  const list = Buffer.alloc(row.length * count)
  for (let n = 0; n < count; n++) {
    row.copy(list, n * row.length)
    list.write(n.toString(36).padStart(8, '0'), n * row.length + 46)
  }
  const far = Buffer.alloc(56 + 20)
  far.writeUInt32LE(0x06064b50, 0)
  far.writeBigUInt64LE(BigInt(count), 32)
  far.writeBigUInt64LE(BigInt(list.length), 40)
  far.writeUInt32LE(0x07064b50, 56)
  far.writeBigUInt64LE(BigInt(list.length), 64)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt32LE(0xffff_ffff, 12)
  end.writeUInt32LE(0xffff_ffff, 16)
  return Buffer.concat([list, far, end])
}
const nested = (levels: number): Buffer =>
  levels === 0 ? deflateRawSync(zeros(10 * MB)) : zipOf([{ name: 'manifest.json', data: nested(levels - 1) }])

const archives: Hostile[] = [
  { door: 'archive', name: 'a manifest of 90 MB of lists', make: () => manifest(times(30 * MB, '[],').slice(0, -1)) },
  {
    door: 'archive',
    name: 'a manifest that unpacks to 150 MB of one list',
    make: () => manifest(`[${times(50 * MB, '[],')}0]`),
  },
  {
    door: 'archive',
    name: 'a manifest nested 500,000 deep',
    make: () => manifest(times(500_000, '[') + times(500_000, ']')),
  },
  {
    door: 'archive',
    name: 'a manifest of 800,000 names',
    make: () => manifest(`{${Array.from({ length: 800_000 }, (_, n) => `"k${n}":0`)}}`),
  },
  {
    door: 'archive',
    name: 'a manifest of one text of 80 MB',
    make: () => manifest(`{"format":"${times(80 * MB, 'a')}"}`),
  },
  { door: 'archive', name: 'a manifest of 80 MB of zeros', make: () => manifest(zeros(80 * MB)) },
  { door: 'archive', name: 'a manifest that is an archive in an archive in an archive', make: () => nested(3) },
  { door: 'archive', name: '200,000 files', make: () => hugeDirectory(200_000) },
  { door: 'archive', name: 'a million files', make: () => hugeDirectory(1_000_000) },
  { door: 'archive', name: 'sixty thousand files', make: () => zipOf(entries(60_000)) },
  {
    door: 'archive',
    name: 'files that share their bytes',
    make: () =>
      zipOf([
        { name: 'manifest.json', data: zeros(MB) },
        ...Array.from({ length: 5_000 }, (_, n) => ({ name: `files/${n}`, at: 0, size: MB, packed: 1_000 })),
      ]),
  },
  {
    door: 'archive',
    name: 'files that begin within another',
    make: () =>
      zipOf([
        { name: 'manifest.json', data: '{}' },
        { name: 'files/a', at: 5, size: 10, packed: 10 },
      ]),
  },
  {
    door: 'archive',
    name: 'a file twice',
    make: () =>
      zipOf([
        { name: 'manifest.json', data: '{}' },
        { name: 'manifest.json', data: '{}' },
      ]),
  },
  {
    door: 'archive',
    name: 'a file behind a password',
    make: () => zipOf([{ name: 'manifest.json', data: '{}', flags: 1 }]),
  },
  ...each(
    [
      '../../etc/passwd',
      '/etc/passwd',
      'C:\\Windows\\x',
      'a\\b',
      'files/../../x',
      'files/./x',
      'x\0y',
      '',
      times(300, 'n'),
      '..',
    ],
    name => ({
      door: 'archive',
      name: `a file called ${JSON.stringify(name).slice(0, 30)}`,
      make: () =>
        zipOf([
          { name: 'manifest.json', data: '{}' },
          { name, data: 'x' },
        ]),
    }),
  ),
  ...each<[string, Partial<ZipEntry>]>(
    [
      ['larger than it says', { size: 1 }],
      ['smaller than it says', { size: 5_000 }],
      ['said to be 4 GB', { size: 0xffff_fffe }],
      ['packed to more than there is', { packed: 0xffff_fffe }],
      ['packed to nothing', { packed: 0 }],
      ['of another sum', { crc: 1 }],
      ['packed in a way nobody knows', { method: 99 }],
      ['that is no stream', { raw: Buffer.from('not deflated at all') }],
      ['that never ends', { raw: deflateRawSync(zeros(MB)).subarray(0, 200) }],
    ],
    ([what, lie]) => ({
      door: 'archive',
      name: `a manifest ${what}`,
      make: () => zipOf([{ name: 'manifest.json', data: '{"format":"none"}', ...lie }]),
    }),
  ),
  ...each<[string, { count?: number; length?: number; from?: number; tail?: Buffer }]>(
    [
      ['that says it has 65,000 files', { count: 65_000 }],
      ['whose directory is said to lie behind its end', { from: 0xffff_0000 }],
      ['whose directory is said to be 4 GB', { length: 0xffff_0000 }],
      ['whose directory begins with its first byte', { from: 0 }],
      ['with the far end of another', { count: 0xffff, from: 0xffff_ffff }],
    ],
    ([what, lie]) => ({
      door: 'archive',
      name: `an archive ${what}`,
      make: () => zipOf([{ name: 'manifest.json', data: '{}' }], lie),
    }),
  ),
  ...each(SHARES, share => ({
    door: 'archive',
    name: `an archive cut off at ${share}`,
    make: () => cutAt(zipOf([{ name: 'manifest.json', data: '{}' }, ...entries(50)]), share),
  })),
  {
    door: 'archive',
    name: 'a megabyte of ends',
    make: () => Buffer.from(times(50_000, 'PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'), 'latin1'),
  },
  { door: 'archive', name: 'nothing but zeros', make: () => zeros(MB) },
]

const sheet = (rows: string, head = '') => `<worksheet>${head}<sheetData>${rows}</sheetData></worksheet>`
const lists: Hostile[] = [
  { door: 'list', name: '5 million empty rows', make: () => workbookOf(sheet(times(5_000_000, '<row/>'))) },
  {
    door: 'list',
    name: '1.5 million cells in a row',
    make: () => workbookOf(sheet(`<row>${times(1_500_000, '<c r="A1"><v>1</v></c>')}</row>`)),
  },
  {
    door: 'list',
    name: '150 MB of one cell',
    make: () => workbookOf(sheet(`<row><c><v>${times(150 * MB, '1')}</v></c></row>`)),
  },
  {
    door: 'list',
    name: '1.5 million shared strings',
    make: () =>
      workbookOf(sheet('<row/>'), [
        { name: 'xl/sharedStrings.xml', data: `<sst>${times(1_500_000, '<si><t>a</t></si>')}</sst>` },
      ]),
  },
  {
    door: 'list',
    name: 'a shared string of a million runs',
    make: () =>
      workbookOf(sheet('<row><c t="s"><v>0</v></c></row>'), [
        { name: 'xl/sharedStrings.xml', data: `<sst><si>${times(1_000_000, '<r><t>a</t></r>')}</si></sst>` },
      ]),
  },
  {
    door: 'list',
    name: 'a shared string with 30,000 reading aids',
    make: () =>
      workbookOf(sheet('<row/>'), [
        { name: 'xl/sharedStrings.xml', data: `<sst><si>${times(30_000, '<rPh>aa</rPh>')}</si></sst>` },
      ]),
  },
  {
    door: 'list',
    name: 'a sheet said to have all cells there are',
    make: () =>
      workbookOf(
        sheet(
          '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
          '<dimension ref="A1:XFD1048576"/>',
        ),
      ),
  },
  {
    door: 'list',
    name: 'rows that count backwards',
    make: () => workbookOf(sheet(Array.from({ length: 50_000 }, (_, n) => `<row r="${50_000 - n}"/>`).join(''))),
  },
  {
    door: 'list',
    name: 'cells far to the right in every row',
    make: () => workbookOf(sheet(times(90_000, '<row><c r="GR1"><v>1</v></c></row>'))),
  },
  { door: 'list', name: 'a million rows never closed', make: () => workbookOf(sheet(times(1_000_000, '<row>'))) },
  {
    door: 'list',
    name: 'a million cells never closed',
    make: () => workbookOf(sheet(`<row>${times(1_000_000, '<c ')}`)),
  },
  {
    door: 'list',
    name: 'a billion laughs in a workbook',
    make: () =>
      workbookOf(
        `<!DOCTYPE x [<!ENTITY a "${times(1_000, 'ha')}">${Array.from({ length: 9 }, (_, n) => `<!ENTITY b${n} "${times(10, `&b${n - 1};`)}">`)}]>${sheet('<row><c><v>&b8;</v></c></row>')}`,
      ),
  },
  {
    door: 'list',
    name: 'a million entities in a cell',
    make: () => workbookOf(sheet(`<row><c><v>${times(1_000_000, '&#x41;')}</v></c></row>`)),
  },
  { door: 'list', name: 'a bomb of 400 MB', make: () => zipOf([{ name: 'xl/workbook.xml', data: zeros(400 * MB) }]) },
  {
    door: 'list',
    name: 'a thousand sheets that are one',
    make: () =>
      zipOf([
        { name: 'xl/workbook.xml', data: `<workbook>${times(1_000, '<sheet r:id="a"/>')}</workbook>` },
        {
          name: 'xl/_rels/workbook.xml.rels',
          data: '<Relationships><Relationship Id="a" Target="s.xml"/></Relationships>',
        },
        { name: 'xl/s.xml', data: sheet(times(50_000, '<row/>')) },
      ]),
  },
  {
    door: 'list',
    name: 'a million relations',
    make: () =>
      zipOf([
        { name: 'xl/workbook.xml', data: '<workbook><sheet r:id="a"/></workbook>' },
        {
          name: 'xl/_rels/workbook.xml.rels',
          data: `<Relationships>${times(1_000_000, '<Relationship Id="b" Target="c"/>')}</Relationships>`,
        },
      ]),
  },
  {
    door: 'list',
    name: 'a workbook that leads elsewhere',
    make: () =>
      zipOf([
        { name: 'xl/workbook.xml', data: '<workbook><sheet r:id="a"/></workbook>' },
        {
          name: 'xl/_rels/workbook.xml.rels',
          data: '<Relationships><Relationship Id="a" Target="../../../etc/passwd"/></Relationships>',
        },
      ]),
  },
  {
    door: 'list',
    name: 'a workbook behind a password',
    make: () => zipOf([{ name: 'xl/workbook.xml', data: 'x', flags: 1 }]),
  },
  { door: 'list', name: 'a workbook of 60,000 files', make: () => zipOf(entries(60_000)) },
  { door: 'list', name: 'deeply nested XML', make: () => workbookOf(times(1_000_000, '<a>')) },
  { door: 'list', name: 'a million columns', make: () => Buffer.from(times(1_000_000, 'a,')) },
  { door: 'list', name: 'a million columns of nothing', make: () => Buffer.from(times(5_000_000, ',')) },
  { door: 'list', name: 'a quotation mark never closed', make: () => Buffer.from(`a,b,c\n"${times(10 * MB, 'x\n')}`) },
  { door: 'list', name: 'ten million quotation marks', make: () => Buffer.from(times(10 * MB, '"')) },
  { door: 'list', name: '5 million doubled quotation marks', make: () => Buffer.from(`"${times(5 * MB, '""')}`) },
  { door: 'list', name: 'ten million lines', make: () => Buffer.from(times(10 * MB, '\n')) },
  { door: 'list', name: 'a line of 20 MB', make: () => Buffer.from(times(20 * MB, 'x')) },
  { door: 'list', name: 'gzip of 300 MB', make: () => gzipSync(zeros(300 * MB)) },
  { door: 'list', name: 'gzip of gzip', make: () => gzipSync(gzipSync(zeros(100 * MB))) },
  { door: 'list', name: 'gzip of 150 MB of lines', make: () => gzipSync(times(75 * MB, 'a\n')) },
  { door: 'list', name: 'gzip of 150 MB of columns', make: () => gzipSync(times(75 * MB, 'a,')) },
  {
    door: 'list',
    name: 'half a surrogate in UTF-16',
    make: () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(times(MB, '\ud800,'), 'utf16le')]),
  },
  ...each(SHARES, share => ({
    door: 'list',
    name: `a workbook cut off at ${share}`,
    make: () => cutAt(workbookOf(sheet(times(1_000, '<row><c><v>1</v></c></row>'))), share),
  })),
  ...each(SHARES, share => ({
    door: 'list',
    name: `gzip cut off at ${share}`,
    make: () => cutAt(gzipSync(Buffer.from(times(100_000, 'a,b,c\n'))), share),
  })),
]

const feed = (inside: string, head = '') =>
  Buffer.from(`<?xml version="1.0"?>${head}<feed xmlns="http://naesb.org/espi">${inside}</feed>`)
const reading =
  '<IntervalReading><timePeriod><start>0</start><duration>3600</duration></timePeriod><value>1</value></IntervalReading>'
const laughs = `<!DOCTYPE f [<!ENTITY l0 "lol">${Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${times(10, `&l${n};`)}">`).join('')}]>`
const usage: Hostile[] = [
  { door: 'usage', name: 'a billion laughs', make: () => feed('<entry>&l9;</entry>', laughs) },
  {
    door: 'usage',
    name: 'an entity that grows by squares',
    make: () => feed(times(50_000, '&a;'), `<!DOCTYPE f [<!ENTITY a "${times(50_000, 'a')}">]>`),
  },
  {
    door: 'usage',
    name: 'a file of ours as an entity',
    make: () => feed('&x;', '<!DOCTYPE f [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  },
  {
    door: 'usage',
    name: 'an address as an entity',
    make: () => feed('&x;', '<!DOCTYPE f [<!ENTITY x SYSTEM "http://127.0.0.1:1/">]>'),
  },
  { door: 'usage', name: 'an entity nobody declared', make: () => feed('&never;') },
  { door: 'usage', name: 'XML a million deep', make: () => Buffer.from(times(1_000_000, '<a>')) },
  {
    door: 'usage',
    name: 'an element with 300,000 attributes',
    make: () => Buffer.from(`<a ${Array.from({ length: 300_000 }, (_, n) => `a${n}="1"`).join(' ')}/>`),
  },
  { door: 'usage', name: 'an attribute of 20 MB', make: () => Buffer.from(`<a b="${times(20 * MB, 'x')}"/>`) },
  { door: 'usage', name: 'a name of 10 MB', make: () => Buffer.from(`<${times(10 * MB, 'x')}/>`) },
  { door: 'usage', name: 'a million entries', make: () => feed(times(1_000_000, '<entry/>')) },
  { door: 'usage', name: '1.1 million readings', make: () => feed(times(200_000, reading)) },
  {
    door: 'usage',
    name: '20,000 blocks without a kind',
    make: () =>
      feed(times(20_000, `<entry><link rel="self" href="a"/><IntervalBlock>${reading}</IntervalBlock></entry>`)),
  },
  {
    door: 'usage',
    name: '20,000 meters and blocks',
    make: () =>
      feed(
        times(
          10_000,
          '<entry><link rel="self" href="a"/><MeterReading/></entry><entry><link rel="self" href="b/c"/><IntervalBlock><x/></IntervalBlock></entry>',
        ),
      ),
  },
  { door: 'usage', name: 'a comment of 20 MB', make: () => Buffer.from(`<a><!--${times(20 * MB, 'x')}`) },
  { door: 'usage', name: 'a section never closed', make: () => Buffer.from(`<a><![CDATA[${times(10 * MB, ']')}`) },
  {
    door: 'usage',
    name: 'a million namespaces',
    make: () => Buffer.from(`<a ${Array.from({ length: 200_000 }, (_, n) => `xmlns:n${n}="u${n}"`).join(' ')}/>`),
  },
  { door: 'usage', name: 'a million columns of a meter', make: () => Buffer.from(`${times(1_000_000, '1,')}\n`) },
  { door: 'usage', name: '600,000 lines of commas', make: () => Buffer.from(times(600_000, ',,,,,,\n')) },
  {
    door: 'usage',
    name: '8,760 lines of 1,000 columns',
    make: () => Buffer.from(times(8_760, `${times(1_000, '1,')}\n`)),
  },
  { door: 'usage', name: '25 MB of digits', make: () => Buffer.from(times(25 * MB - 1_000, '1')) },
  { door: 'usage', name: '25 MB of digits and commas', make: () => Buffer.from(`${times(8 * MB, '1,')}x`) },
  { door: 'usage', name: 'times that are none', make: () => Buffer.from(times(100_000, '99/99/9999 99:99,1\n')) },
  {
    door: 'usage',
    name: 'readings in the year 275,000',
    make: () =>
      Buffer.from(`date,kwh\n${Array.from({ length: 9_000 }, (_, n) => `01/01/9999 ${n % 24}:00,1`).join('\n')}`),
  },
  ...each(SHARES, share => ({
    door: 'usage',
    name: `a feed cut off at ${share}`,
    make: () => cutAt(feed(times(1_000, `<entry><IntervalBlock>${reading}</IntervalBlock></entry>`)), share),
  })),
]

const changed = (whole: Uint8Array, at: number, ...bytes: number[]) => {
  const other = Buffer.from(whole)
  other.set(bytes, at)
  return other
}
const pngHead = Buffer.from(png()).subarray(0, 33)
const pictures: Hostile[] = [
  ...each<[string, () => Uint8Array]>(
    [
      ['a PNG of 65,535 by 65,535', () => png(65_535, 65_535)],
      ['a PNG of two billion pixels on a side', () => changed(png(), 16, 0x7f, 0xff, 0xff, 0xff)],
      ['a PNG of no size', () => png(0, 0)],
      ['a JPEG of 65,535 by 65,535', () => jpeg(65_535, 65_535)],
      ['a JPEG of no size', () => jpeg(0, 0)],
      ['a WebP of 16 million by 16 million', () => webp(16_777_215, 16_777_215)],
      ['a PNG of two million pieces', () => Buffer.concat([pngHead, Buffer.alloc(24 * MB)])],
      ['a PNG whose piece is 4 GB', () => changed(png(), 33, 0xff, 0xff, 0xff, 0xff)],
      ['a PNG that never ends', () => pngHead],
      [
        'a JPEG of 12 million escapes',
        () =>
          Buffer.concat([
            Buffer.from(jpeg()).subarray(0, -40),
            Buffer.from([0xff, 0xda, 0, 2]),
            Buffer.alloc(20 * MB, Buffer.from([0xff, 0])),
          ]),
      ],
      ['a JPEG of 20 MB of filling', () => Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(20 * MB, 0xff)])],
      [
        'a JPEG of empty segments',
        () => Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(16 * MB, Buffer.from([0xff, 0xe1, 0, 2]))]),
      ],
      [
        'a JPEG whose segment is shorter than itself',
        () => Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(16 * MB, Buffer.from([0xff, 0xe1, 0, 0]))]),
      ],
      ['a WebP said to be 4 GB', () => changed(webp(), 4, 0xff, 0xff, 0xff, 0xff)],
      [
        'a WebP of empty pieces',
        () => Buffer.concat([Buffer.from('RIFF\xf8\xff\xff\0WEBP', 'latin1'), Buffer.alloc(16 * MB)]),
      ],
      ['a GIF', () => Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1')],
      ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
      ['a TIFF', () => Buffer.from('II*\0')],
      ['a page', () => Buffer.from('<!doctype html><script>1</script>')],
      ['an empty file', () => Buffer.alloc(0)],
    ],
    ([name, make]) => ({ door: 'file', name, make }),
  ),
  ...each(SHARES, share => ({
    door: 'file',
    name: `a PNG cut off at ${share}`,
    // Only data after its end is cut off.
    ...(share > 0.9 ? { harmless: true as const } : {}),
    make: () => cutAt(png(), share),
  })),
  ...each(SHARES, share => ({
    door: 'file',
    name: `a JPEG cut off at ${share}`,
    make: () => cutAt(Buffer.from(jpeg()).subarray(0, -20), share),
  })),
]

const PRICES = 'RIN,RateName,DateStart,ValueName,Value\n'
const RATE_ID = 'USCA-PGXX-NB26-0000'

const rest: Hostile[] = [
  ...each<[string, () => string | Uint8Array]>(
    [
      ['rates nested a million deep', () => times(1_000_000, '[')],
      ['rates nested 500,000 deep, closed', () => times(500_000, '[') + times(500_000, ']')],
      ['a million empty rates', () => `[${times(1_000_000, '{},')}{}]`],
      ['201 rates', () => `[${times(201, '{"energyratestructure":[]},')}{}]`],
      ['rates with 400,000 names', () => `{${Array.from({ length: 400_000 }, (_, n) => `"k${n}":1`)}}`],
      ['a number of four million digits', () => times(4 * MB, '9')],
      ['a text never closed', () => `"${times(4 * MB, '\\"')}`],
      ['a prototype', () => '{"__proto__":{"energyratestructure":[]}}'],
      ['half of it', () => '{"energyratestructure":[['],
    ],
    ([name, make]) => ({ door: 'rates', name, make: () => Buffer.from(make()) }),
  ),
  ...each<[string, () => string | Uint8Array]>(
    [
      ['export prices that unpack to 300 MB', () => gzipSync(zeros(300 * MB))],
      [
        'export prices of a million vintages',
        () =>
          PRICES +
          Array.from({ length: 300_000 }, (_, n) => `${RATE_ID},V${n},1/1/2026,Jan Weekday HS0,0.05`).join('\n'),
      ],
      ['export prices of 20 MB without an end', () => `${PRICES}${RATE_ID},V,1/1/2026,${times(20 * MB, 'Jan ')}`],
      ['export prices of no number', () => `${PRICES}${RATE_ID},V,1/1/2026,Jan Weekday HS0,1e999\n`],
      ['export prices of no hour', () => `${PRICES}${RATE_ID},V,1/1/2026,Jan Weekday HS99,0.05\n`],
      ['export prices of no date', () => `${PRICES}${RATE_ID},V,__proto__,Jan Weekday HS0,0.05\n`],
      ['a heading alone', () => PRICES],
      ['half a workbook', () => Buffer.from('PK\u0003\u0004half')],
    ],
    ([name, make]) => ({ door: 'exports', name, make: () => Buffer.from(make()) }),
  ),
  ...each<[string, () => Uint8Array]>(
    [
      ['weather that unpacks to 300 MB', () => gzipSync(zeros(300 * MB))],
      ['weather of ten million lines', () => Buffer.from(times(9 * MB, '\n'))],
      ['weather of a million columns', () => Buffer.from(`Source,${times(1_000_000, 'a,')}\n`)],
      ['weather of quotation marks', () => Buffer.from(times(9 * MB, '"'))],
      ['weather of quotation marks on eight lines', () => Buffer.from(times(8, `${times(500_000, '","')}\n`))],
      ['weather cut off', () => cutAt(gzipSync(Buffer.from(times(8_760, 'a,b,c\n'))), 0.5)],
      ['weather of zeros', () => zeros(MB)],
    ],
    ([name, make]) => ({ door: 'weather', name, make }),
  ),
  ...each<[string, () => Uint8Array]>(
    [
      ['a remittance of a million columns', () => Buffer.from(times(1_000_000, 'a,'))],
      ['a remittance of a million lines', () => Buffer.from(times(1_000_000, 'a,b,c\n'))],
      ['a remittance with a mark never closed', () => Buffer.from(`a,b\n"${times(9 * MB, 'x')}`)],
      ['a remittance of nothing', () => Buffer.from('\n\n\n')],
      ['a remittance that is a program', () => Buffer.concat([Buffer.from('\x7fELF'), zeros(MB)])],
    ],
    ([name, make]) => ({ door: 'remittance', name, make }),
  ),
  ...each<[string, () => string | Uint8Array]>(
    [
      ['a million headers', () => `--b\r\n${times(1_000_000, 'x-a: b\r\n')}\r\n\r\n--b--\r\n`],
      ['a header of 16 MB', () => `--b\r\ncontent-disposition: form-data; name="${times(16 * MB, 'a')}"\r\n\r\n--b--`],
      [
        '200,000 parts',
        () => `${times(200_000, '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n')}--b--\r\n`,
      ],
      [
        'a text of 20 MB',
        () => `--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n${times(10 * MB, 'é')}\r\n--b--\r\n`,
      ],
      [
        'a boundary that almost comes',
        () =>
          `--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n${times(6 * MB, '\r\n-')}\r\n--b--\r\n`,
      ],
      ['no boundary', () => times(20 * MB, 'x')],
      ['a form that ends early', () => '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc'],
      ['nothing', () => ''],
    ],
    ([name, make]) => ({ door: 'form', name, make: () => Buffer.from(make()) }),
  ),
  ...each<[string, () => string]>(
    [
      ['JSON nested 500,000 deep', () => times(500_000, '[') + times(500_000, ']')],
      ['JSON of 300,000 lists', () => `[${times(300_000, '[],')}0]`],
      ['JSON of 90,000 names', () => `{${Array.from({ length: 90_000 }, (_, n) => `"k${n}":0`)}}`],
      ['JSON of 130,000 objects', () => `[${times(130_000, '{"a":1},')}0]`],
      ['JSON never closed', () => times(1_000_000, '{"a":')],
      ['JSON of backslashes', () => `{"name":"${times(500_000, '\\\\')}`],
      ['no JSON', () => times(1_000_000, 'x')],
      ['a lone half of a character', () => `{"name":"\ud800"}`],
    ],
    ([name, make]) => ({ door: 'json', name, make: () => Buffer.from(make()) }),
  ),
]

export const HOSTILE: readonly Hostile[] = [...archives, ...lists, ...usage, ...hostile_pdfs, ...pictures, ...rest]
