// A homeowner signs on a phone. Every engine must render the pages: unread pages can't be signed.
import { newCompany } from '../support/browser.ts'
import { addLicense } from '../support/sale.ts'
import { SAM } from '../support/signing/signing.ts'
import { linksFor } from '../support/signing/signing-links.ts'
import { isTurn } from '../support/turns.mjs'
import { ENGINES } from './engines.ts'
import { expect, PHONE, test } from './journey.ts'
import { seen, type } from './screen.ts'
import { adoptSignature, finish, press, readAll } from './signing-steps.ts'

for (const [nth, way] of (['drawn', 'typed'] as const).entries())
  test(`a homeowner reads every page and signs with a ${way} signature`, async ({ open, engine }) => {
    // One of them in every engine, every day.
    test.skip(!isTurn((nth + ENGINES.indexOf(engine)) % 2, 2), 'the other has its turn')
    const { owner } = await newCompany(`Signing ${way}`)
    await addLicense(owner)
    const [link = ''] = await linksFor(owner, [SAM])
    const { screen, faults } = await open(PHONE)
    await screen.goto(link)
    await press(screen, 'I agree to sign electronically')
    const storeys = screen.getByRole('textbox', { name: /Storeys of the house/ })
    await readAll(screen, storeys)
    await type(storeys, '2')
    await press(screen, 'Next')
    await press(screen, 'Check the box')
    await press(screen, 'Next')
    await adoptSignature(screen, way)
    await finish(screen)
    await seen(screen.getByRole('link', { name: 'Download the signed PDF' }))
    expect(faults).toEqual([])
  })
