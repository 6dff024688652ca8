// A homeowner's document as the server renders it: every block, both languages, hostile words, missing figures.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { received } from '#machines/words/message.ts'
import type { Schemas } from '#sdk/types.ts'
import { root } from '#tests/support/files.ts'
import { WRITE } from '#web/proposals/document/blocks/figure.tsx'
import { ProposalPages } from '#web/proposals/document/document.tsx'
import { sampleDocument } from '#web/proposals/document/sample/sample.ts'
import { ProposalSummary } from '#web/proposals/document/summary/summary.tsx'
import { words } from '#web/proposals/document/words.ts'

type Proposal = Schemas['ProposalDocument']
const HOSTILE = '</script><img src=x onerror="alert(1)">&\u2028'
const IMAGE = '0198f7a2-0000-7000-8000-0000000000a1'
const picture = { file_id: IMAGE, alt: HOSTILE, caption: HOSTILE }
const at = { hidden: false, title: HOSTILE }

/** Every other kind of block, with the most hostile text a person can type. */
const hostile = (proposal: Proposal): Proposal => ({
  ...proposal,
  homeowner_name: HOSTILE,
  company: { ...proposal.company, name: HOSTILE, license_number: HOSTILE },
  rep: { ...proposal.rep, name: HOSTILE },
  theme: { ...proposal.theme, tagline: HOSTILE, footer_text: HOSTILE },
  images: [{ file_id: IMAGE, src: '/files/a.jpg' }],
  content: {
    pages: [
      {
        id: 'h1',
        name: HOSTILE,
        hidden: false,
        blocks: [
          { id: 'a', kind: 'cover', hidden: false, headline: HOSTILE, subline: HOSTILE, image_file_id: IMAGE },
          { id: 'b', kind: 'image', hidden: false, image: picture, wide: true },
          { ...at, id: 'c', kind: 'gallery', images: [picture, { ...picture, file_id: null }] },
          { ...at, id: 'd', kind: 'video', url: 'https://youtu.be/aaaaaaaaaaa', caption: HOSTILE },
          { ...at, id: 'e', kind: 'video', url: 'javascript:alert(1)', caption: '' },
          { ...at, id: 'f', kind: 'timeline', steps: [{ title: HOSTILE, text: HOSTILE }] },
          {
            ...at,
            id: 'g',
            kind: 'text',
            body: [
              { kind: 'heading', spans: [{ text: HOSTILE }] },
              {
                kind: 'bullets',
                items: [[{ text: HOSTILE, bold: true }], [{ text: 'site', href: 'https://example.com/' }]],
              },
              {
                kind: 'paragraph',
                spans: [
                  { text: 'no link', href: 'javascript:alert(1)' },
                  { text: 'i', italic: true },
                ],
              },
            ],
          },
        ],
      },
      ...proposal.content.pages,
    ],
  },
})

const unknown = (proposal: Proposal): Proposal => {
  const { figures } = proposal
  return {
    ...proposal,
    contacts: [],
    valid_until: null,
    published_at: null,
    company: { name: 'Sample Solar', phone: null, email: null, license_number: null },
    rep: { name: 'Riley Rep', email: null, phone: null },
    figures: {
      ...figures,
      system: {
        ...figures.system,
        storage: [],
        arrays: [],
        panels: [{ name: 'P', count: 1, power_w: null, warranty_years: null }],
      },
      production: {
        ...figures.production,
        p90_kwh: null,
        monthly_consumption_kwh: null,
        annual_consumption_kwh: null,
        offset: null,
      },
      energy: null,
      bill: null,
      environment: null,
      offers: figures.offers.map(offer => ({
        ...offer,
        bill_without_cents: null,
        savings_25y_cents: null,
        payback_years: null,
        flat_utility: null,
        incentives: [],
        years: [],
      })),
    },
  }
}

const pages = (proposal: Proposal, alive = false) =>
  renderToStaticMarkup(
    <ProposalPages
      proposal={proposal}
      link="https://sunquill.example.com/proposal/a"
      {...(alive ? { onChoose: () => {}, controls: <i>controls</i>, accept: <i>accept here</i> } : {})}
    />,
  )
const summary = (proposal: Proposal) => renderToStaticMarkup(<ProposalSummary proposal={proposal} />)
const text = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

