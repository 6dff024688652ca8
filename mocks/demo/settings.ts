// The demo company's settings: location, homeowner contacts and proposal theme. Its logo was drawn for it.
import { readFileSync } from 'node:fs'
import { NO_LIMITS } from '#machines/money/guardrails/limits.ts'
import { the } from './answers.ts'
import type { Client } from './sell.ts'

export async function demoSettings(owner: Client) {
  const { company } = the(await owner.GET('/v3/company.Get', {}))
  const { name, legal_name, version } = company
  await owner.POST('/v3/company.Update', {
    body: {
      name,
      legal_name,
      brand_color: '#20463f',
      version,
      license_number: 'ROC 000000',
      phone: '(602) 555-0100',
      email: 'hello@example.com',
      // A notice of cancellation names where it is sent to.
      address: {
        line1: '1 Example Plaza',
        city: 'Phoenix',
        state: 'AZ',
        postal_code: '85004',
        latitude: 33.449,
        longitude: -112.073,
      },
    },
  })
  // It sells across the state line, where another license is needed.
  the(
    await owner.POST('/v3/company.SetLicenses', {
      body: {
        version: version + 1,
        licenses: [
          { state: 'AZ', number: 'ROC 000000', expires_on: '2028-04-30' },
          { state: 'CA', number: '000000', classification: 'C-46', expires_on: '2027-10-31' },
        ],
      },
    }),
  )
  const form = new FormData()
  form.set('version', String(version + 2))
  form.set('file', new Blob([readFileSync(new URL('logo.png', import.meta.url))]))
  the(
    await owner.POST('/v3/company.UploadLogo', {
      body: { file: '', version: String(version + 2) },
      bodySerializer: () => form,
    }),
  )
  await owner.POST('/v3/settings.PointsOfContact', {
    body: {
      version: 0,
      contacts: {
        sales: { name: 'Riley Rep', email: 'rep@example.com', phone: '(602) 555-0101', shown_to_homeowners: false },
        installation: {
          name: 'Otto Operations',
          email: 'operations@example.com',
          phone: '(602) 555-0106',
          shown_to_homeowners: true,
        },
        service: { name: 'Service desk', phone: '(602) 555-0107', shown_to_homeowners: true },
        billing: { name: 'Finn Finance', email: 'finance@example.com', shown_to_homeowners: false },
      },
    },
  })
  await owner.POST('/v3/settings.ProposalTheme', {
    body: {
      version: 0,
      theme: {
        heading_style: 'modern',
        text_size: 'standard',
        tagline: 'Solar from your neighbors in the Valley',
        footer_text: '',
        font: 'source_sans',
        cover_file_id: null,
      },
    },
  })
}

/** Sales limits of a rep. */
export async function demoLimits(owner: Client) {
  const { version, roles } = the(await owner.GET('/v3/guardrails.Get', {}))
  const role_id = roles.find(({ name }) => name === 'Sales Rep')?.role_id ?? ''
  const limits = { ...NO_LIMITS, most_discount: 0.05, most_size_kw: 25 }
  the(await owner.POST('/v3/guardrails.Save', { body: { version, role_id, limits } }))
}

/** A county's fire code, and made-up racking: limits of real ones come from their manufacturer. */
export async function demoPlanRules(owner: Client) {
  const preferences = the(await owner.GET('/v3/settings.GetDesignPreferences'))
  the(
    await owner.POST('/v3/settings.DesignPreferences', {
      body: {
        ...preferences,
        jurisdictions: [
          {
            state: 'CA',
            county: 'Fresno County',
            city: null,
            edition: null,
            since: null,
            source: null,
            rooftop_in: null,
            ac_rise_pct: null,
            fire: {
              edition: 'california_2025',
              measure: null,
              ridge_in: null,
              ridge_wide_in: null,
              share_pct: null,
              sprinklered_share_pct: null,
              pathway_in: null,
              hip_valley_in: null,
              edge_in: null,
              since: '2026-01-01',
              source: 'California Fire Code 2025 (demo)',
            },
          },
        ],
        racking: {
          rail: 'Example Rail 100',
          attachment: 'Example flashed foot',
          fastener: '5/16 in. lag, 2.5 in. in the rafter',
          fasteners_each: 1,
          spacing_in: 48,
          cantilever_in: 20,
          rail_length_in: 168,
          weight_psf: 0.5,
          point_load_lb: 500,
          dead_limit_psf: 4,
          snow_limit_psf: 20,
          listing: 'UL 2703, Example report 100',
          source: 'Example Racking design guide (demo)',
          source_on: '2026-03-01',
        },
      },
    }),
  )
}

/** Managers and territories. */
export async function demoPlaces(owner: Client) {
  const { users } = the(await owner.GET('/v3/users.GetUsers', {}))
  const idOf = (role: string) => users.find(user => user.role === role)?.id ?? ''
  const states = (...names: string[]) => ({ states: names, zips: [] })
  const places = [
    { role: 'Sales Rep', manager_id: idOf('Sales Manager'), territory: { states: ['CA'], zips: ['85003', '85004'] } },
    { role: 'Sales Manager', manager_id: idOf('Owner'), territory: states('AZ', 'CA') },
    { role: 'Designer', manager_id: idOf('Operations') },
    { role: 'Operations', manager_id: idOf('Owner') },
  ]
  for (const { role, ...place } of places) {
    const user = users.find(one => one.role === role)
    if (!user) throw new Error(`The demo company has no ${role}`)
    the(await owner.POST('/v3/users.UpdatePlacement', { body: { user_id: user.id, version: user.version, ...place } }))
  }
}
