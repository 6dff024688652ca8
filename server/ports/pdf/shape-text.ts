// Text of any script as outlines: which way each part runs (Unicode bidirectional algorithm), which font has its letters, how
// they join and stack (HarfBuzz). One line at a time.
import bidiFactory from 'bidi-js'
import * as hb from 'harfbuzzjs'
import { FONT_FILES, type FontName } from './font-files.ts'

type OutlineStep = { type: 'M' | 'L' | 'C' | 'Z'; values: number[] }
/** In thousandths of the font size, from the left end of the baseline, y upwards. */
type Outline = { width: number; steps: OutlineStep[] }

type LoadedFont = { font: hb.Font; letters: Set<number>; scale: number }
type Run = { text: string; level: number; font: LoadedFont; script: string }

const FALLBACKS: Record<'regular' | 'bold', FontName[]> = {
  regular: ['other', 'devanagari', 'everything'],
  bold: ['other_bold', 'other', 'devanagari_bold', 'everything'],
}
const bidi = bidiFactory()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Not drawn themselves; they affect adjacent characters. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u
/** Turning the line around by force lets a name pose as another one. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g
/** Those of which one font has several: a stretch handed to the shaper has one script. */
const SCRIPTS = ['Arabic', 'Hebrew', 'Latin', 'Greek', 'Cyrillic', 'Devanagari'].map(
  name => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const,
)

const loaded = new Map<FontName, LoadedFont>()
function load(name: FontName): LoadedFont {
  const cached = loaded.get(name)
  if (cached) return cached
  const face = new hb.Face(new hb.Blob(FONT_FILES[name]()))
  const font = { font: new hb.Font(face), letters: new Set(face.collectUnicodes()), scale: 1000 / face.upem }
  loaded.set(name, font)
  return font
}

const KEPT = 300
const outlines = new Map<string, Outline>()

/** The same text is asked for on many lines: the latest are kept. */
export function outlineOf(text: string, weight: 'regular' | 'bold'): Outline {
  const key = `${weight} ${text}`
  const cached = outlines.get(key)
  if (cached) return cached
  const outline = draw(runsOf(cleaned(text), weight))
  if (outlines.size >= KEPT) outlines.clear()
  outlines.set(key, outline)
  return outline
}

const cleaned = (text: string) => text.normalize('NFC').replaceAll(OVERRIDES, '').replaceAll(/\s/gu, ' ')

/** In visual order, from left to right. */
function runsOf(text: string, weight: 'regular' | 'bold'): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text)
  const runs: Run[] = []
  for (const { segment, index } of graphemes.segment(text)) {
    const { font, text: shown } = fontFor(segment, weight)
    const level = shown === segment ? (levels[index] ?? 0) : 0
    const before = runs.at(-1)
    const own = SCRIPTS.find(([, pattern]) => pattern.test(segment))?.[0]
    const script = own ?? before?.script ?? ''
    const goes_on =
      before?.level === level && before.font === font && (before.script === script || before.script === '')
    if (goes_on) {
      before.text += shown
      before.script = script
    } else runs.push({ text: shown, level, font, script })
  }
  return reordered(runs)
}

/** The first font that has all of it; otherwise its code points are written out. */
function fontFor(segment: string, weight: 'regular' | 'bold'): { font: LoadedFont; text: string } {
  const seen = [...segment].filter(letter => !IGNORABLE.test(letter))
  for (const name of FALLBACKS[weight]) {
    const font = load(name)
    if (seen.every(letter => font.letters.has(letter.codePointAt(0) ?? 0))) return { font, text: segment }
  }
  const codes = seen.map(letter => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
  return { font: load('other'), text: `[${codes.join(' ')}]` }
}

/** Rule L2 of the algorithm, on runs: from the highest level down, reverses everything at that level or above. */
function reordered(runs: Run[]): Run[] {
  const line = [...runs]
  const deepest = Math.max(0, ...line.map(({ level }) => level))
  for (let level = deepest; level > 0; level--) {
    let start = 0
    while (start < line.length) {
      let end = start
      while (end < line.length && (line[end]?.level ?? 0) >= level) end++
      if (end > start) line.splice(start, end - start, ...line.slice(start, end).reverse())
      start = Math.max(end, start) + 1
    }
  }
  return line
}

function draw(runs: Run[]): Outline {
  const steps: OutlineStep[] = []
  let pen = 0
  for (const { text, level, font } of runs) {
    const buffer = new hb.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    buffer.setDirection(level % 2 === 1 ? hb.Direction.RTL : hb.Direction.LTR)
    hb.shape(font.font, buffer)
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const [right, up] = [pen + xOffset * font.scale, yOffset * font.scale]
      for (const { type, values } of font.font.glyphToJson(codepoint))
        steps.push(...stepsOf(type, values, steps.at(-1)?.values ?? [], right, up, font.scale))
      pen += xAdvance * font.scale
    }
  }
  return { width: pen, steps }
}

/** PDF has no quadratic curves: one becomes the cubic of the same shape. */
function stepsOf(
  type: string,
  values: number[],
  before: number[],
  right: number,
  up: number,
  scale: number,
): OutlineStep[] {
  const placed = values.map((value, index) => value * scale + (index % 2 === 0 ? right : up))
  if (type === 'M' || type === 'L' || type === 'C' || type === 'Z') return [{ type, values: placed }]
  const [cx = 0, cy = 0, x = 0, y = 0] = placed
  const [x0 = 0, y0 = 0] = before.slice(-2)
  const toward = (from: number, control: number) => from + (2 / 3) * (control - from)
  return [{ type: 'C', values: [toward(x0, cx), toward(y0, cy), toward(x, cx), toward(y, cy), x, y] }]
}