it('what is served holds no style, no script and nothing unwritten', () => {
  const sample = sampleDocument('en')
  const all = [
    ...(['en', 'es'] as const).flatMap(language => {
      const proposal = sampleDocument(language)
      return [
        pages(proposal),
        pages(proposal, true),
        summary(proposal),
        pages(unknown(proposal)),
        summary(unknown(proposal)),
      ]
    }),
    pages(hostile(sample)),
    summary(hostile(sample)),
    ...(['draft', 'expired', 'out_of_date'] as const).map(state => pages({ ...unknown(sample), state })),
  ]
  for (const html of all) {
    expect(html).not.toMatch(/ style=|<script|<img src=x|javascript:|\son[a-z]+=(?!&quot;)"/i)
    expect(text(html)).not.toMatch(/undefined|NaN|Infinity|\{\w+\}|\[object/)
  }
})

it('the made-up household’s house is drawn with the panels of its figures', () => {
  for (const [language, alt] of [
    ['en', 'The house with 18 solar panels, 7.74 kW'],
    ['es', 'La casa con 18 paneles solares, 7.74 kW'],
  ] as const)
    expect(pages(sampleDocument(language))).toContain(alt)
})

it('every figure names its path in the document, and equals its value', () => {
  for (const html of [pages(sampleDocument('en'), true), summary(sampleDocument('es'))]) {
    const found = [...html.matchAll(/data-figure="([^"]+)" data-as="([^"]+)"[^>]*>([^<]*)</g)]
    expect(found.length).toBeGreaterThan(60)
    for (const [, path = '', as = '', shown] of found) {
      const value = path.split('.').reduce<unknown>((inner, key) => Object(inner)[key], sampleDocument('en'))
      const write = Object.entries(WRITE).find(([name]) => name === as)?.[1]
      if (typeof value !== 'number' || !write) throw new Error(`${path} as ${as} is no figure`)
      expect(`${path} ${shown}`).toBe(`${path} ${write(value)}`)
    }
  }
})

it('words are escaped, links go only where links may go, and a film opens at its host', () => {
  const html = pages(hostile(sampleDocument('en')))
  expect(html).toContain('&lt;/script&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
  expect(html).toContain('href="https://example.com/" rel="noopener noreferrer" target="_blank"')
  expect(html).toContain('href="https://www.youtube.com/watch?v=aaaaaaaaaaa"')
  expect(html).toMatch(/<span>no link|>no link</)
})

it('a homeowner sees nothing about missing parts; its author does', () => {
  const proposal = unknown(sampleDocument('en'))
  expect(text(pages(proposal))).not.toMatch(
    /Hidden from homeowners|Your electric bill|Over 25 years|Environmental impact/,
  )
  expect(text(pages({ ...proposal, state: 'draft' }))).toContain('Hidden from homeowners: enter the household’s usage')
})

it('all payments are shown with every payment option, and the disclaimer with the tax credit', () => {
  const sample = sampleDocument('en')
  const shown = text(pages(sample))
  for (const { total_paid_cents, cash_price_cents, flat_utility } of sample.figures.offers) {
    expect(shown).toContain(WRITE.moneyExact(total_paid_cents))
    expect(shown).toContain(WRITE.moneyExact(cash_price_cents))
    expect(shown).toContain(WRITE.size(flat_utility?.savings_25y_cents ?? 0))
  }
  expect(shown).toMatch(/Interest rate (– )?5\.99%/)
  expect(shown).toMatch(/APR \(the cost of your credit as a yearly rate\) (– )?7\.36%/)
  expect(shown).toContain('the Truth in Lending disclosure you receive before you sign the loan is what counts')
  for (const html of [pages(sample), summary(sample)]) expect(html).toContain(sample.disclaimer)
})

it('a proposal published before the APR of Regulation Z was kept keeps its wording', () => {
  const sample = sampleDocument('en')
  const offers = sample.figures.offers.map(({ reg_z, ...offer }) => offer)
  const shown = text(pages({ ...sample, figures: { ...sample.figures, offers } }))
  expect(shown).toContain('Rate (APR is what a loan costs a year)')
  expect(shown).toContain('5.99% APR')
  expect(shown).toContain('Sum of all payments')
  expect(shown).not.toMatch(/Interest rate|Finance charge|Regulation Z|Total of payments/)
})

it('a page that is alive lets one choose and puts its controls and its form in their places', () => {
  const html = pages(sampleDocument('en'), true)
  expect(html).toContain('controls')
  expect(html).toContain('accept here')
  expect(html.match(/type="radio"/g)).toHaveLength(8)
  expect(pages(sampleDocument('en'))).not.toContain('type="radio"')
})

it('a Spanish document has no English in it', () => {
  const proposal = sampleDocument('es')
  const ENGLISH =
    /\b(the|your|you|and|with|years?|month|payment|paid|loan|roof|panels|battery|bill|price|first|from|until|license|north|south|west|east|warranty|energy|credit|or|of|is|if|utility|solar power|cash|lease)\b/gi
  // Names stay as they are.
  const named =
    /Sample (Solar|Power|Sol|Store|Inverter|Lending|Energy)[ \d.]*|Example Street|hello@example.com|[a-z]+@example.com/g
  for (const html of [pages(proposal, true), summary(proposal)])
    expect(text(html).replaceAll(named, '').match(ENGLISH) ?? []).toEqual([])
})

it('a page’s texts are the same in the browser as on the server', () => {
  for (const language of ['en', 'es'] as const) {
    const told = words.in(language)
    const back = received(JSON.parse(JSON.stringify(told)) as typeof told, language)
    for (const number of [1, 18])
      expect(back.system.panels({ number, count: number })).toBe(told.system.panels({ number, count: number }))
    expect(back.page.pdf.waiting({ ahead: 2 })).toBe(told.page.pdf.waiting({ ahead: 2 }))
    expect(JSON.stringify(back)).toBe(JSON.stringify(told))
  }
})

it('a name from right to left keeps its neighbors in place', () => {
  const sample = sampleDocument('en')
  const name = 'شركة'
  const proposal = { ...sample, homeowner_name: name, company: { ...sample.company, name } }
  expect(pages(proposal)).toContain(`<bdi>${name}</bdi>`)
  expect(summary(proposal)).toContain(`Prepared for <bdi>${name}</bdi>, <bdi>${sample.address_line}</bdi>`)
})

it('the made-up household follows the contract', () => {
  const ajv = new Ajv({ strict: false })
  addFormats(ajv)
  ajv.addSchema(JSON.parse(readFileSync(join(root, 'sdk/contract.gen.json'), 'utf8')), 'contract')
  const check = ajv.compile({ $ref: 'contract#/components/schemas/ProposalDocument' })
  for (const language of ['en', 'es'] as const) {
    expect(check(sampleDocument(language)), JSON.stringify(check.errors)).toBe(true)
  }
})
