// Findings in pages, and their places.
import { describe, expect, it } from 'vitest'
import type { Block, Content, RichText } from '#machines/proposals/content.ts'
import { findingsOf, type Judged } from '#machines/proposals/findings.ts'
import { usualPages } from '#machines/proposals/usual-pages.ts'
import { SAMPLE_VALUES, toldValues } from '#machines/proposals/variables.ts'
import type { Schemas } from '#sdk/types.ts'

const ID = '0198f7a2-0000-7000-8000-0000000000a1'
const cover = (over: Partial<Schemas['CoverBlock']> = {}): Block => ({
  id: 'b1',
  kind: 'cover',
  hidden: false,
  headline: 'Solar',
  subline: '',
  image_file_id: null,
  ...over,
})
const written = (...paragraphs: string[][]): Block => ({
  id: 'b1',
  kind: 'text',
  hidden: false,
  title: '',
  body: paragraphs.map((spans): RichText[number] => ({ kind: 'paragraph', spans: spans.map(text => ({ text })) })),
})
const linked = (href: string): Block => ({
  id: 'b1',
  kind: 'text',
  hidden: false,
  title: '',
  body: [{ kind: 'paragraph', spans: [{ text: 'a', href }] }],
})
const picture = (file_id: string | null, alt: string): Block => ({
  id: 'b1',
  kind: 'image',
  hidden: false,
  image: { file_id, alt, caption: '' },
  wide: false,
})
const film = (url: string): Block => ({ id: 'b1', kind: 'video', hidden: false, title: '', url, caption: '' })
const figure = (kind: Schemas['FigureBlock']['kind'], id: string, lead = ''): Block => ({
  id,
  kind,
  hidden: false,
  title: '',
  lead,
})
/** Complete but for the blocks given. */
const pages = (...blocks: Block[]): Content => ({
  pages: [
    { id: 'p1', name: 'Welcome', hidden: false, blocks },
    { id: 'p2', name: '', hidden: false, blocks: [figure('financing', 'f1'), figure('accept', 'f2')] },
  ],
})
const told = (content: Content, judged: Partial<Judged> = {}) =>
  findingsOf(content, { language: 'en', ...judged }).map(
    ({ place, sentence, blocks_sending }) => `${blocks_sending ? 'blocks' : 'hint'} | ${place} | ${sentence}`,
  )
const IN_ENGLISH = 'The panels are on your roof and you pay for what they make, with the rest of it from us.'

