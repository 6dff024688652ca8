// Findings in the pages of a proposal or template, with their place: the editor shows them live, and blockers prevent
// publishing. Pure. Hidden content is checked only for unique ids.
import type { Schemas } from '#sdk/types.ts'
import { blockFaults, type Fault } from './block-faults.ts'
import { textsOf } from './block-texts.ts'
import { type Block, type Content, type Page, visible } from './content.ts'
import { languageOf } from './language-of.ts'
import { words } from './words.ts'

type Finding = Schemas['Finding']

export type Judged = {
  /** Of the project; without them no variable is asked for its value. */
  values?: Schemas['VariableValue'][]
  /** Existing images; without the list none is reported missing. */
  image_ids?: string[]
  language: Schemas['Language']
  /** How many ways to pay are shown. */
  offer_count?: number
  /** The proposal's original template, if in the other language. */
  other_template?: OtherTemplate | undefined
}

export type OtherTemplate = {
  name: string
  /** One in the proposal's language, which it may begin with instead. */
  offer: Pick<Schemas['TemplateName'], 'id' | 'name'> | null
}

/** A text of only braces would give one for each. */
const MOST = 200

export function findingsOf(content: Content, judged: Judged): Finding[] {
  const values = judged.values && new Map(judged.values.map(value => [value.name, value]))
  const sources = { values, image_ids: judged.image_ids && new Set(judged.image_ids) }
  const findings: Finding[] = [...templateFindings(content, judged), ...sameIds(content)]
  for (const [at, page] of content.pages.entries()) {
    if (page.hidden) continue
    const name = page.name.trim() || words.page({ number: at + 1 })
    const shown = page.blocks.filter(block => !block.hidden)
    if (shown.length === 0) findings.push(of(page, null, name, hint(words.findings.empty_page)))
    for (const block of shown) {
      const where = `${name}, ${nameAmong(block, shown)}`
      for (const fault of [...blockFaults(block, sources), ...languageFaults(block, judged.language)])
        findings.push(of(page, block, fault.field ? `${where}, ${fault.field}` : where, fault))
    }
    if (findings.length >= MOST) return findings.slice(0, MOST)
  }
  return [...findings, ...missingBlocks(content, judged)].slice(0, MOST)
}

export const blocksSending = (findings: Finding[]): Finding[] => findings.filter(({ blocks_sending }) => blocks_sending)

const hint = (sentence: string): Fault => ({ field: '', sentence, blocks_sending: false })

const of = (page: Page | null, block: Block | null, place: string, { sentence, blocks_sending }: Fault): Finding => ({
  page_id: page?.id ?? null,
  block_id: block?.id ?? null,
  place,
  sentence,
  blocks_sending,
})

/** 'text', or 'text 2' where a page has several. */
function nameAmong(block: Block, blocks: Block[]): string {
  const same = blocks.filter(({ kind }) => kind === block.kind)
  const name = words.blocks[block.kind]
  return same.length === 1 ? name : words.nth_block({ block: name, number: same.indexOf(block) + 1 })
}

function sameIds({ pages }: Content): Finding[] {
  const seen = new Set<string>()
  const again = (id: string) => seen.has(id) || !seen.add(id)
  const sentence = words.findings.same_id
  return pages.flatMap((page, at) => {
    const name = page.name.trim() || words.page({ number: at + 1 })
    const fault = { field: '', sentence, blocks_sending: true }
    return [
      ...(again(page.id) ? [of(page, null, name, fault)] : []),
      ...page.blocks.flatMap(block =>
        again(block.id) ? [of(page, block, `${name}, ${nameAmong(block, page.blocks)}`, fault)] : [],
      ),
    ]
  })
}

function missingBlocks(content: Content, { offer_count = 1 }: Judged): Finding[] {
  const { pages } = visible(content)
  if (pages.length === 0)
    return [of(null, null, words.whole_proposal, { ...hint(words.findings.nothing_shown), blocks_sending: true })]
  const count = (kind: Block['kind']) =>
    pages.flatMap(({ blocks }) => blocks).filter(block => block.kind === kind).length
  const [ways, acceptances] = [count('financing'), count('accept')]
  const hints = [
    ways === 0 && offer_count > 0 && words.findings.no_ways,
    ways > 1 && words.findings.ways_twice,
    acceptances === 0 && words.findings.no_acceptance,
    acceptances > 1 && words.findings.acceptance_twice,
  ]
  return hints.flatMap(sentence => (sentence ? [of(null, null, words.whole_proposal, hint(sentence))] : []))
}

const writtenIn = (blocks: Block[]) =>
  languageOf(
    blocks
      .flatMap(textsOf)
      .flatMap(({ parts }) => parts)
      .join(' '),
  )

function languageFaults(block: Block, language: Schemas['Language']): Fault[] {
  const written = writtenIn([block])
  return written === null || written === language ? [] : [hint(words.findings.other_language({ written }))]
}

/** Empty once its pages are in the proposal's language. */
function templateFindings(content: Content, { language, other_template }: Judged): Finding[] {
  if (!other_template || writtenIn(visible(content).pages.flatMap(({ blocks }) => blocks)) === language) return []
  const { name: template, offer } = other_template
  const sentence = words.findings.other_template({
    language,
    template,
    has_offer: offer ? 'yes' : 'no',
    offer: offer?.name ?? '',
  })
  return [{ ...of(null, null, words.whole_proposal, hint(sentence)), ...(offer ? { template_id: offer.id } : {}) }]
}
