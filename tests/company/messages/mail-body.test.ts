// A mail as it leaves: the company's color and logo, the first words in a list of mails, who the sender is, and a dark mailbox.
import { describe, expect, it } from 'vitest'
import { MAIL_LOOK, MAIL_LOOK_DARK, mailText, preheaderOf } from '#machines/company/mail/rules.ts'
import { contrastRatio } from '#machines/lib/brand-colors.ts'
import { packed } from '#server/company/mail/letterhead.ts'
import { mailHtml } from '#server/company/mail/mail-body.ts'
import { companyFrame, productFrame } from '#server/company/mail/mail-frame.ts'
import { asWritten } from '#server/ports/smtp.ts'
import { longestTick, mostTick } from '#tests/parse/longest-tick.ts'

const SVG =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 750'><path d='M0 0H1200V750H0Z' fill='%23e7e9da'/></svg>"
const FOOT = ['Test Solar LLC, 1 Example Plaza, Phoenix, AZ 85004', '(602) 555-0100 · License ROC 000000']
const frame = companyFrame(
  { head: 'Test <Solar>', brand_color: '#ffcc00', logo_src: '/files/logo', foot: FOOT },
  'proposal',
  'en',
  { src: SVG, alt: 'The house with 20 solar panels, 8.6 kW' },
)
const BODY = 'Hello Sam,\n\nYour solar proposal for 12 Example Street is ready.\n\n{link}\n\nQuestions? Just reply.'
const LINK = 'https://example.com/proposal/a'

describe('a mail of a company', () => {
  it('has its color on the button, dark enough for the white words on it', async () => {
    const html = await mailHtml(frame, 'Hi', BODY, LINK)
    const [, color = ''] = /class="button"[^>]*background:(#[0-9a-f]{6})/.exec(html) ?? []
    expect(contrastRatio(color, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(html).toContain('Test &lt;Solar&gt;')
  })

  it('begins with its first sentence where mails are listed, and ends with who it is from', async () => {
    const html = await mailHtml(frame, 'Hi', BODY, LINK)
    expect(/<div style="display:none[^>]*>([^&]*)/.exec(html)?.[1]).toBe(
      'Your solar proposal for 12 Example Street is ready.',
    )
    for (const line of FOOT) expect(html.slice(html.indexOf('Questions?'))).toContain(line)
    expect(mailText(BODY, LINK, FOOT)).toBe(`${BODY.replace('{link}', LINK)}\n\n-- \n${FOOT.join('\n')}`)
  })

  it('carries logo and house in itself, shown where the HTML names them', async () => {
    const logo = { name: 'logo.png', media_type: 'image/png', bytes: new Uint8Array([1]) }
    const { frame: sent, inline } = await packed(2, frame, logo)
    const html = await mailHtml(sent, 'Hi', BODY, LINK)
    expect([...html.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g)].map(([, src, alt]) => [src, alt])).toEqual([
      ['cid:logo', ''],
      ['cid:house', 'The house with 20 solar panels, 8.6 kW'],
    ])
    const { attachments } = asWritten({
      id: 'a',
      to: 'a@example.com',
      subject: 'Hi',
      text: '',
      html,
      attachments: inline,
    })
    expect(attachments).toMatchObject([
      { cid: 'logo', contentDisposition: 'inline' },
      { cid: 'house', contentDisposition: 'inline', contentType: 'image/png' },
    ])
    const house = attachments?.[1]?.content ?? Buffer.of()
    expect(house.subarray(1, 4).toString()).toBe('PNG')
    expect(house.readUInt32BE(16)).toBe(992)
    expect(house.length).toBeLessThan(150_000)
  })

  it('has its house drawn without holding the server up', async () => {
    const src = SVG.replace('750H0Z', '740H0Z')
    const { result, tick_ms } = await longestTick(() => packed(2, { ...frame, picture: { src, alt: '' } }, undefined))
    expect(result.inline).toHaveLength(1)
    expect(tick_ms).toBeLessThan(mostTick())
  })

  it('without logo, picture or link has none of them', async () => {
    const { frame: sent, inline } = await packed(2, { ...frame, logo_src: null, picture: null }, undefined)
    const html = await mailHtml(sent, 'Hi', BODY, undefined)
    expect(inline).toEqual([])
    expect(html).not.toMatch(/<img|class="button"/)
  })
})

it('a mail of the product says nothing of a company', async () => {
  const html = await mailHtml(productFrame('Sunquill', 'en'), 'Hi', BODY, LINK)
  expect(html).toContain('Open Sunquill')
  expect(html).not.toContain('class="foot"')
})

it('a mail can be read in a dark mailbox and in a light one', async () => {
  const html = await mailHtml(frame, 'Hi', BODY, LINK)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain(`.card{background:${MAIL_LOOK_DARK.card.background}!important`)
  const { page, card, address, foot, inline } = MAIL_LOOK
  const dark = MAIL_LOOK_DARK
  for (const [text, ground] of [
    [page.color, card.background],
    [address.color, card.background],
    [inline.color, card.background],
    [foot.color, page.background],
    [dark.page.color, dark.card.background],
    [dark.address.color, dark.card.background],
    [dark.inline.color, dark.card.background],
    [dark.foot.color, dark.page.background],
  ] as const)
    expect(contrastRatio(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
})

it.each([
  ['Hello,\n\n{link}\n\nIt is ready.', 'It is ready.'],
  ['Hola, Sam:\n\nYa está: {link}', 'Ya está:'],
  [`Hello,\n\n${'word '.repeat(60)}`, `${'word '.repeat(22)}word…`],
  ['{link}', ''],
])('the preheader of %j', (body, said) => expect(preheaderOf(body)).toBe(said))
