// One snapshot, one set of figures: on the homeowner's page, on its summary and in the mail, in both languages.
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { answered } from '#tests/support/sale.ts'
import { ProposalPages } from '#web/proposals/document/document.tsx'
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

type Published = { proposal: Schemas['ProposalDocument']; link: string; page: string; mail: string }
const published = new Map<string, Published>()
let test: TestApp

async function read(owner: Client, rich: Awaited<ReturnType<typeof richProject>>, language: 'en' | 'es') {
  const { public_id, public_url } = await publish(owner, rich, language)
  const link = public_url ?? ''
  const view = await test.anyone.GET('/v3/proposal.View', { params: { query: { public_id } } })
  const { proposal } = answered(view.data)
  const page = renderToString(createElement(ProposalPages, { proposal, link }))
  const query = { params: { query: { project_id: rich.project_id } } }
  const { subject, body, recipients } = answered((await owner.GET('/v3/proposal.PrepareMessage', query)).data)
  published.set(language, {
    proposal,
    link,
    page,
    mail: [subject, body, ...recipients.map(({ text }) => text)].join('\n'),
  })
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

  it('is sent with a mail and a text message that know no other number', () => {
    const { proposal, mail, known, link } = of(language)
    expect(strangers(mail, known, link)).toEqual([])
    expect(missingFrom(mail, [`${proposal.figures.system.size_kw} kW`])).toEqual([])
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
