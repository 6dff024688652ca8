// A made-up household's proposal with the usual pages: what templates are looked at with.

import { taxCreditDisclaimer } from '#machines/money/incentives/rules.ts'
import { mapTexts } from '#machines/proposals/content.ts'
import { environmentOf } from '#machines/proposals/environment.ts'
import { usualPages } from '#machines/proposals/usual-pages.ts'
import { fillText, SAMPLE_VALUES } from '#machines/proposals/variables.ts'
import type { Schemas } from '#sdk/types.ts'
import { number } from '#web/lib/figures.ts'
import { SAMPLE_FIGURES } from './sample-figures.ts'
import { sampleOffers } from './sample-offers.ts'
import { samplePictures } from './sample-pictures.ts'
import { words } from './words.ts'

type ProposalDocument = Schemas['ProposalDocument']

/** As in its other figures. */
const DEGRADATION = 0.005

/** Its own figures are those of the pages; everything else as variables are documented. */
const VALUES = {
  ...SAMPLE_VALUES,
  size_kw: number(SAMPLE_FIGURES.system.size_kw, 2),
  panel_count: number(SAMPLE_FIGURES.system.module_count),
  annual_kwh: number(SAMPLE_FIGURES.production.annual_kwh),
}

export function sampleDocument(language: Schemas['Language']): ProposalDocument {
  return {
    language,
    content: mapTexts(usualPages(language), text => fillText(text, VALUES).text),
    homeowner_name: 'Sam Sample',
    address_line: '100 Example Street, Phoenix, AZ 85004',
    company: {
      name: 'Sample Solar',
      phone: '(602) 555-0100',
      email: 'hello@example.com',
      license_number: 'ROC 000000',
    },
    rep: { name: 'Riley Rep', email: 'riley@example.com', phone: '(602) 555-0142' },
    contacts: [
      { purpose: 'installation', name: 'Indra Install', phone: '(602) 555-0143', email: 'installations@example.com' },
      { purpose: 'service', name: 'Sasha Service', phone: '(602) 555-0144', email: 'service@example.com' },
    ],
    theme: {
      brand_color: '#1f4e5f',
      heading_style: 'modern',
      text_size: 'standard',
      font: 'inter',
      tagline: '',
      footer_text: '',
      cover_src: null,
      logo_src: null,
    },
    images: [],
    pictures: samplePictures(language),
    figures: figuresIn(language),
    state: 'open',
    accepted: null,
    valid_until: '2026-12-20',
    published_at: '2026-11-20T17:00:00.000Z',
    disclaimer: taxCreditDisclaimer(language),
    timezone: 'America/Phoenix',
  }
}

function figuresIn(language: Schemas['Language']): Schemas['ProposalFigures'] {
  const { system, production } = SAMPLE_FIGURES
  const { roofs, weather_source } = words.in(language)
  return {
    ...SAMPLE_FIGURES,
    environment: environmentOf(production.annual_kwh, DEGRADATION, language),
    system: { ...system, arrays: system.arrays.map(array => ({ ...array, name: roofs[array.name] })) },
    production: { ...production, weather_source },
    offers: sampleOffers(language),
  }
}
