// What is wrong with one block, by itself. Pure.
import type { Schemas } from '#sdk/types.ts'
import { videoOf } from '../lib/video-link.ts'
import { linksOf, type PlacedText, textsOf } from './block-texts.ts'
import type { Block } from './content.ts'
import { placeOf, variablesIn, whatIsWrong } from './variables.ts'

export type Fault = { field: string; sentence: string; blocks_sending: boolean }
export type Known = {
  values: Map<string, Schemas['VariableValue']> | undefined
  image_ids: Set<string> | undefined
}

export const blockFaults = (block: Block, known: Known): Fault[] => [
  ...ownFaults(block, known),
  ...textsOf(block).flatMap(text => textFaults(text, known)),
  ...linksOf(block).flatMap(({ field, href }) =>
    /[{}]/.test(href) ? [fault(field, 'A link cannot hold a variable. Write its address out.')] : [],
  ),
]

const fault = (field: string, sentence: string): Fault => ({ field, sentence, blocks_sending: true })
const hint = (field: string, sentence: string): Fault => ({ field, sentence, blocks_sending: false })

/** Of one text; more would say the same again. */
const MOST = 20

function textFaults({ field, parts }: PlacedText, { values }: Known): Fault[] {
  const asked = new Set<string>()
  const faults: Fault[] = []
  for (const use of variablesIn(parts)) {
    if (faults.length === MOST) break
    if (use.name === null) {
      const sentence = whatIsWrong(use)
      faults.push(fault(`${field}, ${placeOf(use)}`, sentence.charAt(0).toUpperCase() + sentence.slice(1)))
      continue
    }
    const missing = values?.get(use.name)?.missing
    if (!missing || asked.has(use.name)) continue
    asked.add(use.name)
    faults.push(fault(field, `The project does not say yet: {${use.name}}. ${missing}`))
  }
  return faults
}

function ownFaults(block: Block, known: Known): Fault[] {
  switch (block.kind) {
    case 'cover':
      return [
        ...(block.headline.trim() === '' ? [fault('headline', 'Enter a headline.')] : []),
        ...(gone(block.image_file_id, known) ? [fault('image', GONE)] : []),
      ]
    case 'text':
    case 'terms':
      return textsOf(block).every(({ parts }) => parts.join('').trim() === '')
        ? [hint('', 'Nothing is written here yet. Write something, or hide it.')]
        : []
    case 'image':
      return pictureFaults(block.image, 'image', known)
    case 'gallery':
      return block.images.length === 0
        ? [fault('', 'Choose its images, or hide the gallery.')]
        : block.images.flatMap((image, at) => pictureFaults(image, `image ${at + 1}`, known))
    case 'video':
      if (block.url.trim() === '') return [fault('link', 'Enter the link of a video on YouTube or Vimeo, or hide it.')]
      return videoOf(block.url) ? [] : [fault('link', 'This is not the link of a video on YouTube or Vimeo.')]
    case 'timeline':
      return block.steps.length === 0
        ? [hint('', 'It has no steps yet, so homeowners do not see it.')]
        : block.steps.flatMap(({ title }, at) =>
            title.trim() === '' ? [hint(`step ${at + 1}, title`, 'Say in a word or two what happens.')] : [],
          )
    default:
      return []
  }
}

const GONE = 'This image is not there any more. Choose another.'
const gone = (file_id: string | null, { image_ids }: Known) =>
  file_id !== null && image_ids !== undefined && !image_ids.has(file_id)

function pictureFaults({ file_id, alt }: Schemas['Picture'], field: string, known: Known): Fault[] {
  if (file_id === null) return [fault(field, 'Choose an image, or hide it.')]
  if (gone(file_id, known)) return [fault(field, GONE)]
  return alt.trim() === '' ? [hint(field, 'Say what it shows, for whoever cannot see it.')] : []
}
