// One snapshot, one set of figures: on the homeowner's page, on its summary and in the mail, in both languages.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { answered } from '#tests/support/sale.ts'
import { renderDocument } from '#web/proposals/document/render-document.tsx'
import {
  faultOf,
  knownNumbers,
  mainFigures,
  markFaults,
  marksOf,
  missingFrom,
  strangers,
  textOfPage,
} from './figure-check.ts'
import { publish, richProject } from './rich-proposal.ts'

type Published = {
  proposal: Schemas['ProposalDocument']
  link: string
  page: string
  summary: string
  messages: string
}
const published = new Map<string, Published>()
let test: TestApp

async function read(owner: Client, rich: Awaited<ReturnType<typeof richProject>>, language: 'en' | 'es') {
  const { public_id, public_url } = await publish(owner, rich, language)
  const link = public_url ?? ''
  const view = await test.anyone.GET('/v3/proposal.View', { params: { query: { public_id } } })
  const { proposal } = answered(view.data)
  const facts = { public_id, public_url: link, brand: test.ports.brand, proposal }
  const page = renderDocument({ ...facts, page: 'proposal' }).html
  const summary = renderDocument({ ...facts, page: 'summary' }).html
  const { project_id } = rich
  const prepared = await owner.GET('/v3/proposal.PrepareMessage', { params: { query: { project_id } } })
  const { subject, body, recipients } = answered(prepared.data)
  const homeowner_ids = recipients.map(({ homeowner_id }) => homeowner_id)
  await owner.POST('/v3/proposal.Send', { body: { project_id, way: 'mail', homeowner_ids, cc: [], subject, body } })
  const [mail] = await mailsTo(test, 2, recipients[0]?.email ?? '')
  const messages = [mail?.subject, mail?.body, ...recipients.map(({ text }) => text)].join('\n')
  published.set(language, { proposal, link, page, summary, messages })
}

const of = (language: string) => {
  const one = published.get(language)
  if (!one) throw new Error(`Nothing was published in ${language}`)
  return { ...one, known: knownNumbers(one.page, one.proposal) }
}

beforeAll(async () => {
  test = await testApp()
  const owner = (await test.signIn(emailOf('Owner'))).call
  const rich = await richProject(owner)
  for (const language of ['en', 'es'] as const) await read(owner, rich, language)
})

describe.each(['en', 'es'])('a proposal in %s', language => {
  it('shows on its page each figure as it was published, and no other number', () => {
    const { proposal, page, known, link } = of(language)
    expect(proposal.figures.offers.map(({ type }) => type)).toEqual(['cash', 'loan', 'lease', 'ppa'])
    expect(marksOf(page).length).toBeGreaterThan(200)
    expect(markFaults(page, proposal)).toEqual([])
    expect(strangers(textOfPage(page), known, link)).toEqual([])
    expect(missingFrom(textOfPage(page), mainFigures(proposal))).toEqual([])
  })

  it('shows no other on its summary', () => {
    const { proposal, summary, known, link } = of(language)
    expect(marksOf(summary).length).toBeGreaterThan(30)
    expect(markFaults(summary, proposal)).toEqual([])
    expect(strangers(textOfPage(summary), known, link)).toEqual([])
    expect(missingFrom(textOfPage(summary), [...mainFigures(proposal), proposal.disclaimer])).toEqual([])
  })

  it('is sent with a mail and a text message that know no other number', () => {
    const { proposal, messages, known, link } = of(language)
    expect(strangers(messages, known, link)).toEqual([])
    expect(missingFrom(messages, mainFigures(proposal).slice(0, 2))).toEqual([])
  })
})

it('is the same in both languages', () => {
  const figures = (language: string) => marksOf(of(language).page).map(({ at, text }) => `${at} ${text}`)
  expect(figures('es')).toEqual(figures('en'))
})

it('would be seen if a single one of its figures were a cent off', () => {
  const { proposal, page, known, link } = of('en')
  const exact = marksOf(page).filter(({ as }) => as === 'moneyExact')
  expect(exact.length).toBeGreaterThan(40)
  const unseen = exact.filter(({ at }) => {
    const other = structuredClone(proposal)
    const path = at.split('.')
    const name = path.pop() ?? ''
    const place = path.reduce<object>((inner, step) => Reflect.get(inner, step), other)
    Reflect.set(place, name, Reflect.get(place, name) + 1)
    return exact.every(mark => faultOf(mark, other) === undefined)
  })
  expect(unseen).toEqual([])
  const [price = ''] = mainFigures(proposal).filter(figure => figure.startsWith('$'))
  const wrong = textOfPage(page).replaceAll(price, `${price.slice(0, -1)}7`)
  expect(strangers(wrong, known, link)).not.toEqual([])
  expect(missingFrom(wrong, mainFigures(proposal))).toContain(price)
})
