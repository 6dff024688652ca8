// PDFs whose pages show more or less than they hold, and what becomes of each on upload.
import { madePdf, onePage, type Part } from './made-pdf.ts'

/** `same`: stored as is. `differs`: shown for confirmation. Otherwise the code it is refused with. */
type Odd = { kind: string; bytes: Uint8Array; becomes: string }

const FONT = '/Font << /F1 5 0 R >>'
const LETTER = '/MediaBox [0 0 612 792]'
const said = (text: string, more = '') => `0 g ${more} BT /F1 24 Tf 60 500 Td (${text}) Tj ET`
const form = (drawing: string, more = ''): Part => [
  `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << ${FONT} >> ${more}`,
  Buffer.from(drawing, 'latin1'),
]
const page = (resources: string, more = '') => `${LETTER} /Resources << ${FONT} ${resources} >> ${more}`

/** Object 6 is the layer. */
const layered = (
  usual: string,
  { group = '<< /Type /OCG /Name (Draft) >>', named = '6 0 R', more = [] as Part[] } = {},
) =>
  onePage({
    catalog: `/OCProperties << /OCGs [6 0 R] /D << ${usual} /Order [6 0 R] >> >>`,
    page: page(`/Properties << /L ${named} >>`),
    drawing: `${said('Price 20,000')} /OC /L BDC BT /F1 14 Tf 60 300 Td (HIDDEN CLAUSE) Tj ET EMC`,
    more: [group, ...more],
  })
const noted = (annotation: string, more: Part[] = [], catalog = '') =>
  onePage({
    page: page('', '/Annots [6 0 R]'),
    catalog,
    drawing: said('Price 20,000'),
    more: [`<< /Type /Annot /Rect [60 300 400 340] /P 3 0 R ${annotation} >>`, ...more],
  })
const STAMP = form('1 0 0 rg 0 0 612 792 re f')
const FIELD_FORM: Part = [
  `/Type /XObject /Subtype /Form /BBox [0 0 340 40] /Resources << ${FONT} >>`,
  Buffer.from('/Tx BMC q BT /F1 14 Tf 0 g 2 12 Td (Price 20,000) Tj ET Q EMC'),
]
const fielded = (field: string, { asks = true, more = [] as Part[] } = {}) =>
  noted(
    `/Subtype /Widget /T (price) /F 4 /DA (/F1 14 Tf 0 g) ${field}`,
    more,
    `/AcroForm << /Fields [6 0 R] /NeedAppearances ${asks} /DR << ${FONT} >> /DA (/F1 14 Tf 0 g) >>`,
  )
const inked = (state: string, drawing: string) =>
  onePage({ page: page(`/ExtGState << /G ${state} >>`), drawing: `${said('Price 20,000')} ${drawing}` })

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const plain = onePage({ drawing: said('Price 20,000') })
const shifted = (by: number) =>
  Buffer.from(
    text(plain).replaceAll(
      /(\d{10})( 00000 n)/g,
      (_, at: string, rest: string) => String(Number(at) + by).padStart(10, '0') + rest,
    ),
    'latin1',
  )
const newer = `4 0 obj\n<< /Length 60 >>\nstream\n${said('Price 25,000').padEnd(60)}\nendstream\nendobj\n`
const updated = (offset: number) => {
  const at = plain.length
  const previous = /startxref\n(\d+)/.exec(text(plain))?.[1]
  return Buffer.concat([
    plain,
    Buffer.from(
      `${newer}xref\n4 1\n${String(at + offset).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${previous} >>\nstartxref\n${at + newer.length}\n%%EOF\n`,
    ),
  ])
}

