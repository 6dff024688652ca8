// The demo company's proposal templates besides the two starter ones, and the rules for using them.
import type { Block, Content } from '#machines/proposals/content.ts'
import { usualPages } from '#machines/proposals/usual-pages.ts'
import { idOf, the } from '../answers.ts'
import type { Client } from '../sell.ts'

export async function demoTemplates(owner: Client) {
  await owner.POST('/v3/templates.Save', {
    body: { version: 0, name: 'Battery story', language: 'en', content: batteryStory() },
  })
  const { template } = the(
    await owner.POST('/v3/templates.Save', {
      body: { version: 0, name: 'California PPA', language: 'en', content: californiaPpa() },
    }),
  )
  const { templates } = the(await owner.GET('/v3/templates.GetRules', {}))
  const named = (name: string) => idOf(templates, one => one.name === name)
  const any = { financing_type: null, state: null }
  await owner.POST('/v3/templates.SaveRules', {
    body: {
      version: 0,
      rules: [
        { ...any, language: 'en', template_id: named('Standard') },
        { ...any, language: 'es', template_id: named('Estándar') },
        { financing_type: 'ppa', state: 'CA', language: 'en', template_id: template.id },
      ],
    },
  })
}

const words = (paragraphs: string[]) => paragraphs.map(text => ({ kind: 'paragraph' as const, spans: [{ text }] }))

/** The usual pages with another headline and letter, and a block more on one of them. */
function retold(headline: string, letter: string[], page_name: string, more: Block): Content {
  const { pages } = usualPages('en')
  const told = (block: Block): Block => {
    if (block.kind === 'cover') return { ...block, headline }
    return block.kind === 'text' ? { ...block, body: words(letter) } : block
  }
  return {
    pages: pages.map(page => ({
      ...page,
      blocks: [...page.blocks.map(told), ...(page.name === page_name ? [more] : [])],
    })),
  }
}

const batteryStory = () =>
  retold(
    'Solar and a battery for {address}',
    [
      'Dear {homeowner_firstname},',
      'Thank you for having us. You asked for two things: a lower bill, and light when the street is dark. This is a system for both: {panel_count} panels, {size_kw} kW, and batteries that hold {battery_kwh} kWh.',
      'By day the panels run the house and fill the batteries. In the evening, when a kWh costs most, the batteries take over.',
      '{rep_name}\n{company}, {rep_phone}',
    ],
    'Your system',
    {
      id: 'story1',
      kind: 'text',
      hidden: false,
      title: 'When the grid is down',
      body: [
        {
          kind: 'paragraph',
          spans: [
            { text: 'Your {battery_name} holds ' },
            { text: '{battery_kwh} kWh', bold: true },
            { text: ' for what you choose to keep on:' },
          ],
        },
        {
          kind: 'bullets',
          items: [
            [{ text: 'the refrigerator and the lights' }],
            [{ text: 'the internet, and chargers for your phones' }],
            [{ text: 'a fan or a small air conditioner, for some hours' }],
          ],
        },
        {
          kind: 'paragraph',
          spans: [
            {
              text: 'At our visit we go through your circuits together. What is not connected to the battery stays off.',
            },
          ],
        },
      ],
    },
  )

const californiaPpa = () =>
  retold(
    'Solar power for {address}, without buying the system',
    [
      'Dear {homeowner_firstname},',
      'With {financing} you buy the power and not the panels: {rate} for each kWh they make, {escalator} more each year, for {term_years} years. Whoever owns the system looks after it.',
      'In the first year {panel_count} panels on your roof make about {annual_kwh} kWh. What you still take from {utility} comes on its own bill; both are in the pages that follow.',
      '{rep_name}\n{company}',
    ],
    'Payment options',
    {
      id: 'ppa1',
      kind: 'text',
      hidden: false,
      title: 'If you move',
      body: words([
        'The agreement goes with the house. A buyer can take it over on the same terms; the owner of the system checks their credit first. Ask us before you list, so that nothing holds up the sale.',
      ]),
    },
  )
