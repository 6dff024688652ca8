// Mutated PDF agreements: objects, drawing commands, the cross-reference table, and bytes.
import { onePage } from '#tests/support/signing/made-pdf.ts'
import { ODD } from '#tests/support/signing/odd-pdfs.ts'
import { flipped } from './changes.ts'
import { type Draw, drawBy } from './draw.ts'

const WHOLE = [onePage(), ...ODD.filter(({ becomes }) => becomes === 'same').map(({ bytes }) => bytes)]
const NAMES = ['/Page', '/Pages', '/Kids', '/Contents', '/MediaBox', '/Font', '/Length', '/Resources', '/Root'] as const
const NUMBERS = ['0', '-1', '1', '7', '99999', '4294967296', '1e9', '0.5'] as const

const CHANGES: ((text: string, draw: Draw) => string)[] = [
  (text, draw) => text.replace(draw.of(NAMES), draw.of(['/Nothing', '', '/Annots', '/OC'] as const)),
  (text, draw) => {
    const numbers = [...text.matchAll(/(?<=[ [])-?\d+(?:\.\d+)?(?=[ \]])/g)]
    if (numbers.length === 0) return text
    const { index, 0: whole } = draw.of(numbers)
    return text.slice(0, index) + draw.of(NUMBERS) + text.slice(index + whole.length)
  },
  (text, draw) => text.replace(/\d{10} \d{5} n/, () => `${String(draw.below(9999)).padStart(10, '0')} 00000 n`),
  (text, draw) => text.replace(/startxref\n\d+/, () => `startxref\n${draw.below(9999)}`),
  (text, draw) => text.replace('%%EOF', draw.of(['', '%%EOF\n%%EOF', '%PDF-1.4'] as const)),
  (text, draw) => text.replace(/\bTj\b/, draw.of(['TJ', 'Tj Q', 'Tj ET BT', ''] as const)),
  (text, draw) => text.replace(/\brg\b/, draw.of(['RG', 'k', 'gs', 'cm'] as const)),
  (text, draw) => text.slice(0, draw.below(text.length)),
  (text, draw) => {
    const at = draw.below(text.length)
    return text.slice(0, at) + text.slice(at + draw.below(60))
  },
]

export function paperFile(seed: number): Uint8Array {
  const draw = drawBy(seed)
  let text = Buffer.from(draw.of(WHOLE)).toString('latin1')
  for (let change = draw.below(3); change > 0; change--) text = draw.of(CHANGES)(text, draw)
  return flipped(Buffer.from(text, 'latin1'), draw)
}
