// Faults of a single block. Pure.
import type { Schemas } from '#sdk/types.ts'
import { videoOf } from '../lib/video-link.ts'
import { linksOf, type PlacedText, textsOf } from './block-texts.ts'
import type { Block } from './content.ts'
import { placeWithin, variablesIn, whatIsWrong } from './variables.ts'
import { words } from './words.ts'

export type Fault = { field: string; sentence: string; blocks_sending: boolean }
type Known = {
  values: Map<string, Schemas['VariableValue']> | undefined
  image_ids: Set<string> | undefined
}

export const blockFaults = (block: Block, known: Known): Fault[] => [
  ...ownFaults(block, known),
  ...textsOf(block).flatMap(text => textFaults(text, known)),
  ...linksOf(block).flatMap(({ field, href }) =>
    /[{}]/.test(href) ? [fault(field, words.findings.variable_in_link)] : [],
  ),
]

const fault = (field: string, sentence: string): Fault => ({ field, sentence, blocks_sending: true })
const hint = (field: string, sentence: string): Fault => ({ field, sentence, blocks_sending: false })

/** Per text; more would repeat the same. */
const MOST = 20

function textFaults({ field, parts }: PlacedText, { values }: Known): Fault[] {
  const questions = new Set<string>()
  const faults: Fault[] = []
  for (const use of variablesIn(parts)) {
    if (faults.length === MOST) break
    if (use.name === null) {
      faults.push(fault(placeWithin(field, use), whatIsWrong(use)))
      continue
    }
    const missing = values?.get(use.name)?.missing
    if (!missing || questions.has(use.name)) continue
    questions.add(use.name)
    faults.push(fault(field, words.variable.without_value({ variable: `{${use.name}}`, missing })))
  }
  return faults
}

function ownFaults(block: Block, known: Known): Fault[] {
  switch (block.kind) {
    case 'cover':
      return [
        ...(block.headline.trim() === '' ? [fault(words.fields.headline, words.findings.no_headline)] : []),
        ...(gone(block.image_file_id, known) ? [fault(words.fields.image, words.findings.image_deleted)] : []),
      ]
    case 'text':
    case 'terms':
      return textsOf(block).every(({ parts }) => parts.join('').trim() === '')
        ? [hint('', words.findings.empty_text)]
        : []
    case 'image':
      return pictureFaults(block.image, words.fields.image, known)
    case 'gallery':
      return block.images.length === 0
        ? [fault('', words.findings.empty_gallery)]
        : block.images.flatMap((image, at) => pictureFaults(image, words.fields.nth_image({ number: at + 1 }), known))
    case 'video':
      if (block.url.trim() === '') return [fault(words.fields.link, words.findings.no_video)]
      return videoOf(block.url) ? [] : [fault(words.fields.link, words.findings.wrong_video)]
    case 'timeline':
      return block.steps.length === 0
        ? [hint('', words.findings.no_steps)]
        : block.steps.flatMap(({ title }, at) =>
            title.trim() === ''
              ? [hint(words.fields.step_title({ number: at + 1 }), words.findings.no_step_title)]
              : [],
          )
    default:
      return []
  }
}

const gone = (file_id: string | null, { image_ids }: Known) =>
  file_id !== null && image_ids !== undefined && !image_ids.has(file_id)

function pictureFaults({ file_id, alt }: Schemas['Picture'], field: string, known: Known): Fault[] {
  if (file_id === null) return [fault(field, words.findings.no_image)]
  if (gone(file_id, known)) return [fault(field, words.findings.image_deleted)]
  return alt.trim() === '' ? [hint(field, words.findings.no_alt)] : []
}
