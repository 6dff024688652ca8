// PDFs made to harm their reader, brought as an agreement and as a datasheet.
import { deflateSync } from 'node:zlib'
import { madePdf, onePage } from '#tests/support/signing/made-pdf.ts'
import { cutAt, type Door, type Hostile, MB, SHARES, times, zeros } from './hostile.ts'

const bomb = (mb: number) => deflateSync(zeros(mb * MB))
const page = (contents: Uint8Array, filter = '/Filter /FlateDecode') =>
  madePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>',
    [filter, contents],
  ])
const catalog = (objects: string[], more = '') => madePdf(['<< /Type /Catalog /Pages 2 0 R >>', ...objects], more)
const pdfs: [string, () => Uint8Array][] = [
  ['a page tree that is its own child', () => catalog(['<< /Type /Pages /Kids [2 0 R] /Count 1 >>'])],
  [
    'a page tree that goes round',
    () =>
      catalog(['<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 /Parent 2 0 R >>']),
  ],
  [
    'a page tree 5,000 deep',
    () => catalog(Array.from({ length: 5_000 }, (_, n) => `<< /Type /Pages /Kids [${n + 3} 0 R] /Count 1 >>`)),
  ],
  [
    'a page named a million times',
    () =>
      catalog([
        `<< /Type /Pages /Kids [${times(1_000_000, '3 0 R ')}] /Count 1000000 >>`,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
      ]),
  ],
  [
    'page trees that double twenty times',
    () =>
      catalog(Array.from({ length: 20 }, (_, n) => `<< /Type /Pages /Kids [${n + 3} 0 R ${n + 3} 0 R] /Count 2 >>`)),
  ],
  [
    'a tree of two billion pages',
    () => catalog(['<< /Type /Pages /Kids [3 0 R] /Count 2147483647 >>', '<< /Type /Page >>']),
  ],
  [
    'a list 200,000 deep',
    () => catalog(['<< /Type /Pages /Kids [] /Count 0 >>', times(200_000, '[') + times(200_000, ']')]),
  ],
  [
    'a dictionary 200,000 deep',
    () => catalog(['<< /Type /Pages /Kids [] /Count 0 >>', times(200_000, '<</a') + times(200_000, '>>')]),
  ],
  ['brackets never closed', () => catalog(['<< /Type /Pages /Kids [] /Count 0 >>', times(2 * MB, '(')])],
  [
    'a list of ten million numbers',
    () => catalog(['<< /Type /Pages /Kids [] /Count 0 >>', `[${times(10_000_000, '1 ')}]`]),
  ],
  [
    'a dictionary of 500,000 names',
    () =>
      catalog([
        '<< /Type /Pages /Kids [] /Count 0 >>',
        `<<${Array.from({ length: 500_000 }, (_, n) => `/k${n} 1`).join('')}>>`,
      ]),
  ],
  [
    '700,000 objects',
    () => Buffer.from(`%PDF-1.7\n${times(700_000, '1 0 obj null endobj\n')}trailer<</Root 1 0 R>>\n%%EOF`),
  ],
  ['500,000 words that look like objects', () => Buffer.from(`%PDF-1.7\n${times(1_500_000, 'obj<<')}\n%%EOF`)],
  ['a page that unpacks to 500 MB', () => page(bomb(500))],
  ['a page packed twice', () => page(deflateSync(bomb(300)), '/Filter [/FlateDecode /FlateDecode]')],
  [
    'a page packed in eight ways',
    () =>
      page(
        bomb(1),
        '/Filter [/ASCIIHexDecode /ASCII85Decode /LZWDecode /RunLengthDecode /FlateDecode /LZWDecode /RunLengthDecode /FlateDecode]',
      ),
  ],
  [
    'a page that predicts with two billion columns',
    () => page(bomb(2), '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 2147483647 >>'),
  ],
  [
    'a stream said to be 4 GB',
    () =>
      Buffer.from(
        String(page(zeros(10), '').toString('latin1')).replace(/\/Length \d+/, '/Length 4294967295'),
        'latin1',
      ),
  ],
  [
    'a stream whose length is itself',
    () =>
      madePdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [] /Count 0 >>',
        '<< /Length 3 0 R >>\nstream\nx\nendstream',
      ]),
  ],
  [
    'a table that names itself as the one before',
    () => Buffer.from(onePage().toString('latin1').replace('trailer\n<<', 'trailer\n<< /Prev 9 '), 'latin1'),
  ],
  [
    'a table of a billion rows',
    () =>
      Buffer.from(
        onePage()
          .toString('latin1')
          .replace(/xref\n0 \d+/, 'xref\n0 1000000000'),
        'latin1',
      ),
  ],
  [
    'a table that begins behind the end',
    () =>
      Buffer.from(
        onePage()
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n999999999'),
        'latin1',
      ),
  ],
  [
    'a table that begins before the beginning',
    () =>
      Buffer.from(
        onePage()
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n-5'),
        'latin1',
      ),
  ],
  ['a catalogue that is not there', () => madePdf(['null'])],
  ['a catalogue that is itself', () => madePdf(['1 0 R'])],
  ['references that go round', () => catalog(['3 0 R', '2 0 R'])],
  [
    'rows of a table without width',
    () =>
      madePdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [] /Count 0 >>',
        ['/Type /XRef /W [0 0 0] /Size 1000000000 /Filter /FlateDecode', deflateSync(zeros(10))],
      ]),
  ],
  [
    'objects in a stream that unpack to 200 MB',
    () =>
      madePdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [] /Count 0 >>',
        ['/Type /ObjStm /N 1000000 /First 10 /Filter /FlateDecode', bomb(200)],
      ]),
  ],
  [
    'objects in a stream that extends itself',
    () =>
      madePdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [] /Count 0 >>',
        ['/Type /ObjStm /N 1 /First 4 /Extends 3 0 R', Buffer.from('9 0 null')],
      ]),
  ],
  [
    'a password',
    () =>
      madePdf(
        ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'],
        '/Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (y) /P -1 >>',
      ),
  ],
  [
    'a page of two billion points',
    () =>
      catalog([
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 2147483647 2147483647] >>',
      ]),
  ],
  [
    'a page without a size',
    () => catalog(['<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Page /Parent 2 0 R >>']),
  ],
  [
    'a size that is no number',
    () =>
      catalog([
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [/a (b) 1e999 nan] >>',
      ]),
  ],
  [
    '300 pages',
    () =>
      catalog([
        `<< /Type /Pages /Kids [${Array.from({ length: 300 }, (_, n) => `${n + 3} 0 R`).join(' ')}] /Count 300 >>`,
        ...Array.from({ length: 300 }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>'),
      ]),
  ],
  ['20 MB of comments', () => Buffer.from(`%PDF-1.7\n${times(20 * MB, '%')}\n%%EOF`)],
  ['a header and an end', () => Buffer.from('%PDF-1.7\n%%EOF')],
  ['an end without a beginning', () => Buffer.from('%%EOF')],
  ['nothing but zeros', () => zeros(MB)],
  ['text', () => Buffer.from('Dear customer')],
  ...SHARES.map((share): [string, () => Uint8Array] => [
    `a document cut off at ${share}`,
    () => cutAt(onePage(), share),
  ]),
]
/** Accepted as both where their pages can be drawn. */
const ACCEPTED = [
  'a tree of two billion pages',
  'a page that predicts with two billion columns',
  'a page without a size',
]
/** An agreement's pages are drawn. */
const DRAWN: [string, () => Uint8Array][] = [
  [
    'a drawing that doubles thirty times',
    () =>
      onePage({
        page: '/MediaBox [0 0 612 792] /Resources << /XObject << /X 6 0 R >> >>',
        drawing: '/X Do',
        more: Array.from({ length: 30 }, (_, n) => [
          `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /X ${n + 7} 0 R >> >>`,
          Buffer.from(n < 29 ? '/X Do /X Do' : '0 0 9 9 re f'),
        ]),
      }),
  ],
]
/** Repaired for an agreement, whose pages are compared afterward. */
const REPAIRED = [
  'a stream said to be 4 GB',
  'a table of a billion rows',
  'a table that begins behind the end',
  'a table that begins before the beginning',
]
/** Too large to place fields on, so not an agreement; a datasheet has no fields. */
const ACCEPTED_AS_DATASHEET = [...ACCEPTED, 'a page of two billion points']

const broughtTo = (door: Door, files: typeof pdfs, accepted: readonly string[] = []): Hostile[] =>
  files.map(([name, make]) => ({ door, name, make, ...(accepted.includes(name) && { harmless: true }) }))

export const hostile_pdfs: Hostile[] = [
  ...broughtTo('agreement', pdfs, [...ACCEPTED, ...REPAIRED]),
  ...broughtTo('agreement', DRAWN),
  ...broughtTo('datasheet', pdfs, ACCEPTED_AS_DATASHEET),
]