export const ODD: Odd[] = [
  { kind: 'a layer that is on', bytes: layered(''), becomes: 'same' },
  { kind: 'a layer that is off', bytes: layered('/OFF [6 0 R]'), becomes: 'hidden_layer' },
  { kind: 'layers off unless listed', bytes: layered('/BaseState /OFF'), becomes: 'hidden_layer' },
  { kind: 'a layer listed as on', bytes: layered('/BaseState /OFF /ON [6 0 R]'), becomes: 'same' },
  {
    kind: 'a layer for print only',
    bytes: layered('/AS [<< /Event /View /Category [/View] /OCGs [6 0 R] >>]', {
      group: '<< /Type /OCG /Name (Print) /Usage << /View << /ViewState /OFF >> /Print << /PrintState /ON >> >> >>',
    }),
    becomes: 'hidden_layer',
  },
  {
    kind: 'a layer for the screen only',
    bytes: layered('', {
      group: '<< /Type /OCG /Name (Screen) /Usage << /View << /ViewState /ON >> /Print << /PrintState /OFF >> >> >>',
    }),
    becomes: 'same',
  },
  {
    kind: 'a layer shown while another is off',
    bytes: layered('', { named: '7 0 R', more: ['<< /Type /OCMD /OCGs [6 0 R] /P /AllOff >>'] }),
    becomes: 'hidden_layer',
  },
  {
    kind: 'a layer shown while another is on',
    bytes: layered('', { named: '7 0 R', more: ['<< /Type /OCMD /OCGs [6 0 R] /P /AllOn >>'] }),
    becomes: 'same',
  },
  {
    kind: 'a drawing inside a drawing that is off',
    bytes: onePage({
      catalog: '/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>',
      page: page('/XObject << /X 7 0 R >>'),
      drawing: `${said('Price 20,000')} /X Do`,
      more: [
        '<< /Type /OCG /Name (Draft) >>',
        [
          '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /Y 8 0 R >> >>',
          Buffer.from('/Y Do'),
        ],
        form('BT /F1 14 Tf 60 300 Td (HIDDEN CLAUSE) Tj ET', '/OC 6 0 R'),
      ],
    }),
    becomes: 'hidden_layer',
  },
  {
    kind: 'a picture in a layer that is off',
    bytes: onePage({
      catalog: '/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>',
      page: page('/XObject << /X 7 0 R >>'),
      drawing: `${said('Price 20,000')} q 200 0 0 100 60 300 cm /X Do Q`,
      more: [
        '<< /Type /OCG /Name (Draft) >>',
        [
          '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /OC 6 0 R',
          Buffer.from([60]),
        ],
      ],
    }),
    becomes: 'hidden_layer',
  },
  {
    kind: 'a note in a layer that is off',
    bytes: onePage({
      catalog: '/OCProperties << /OCGs [7 0 R] /D << /OFF [7 0 R] >> >>',
      page: page('', '/Annots [6 0 R]'),
      more: [
        '<< /Type /Annot /Subtype /Stamp /Rect [60 300 400 340] /F 4 /OC 7 0 R /AP << /N 8 0 R >> >>',
        '<< /Type /OCG /Name (Draft) >>',
        STAMP,
      ],
    }),
    becomes: 'hidden_layer',
  },
  {
    kind: 'a text box without a picture',
    bytes: noted('/Subtype /FreeText /F 4 /Contents (Warranty 10 years) /DA (/F1 14 Tf 0 g)'),
    becomes: 'undrawn_note',
  },
  {
    kind: 'a line without a picture',
    bytes: noted('/Subtype /Line /L [60 300 400 340] /F 4'),
    becomes: 'undrawn_note',
  },
  {
    kind: 'a highlight without a picture',
    bytes: noted('/Subtype /Highlight /C [1 1 0] /QuadPoints [60 340 400 340 60 300 400 300] /F 4'),
    becomes: 'undrawn_note',
  },
  { kind: 'a sticky note', bytes: noted('/Subtype /Text /Contents (Check this) /F 4'), becomes: 'undrawn_note' },
  { kind: 'a stamp', bytes: noted('/Subtype /Stamp /F 4 /AP << /N 7 0 R >>', [STAMP]), becomes: 'same' },
  { kind: 'a hidden stamp', bytes: noted('/Subtype /Stamp /F 2 /AP << /N 7 0 R >>', [STAMP]), becomes: 'same' },
  { kind: 'a hidden text box', bytes: noted('/Subtype /FreeText /F 2 /Contents (Draft)'), becomes: 'same' },
  {
    kind: 'a stamp that only prints',
    bytes: noted('/Subtype /Stamp /F 36 /AP << /N 7 0 R >>', [STAMP]),
    becomes: 'same',
  },
  {
    kind: 'a stamp that never prints',
    bytes: noted('/Subtype /Stamp /F 0 /AP << /N 7 0 R >>', [STAMP]),
    becomes: 'same',
  },
  {
    kind: 'a stamp flagged invisible',
    bytes: noted('/Subtype /Stamp /F 1 /AP << /N 7 0 R >>', [STAMP]),
    becomes: 'differs',
  },
  { kind: 'a link', bytes: noted('/Subtype /Link /A << /S /URI /URI (https://example.com) >>'), becomes: 'same' },
  { kind: 'a field that viewers draw', bytes: fielded('/FT /Tx /V (Price 30,000)'), becomes: 'differs' },
  { kind: 'an empty field', bytes: fielded('/FT /Tx', { asks: false }), becomes: 'same' },
  {
    kind: 'a field with a value and no picture',
    bytes: fielded('/FT /Tx /V (Price 30,000)', { asks: false }),
    becomes: 'undrawn_note',
  },
  {
    kind: 'a ticked box without a picture',
    bytes: fielded('/FT /Btn /V /Yes /AS /Yes /MK << /CA (4) >>'),
    becomes: 'undrawn_note',
  },
  {
    kind: 'a field whose picture says otherwise',
    bytes: fielded('/FT /Tx /V (Price 30,000) /AP << /N 7 0 R >>', {
      asks: false,
      more: [FIELD_FORM],
    }),
    becomes: 'same',
  },
  {
    kind: 'a field whose picture is scaled',
    bytes: fielded('/FT /Tx /V (Price 30,000) /AP << /N 7 0 R >>', { asks: false, more: [STAMP] }),
    becomes: 'same',
  },
  {
    kind: 'an XFA form',
    bytes: onePage({ catalog: '/AcroForm << /Fields [] /XFA [(template) 6 0 R] >>', more: ['<< >>'] }),
    becomes: 'xfa_pdf',
  },
  {
    kind: 'white overprint',
    bytes: inked('<< /op true /OP true /OPM 1 >>', '/G gs 0 0 0 0 k 40 480 400 60 re f'),
    becomes: 'overprint',
  },
  {
    kind: 'black overprint',
    bytes: inked('<< /op true /OP true /OPM 1 >>', '/G gs 0 0 0 1 k BT /F1 14 Tf 60 300 Td (Black) Tj ET'),
    becomes: 'same',
  },
  {
    kind: 'white that covers',
    bytes: inked('<< /op false /OP false /OPM 1 >>', '/G gs 0 0 0 0 k 40 480 40 60 re f'),
    becomes: 'same',
  },
  {
    kind: 'transparency in a group',
    bytes: onePage({
      page: page(
        '/ExtGState << /G << /ca 0.4 >> >> /XObject << /X 6 0 R >>',
        '/Group << /S /Transparency /CS /DeviceRGB >>',
      ),
      drawing: `${said('Price 20,000')} /G gs /X Do`,
      more: [form('1 0 0 rg 40 480 300 60 re f', '/Group << /S /Transparency /I true >>')],
    }),
    becomes: 'same',
  },
  ...[90, 180, 270].map(turn => ({
    kind: `a page turned by ${turn}`,
    bytes: onePage({ page: page('', `/Rotate ${turn}`) }),
    becomes: 'same',
  })),
  {
    kind: 'text outside the visible page',
    bytes: onePage({
      page: page('', '/CropBox [0 0 612 400]'),
      drawing: `${said('OUTSIDE')} BT /F1 24 Tf 60 200 Td (Inside) Tj ET`,
    }),
    becomes: 'same',
  },
  {
    kind: 'a visible part that is turned',
    bytes: onePage({ page: page('', '/CropBox [30 40 530 640] /Rotate 90') }),
    becomes: 'same',
  },
  {
    kind: 'white text',
    bytes: onePage({ drawing: `${said('Price')} 1 g BT /F1 24 Tf 60 300 Td (White) Tj ET` }),
    becomes: 'same',
  },
  { kind: 'the invisible text of a scan', bytes: onePage({ drawing: said('Scan', '3 Tr') }), becomes: 'same' },
  { kind: 'a table 3 bytes off', bytes: shifted(3), becomes: 'same' },
  { kind: 'a table 7 bytes short', bytes: shifted(-7), becomes: 'same' },
  {
    kind: 'a table that is elsewhere',
    bytes: Buffer.from(text(plain).replace(/startxref\n\d+/, 'startxref\n7'), 'latin1'),
    becomes: 'same',
  },
  { kind: 'bytes before the header', bytes: Buffer.concat([Buffer.from('\r\n\r\n'), plain]), becomes: 'same' },
  { kind: 'a later save', bytes: updated(0), becomes: 'same' },
  { kind: 'a later save whose table is off', bytes: updated(5), becomes: 'damaged_pdf' },
  {
    kind: 'an object written twice and a table off',
    bytes: Buffer.from(text(shifted(3)).replace('xref\n0', `${newer}xref\n0`), 'latin1'),
    becomes: 'damaged_pdf',
  },
  {
    kind: 'twelve pages with a layer and a stamp each',
    bytes: madePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages ${LETTER} /Kids [${Array.from({ length: 12 }, (_, at) => `${at + 4} 0 R`).join(' ')}] /Count 12 >>`,
      '<< /Type /Annot /Subtype /Stamp /Rect [60 300 400 340] /F 1 /AP << /N 16 0 R >> >>',
      ...Array.from({ length: 12 }, () => '<< /Type /Page /Parent 2 0 R /Annots [3 0 R] >>'),
      STAMP,
    ]),
    becomes: 'pages_differ',
  },
]

export function oddPdf(kind: string): Buffer {
  const found = ODD.find(one => one.kind === kind)
  if (!found) throw new Error(`There is no PDF with ${kind}`)
  return Buffer.from(found.bytes)
}