describe('a finding', () => {
  it.each<[string, Content, Partial<Judged>, string]>([
    [
      'unknown variable',
      pages(cover({ headline: 'For {roof}' })),
      {},
      'blocks | Welcome, cover, headline, character 5 | {roof} isn’t a variable. Choose one from the list.',
    ],
    [
      'open brace',
      pages(cover({ subline: 'a\nb {city' })),
      {},
      'blocks | Welcome, cover, subline, line 2, character 3 | The brace isn’t closed.',
    ],
    [
      'in a later span',
      pages(written(['fine'], ['Hello ', '{x}'])),
      {},
      'blocks | Welcome, text, paragraph 2, character 7 | {x} isn’t a variable. Choose one from the list.',
    ],
    [
      'cut in two',
      pages(written(['{ci', 'ty}'])),
      {},
      'blocks | Welcome, text, paragraph 1, character 1 | The brace isn’t closed.',
    ],
    [
      'without a value',
      pages(written(['{offset} and {offset}'])),
      { values: toldValues({}) },
      'blocks | Welcome, text, paragraph 1 | {offset} has no value in this project. Enter the household’s usage.',
    ],
    [
      'in a lead',
      pages(figure('team', 'b1', '{rep_phone}')),
      { values: toldValues({}) },
      'blocks | Welcome, contacts, introduction | {rep_phone} has no value in this project. Enter the project owner’s phone number, under Team.',
    ],
    ['no headline', pages(cover({ headline: '  ' })), {}, 'blocks | Welcome, cover, headline | Enter a headline.'],
    [
      'cover gone',
      pages(cover({ image_file_id: ID })),
      { image_ids: [] },
      'blocks | Welcome, cover, image | This image was deleted. Choose another.',
    ],
    ['no image', pages(picture(null, 'A roof')), {}, 'blocks | Welcome, image, image | Choose an image, or hide it.'],
    [
      'image gone',
      pages(picture(ID, 'A roof')),
      { image_ids: [] },
      'blocks | Welcome, image, image | This image was deleted. Choose another.',
    ],
    [
      'no alt text',
      pages(picture(ID, '')),
      { image_ids: [ID] },
      'hint | Welcome, image, image | Describe the image for people who can’t see it.',
    ],
    [
      'empty gallery',
      pages({ id: 'b1', kind: 'gallery', hidden: false, title: '', images: [] }),
      {},
      'blocks | Welcome, gallery | Choose images, or hide the gallery.',
    ],
    [
      'no link',
      pages(film('')),
      {},
      'blocks | Welcome, video, link | Enter a YouTube or Vimeo link, or hide the video.',
    ],
    [
      'no video',
      pages(film('https://example.com/a')),
      {},
      'blocks | Welcome, video, link | This isn’t a YouTube or Vimeo video link. Paste the video’s link.',
    ],
    [
      'nothing written',
      pages(written()),
      {},
      'hint | Welcome, text | This text is empty. Write something, or hide it.',
    ],
    [
      'no steps',
      pages({ id: 'b1', kind: 'timeline', hidden: false, title: '', steps: [] }),
      {},
      'hint | Welcome, timeline | No steps yet, so homeowners don’t see this.',
    ],
    [
      'variable in a link',
      pages(linked('mailto:{rep_email}')),
      {},
      'blocks | Welcome, text, paragraph 1 | Links can’t contain variables. Enter the full address.',
    ],
    [
      'other language',
      pages(written([IN_ENGLISH])),
      { language: 'es' },
      'hint | Welcome, text | This text looks English, but the proposal is in Spanish.',
    ],
    [
      'same id',
      pages(cover(), { ...written(['x']), id: 'f1' }),
      {},
      'blocks | Page 2, payment options | This has the same ID as an earlier block or page. Duplicate it again.',
    ],
    ['empty page', pages(), {}, 'hint | Welcome | This page is empty, so homeowners don’t see it.'],
    [
      'second text',
      pages({ ...written(['x']), id: 'b2' }, written(['{x}'])),
      {},
      'blocks | Welcome, text 2, paragraph 1, character 1 | {x} isn’t a variable. Choose one from the list.',
    ],
    [
      'twice',
      pages(figure('financing', 'b1')),
      {},
      'hint | Whole proposal | The payment options are shown more than once. Keep one.',
    ],
  ])('%s', (_, content, judged, sentence) => expect(told(content, judged)).toEqual([sentence]))

  it('is not made of what is hidden, nor of what is complete', () => {
    const hide = (block: Block): Block => ({ ...block, hidden: true })
    expect(
      told(pages(cover(), hide({ ...film('nothing'), id: 'b2' }), hide({ ...picture(null, ''), id: 'b3' }))),
    ).toEqual([])
    const [first, second] = pages(film('nothing')).pages
    if (first && second) expect(told({ pages: [{ ...first, hidden: true }, second] })).toEqual([])
    const whole = pages({ ...film('https://youtu.be/abcdefghijk'), id: 'b2' }, picture(ID, 'A roof'))
    expect(told(whole, { image_ids: [ID] })).toEqual([])
  })

  it('says when nothing is shown, cannot be chosen or cannot be accepted', () => {
    const [page] = pages(cover()).pages
    if (!page) throw new Error('no page')
    expect(told({ pages: [{ ...page, hidden: true }] })).toEqual([
      'blocks | Whole proposal | No page is shown. Add a page with a block.',
    ])
    const acceptance = 'hint | Whole proposal | No page has the acceptance block, so homeowners can’t accept here.'
    expect(told({ pages: [page] })).toEqual([
      'hint | Whole proposal | No page shows the payment options, so homeowners can’t compare or choose.',
      acceptance,
    ])
    expect(told({ pages: [page] }, { offer_count: 0 })).toEqual([acceptance])
  })

  it('names a template of the other language, and the one to begin with instead', () => {
    const of = (language: 'en' | 'es', content: Content, offer: { id: string; name: string } | null) =>
      findingsOf(content, { language, other_template: { name: 'Standard', offer } }).filter(({ sentence }) =>
        sentence.includes('started from'),
      )
    const offer = { id: ID, name: 'Estándar' }
    expect(of('es', usualPages('en'), offer)).toEqual([
      {
        page_id: null,
        block_id: null,
        place: 'Whole proposal',
        sentence:
          'This Spanish proposal started from the English template “Standard”. Start over from “Estándar”, or translate the pages.',
        blocks_sending: false,
        template_id: ID,
      },
    ])
    const [without] = of('es', usualPages('en'), null)
    expect(without?.sentence).toMatch(/“Standard”\. Translate the pages before publishing\.$/)
    expect(without).not.toHaveProperty('template_id')
    // Translated pages have no finding.
    expect(of('es', usualPages('es'), offer)).toEqual([])
    expect(of('en', usualPages('es'), offer)[0]?.sentence).toMatch(/^This English proposal started from the Spanish/)
  })

  it('comes in a number one can read, however many braces there are', () => {
    const braces = written(...Array.from({ length: 120 }, () => Array.from({ length: 5 }, () => '{'.repeat(300))))
    const before = performance.now()
    expect(told(pages(braces, ...Array.from({ length: 12 }, (_, at) => ({ ...braces, id: `c${at}` }))))).toHaveLength(
      200,
    )
    expect(performance.now() - before).toBeLessThan(2_000)
  })
})

describe('the usual pages', () => {
  it.each(['en', 'es'] as const)('in %s need nothing to be sent that a designed project lacks', language => {
    const known = [
      'homeowner_name',
      'homeowner_firstname',
      'address',
      'company',
      'rep_name',
      'size_kw',
      'panel_count',
      'annual_kwh',
    ] as const
    const values = toldValues(Object.fromEntries(known.map(name => [name, SAMPLE_VALUES[name]])))
    expect(told(usualPages(language), { values, language, image_ids: [] })).toEqual([])
    expect(told(usualPages(language), { language: language === 'en' ? 'es' : 'en' }).length).toBeGreaterThan(0)
  })

  it('are the same in both languages but for their words', () => {
    const shape = (language: 'en' | 'es') =>
      usualPages(language).pages.map(({ id, blocks }) => [id, blocks.map(block => [block.id, block.kind])])
    expect(shape('en')).toEqual(shape('es'))
  })
})
