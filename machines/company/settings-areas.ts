// Company settings by area, with their defaults. The contract has the same shapes.

import type { Limits } from '#machines/money/guardrails/limits.ts'
import type { Permission, Schemas } from '#sdk/types.ts'

export type Areas = {
  default_permissions: { permissions: Permission[] }
  /** Its secret is the password. */
  smtp: Schemas['MailServer']
  /** Its secret is described in mail/google-connection.ts. `ended`: Google no longer accepts the grant. */
  google: { client_id: string | null; address: string | null; connected_at: string | null; ended: boolean }
  /** Its secret is the client's. */
  single_sign_on: Omit<Schemas['SingleSignOn'], 'has_secret' | 'version'>
  /** Mails in the company's own words; one that is not here is written in the product's. */
  mail_texts: { texts: { [K in Schemas['MailTextKind']]?: { subject: string; body: string } } }
  notifications: { rules: Schemas['NotificationRule'][] }
  simulation: Omit<Schemas['SimulationParams'], 'version'>
  /** Time zone and next number are stored with the company. */
  general: Omit<Schemas['General'], 'version' | 'timezone' | 'next_project_number'>
  /** The price per watt is stored with the company, where pricing reads it. */
  design_preferences: Omit<Schemas['DesignPreferences'], 'version' | 'price_usd_per_w'>
  /** One for each role that has any. */
  guardrails: { roles: { role_id: string; limits: Limits }[] }
  points_of_contact: Schemas['PointsOfContact']
  template_rules: { rules: Schemas['TemplateRule'][] }
  invoicing: Omit<Schemas['InvoicingSettings'], 'version'>
  /** The list of first steps on the dashboard. */
  onboarding: { dismissed: boolean }
  signing: Pick<Schemas['SigningSettings'], 'timestamp_url' | 'reminder_days' | 'send_on_acceptance'>
  proposal_theme: Schemas['ProposalTheme']
  support_access: { without_asking: boolean }
  /** Whether public services are asked about this company's houses. */
  site_services: { enabled: boolean }
}

const USUAL = { panel_id: null, inverter_id: null, storage_id: null }
const NOBODY = { shown_to_homeowners: false }

export const DEFAULTS: Areas = {
  default_permissions: { permissions: ['dashboard.view', 'projects.view_own'] },
  smtp: { enabled: false, port: 587, encryption: 'starttls' },
  google: { client_id: null, address: null, connected_at: null, ended: false },
  single_sign_on: { mode: 'off', issuer: null, client_id: null, role_id: null, role_claim: 'groups', role_map: [] },
  mail_texts: { texts: {} },
  notifications: { rules: [] },
  simulation: {
    // PVWatts' own.
    losses: {
      soiling: 0.02,
      shading: 0.03,
      snow: 0,
      mismatch: 0.02,
      wiring: 0.02,
      connections: 0.005,
      light_induced_degradation: 0.015,
      nameplate: 0.01,
      age: 0,
      availability: 0.03,
    },
    catalogue_efficiency: true,
    inverter_efficiency: 0.96,
    degradation: 0.005,
    // Thevenard and Pelland 2013 (Solar Energy 91, 432-445): 3.9 % between years, 5 % long-term horizontal light, 3 % light
    // in the plane, 3 % module power, 2 % dirt with 1.5 % snow. Their 5 % for all else at a plant of 10 MW is taken as 2 % for
    // shade and 2 % for the rest on a roof: 8.5 % together in a year, where they found 8.7 %.
    yearly_deviation: 0.039,
    uncertainty: {
      weather_data: 0.05,
      model: 0.03,
      module_rating: 0.03,
      soiling_and_snow: 0.025,
      shading: 0.02,
      other: 0.02,
    },
  },
  general: {
    project_prefix: 'P-',
    signing_link_days: 30,
    invite_days: 7,
    pricing_checks: { minimum_margin: null, cost_usd_per_w: null, most_discount: null },
    cancel_reasons: [
      'Changed their mind within the cancellation period',
      'Chose another installer',
      'Price or payment was too high',
      'Financing was not approved',
      'Roof, shade or wiring does not allow it',
      'Utility or permit was refused',
      'Moving or selling the house',
      'No longer reachable',
    ],
  },
  // A common roof: 4/12 pitch, facing south.
  design_preferences: {
    default_panel_id: null,
    default_inverter_id: null,
    default_storage_id: null,
    equipment_by_sale: { cash: USUAL, loan: USUAL, lease: USUAL, ppa: USUAL },
    dc_ac_target: 1.2,
    default_tilt_deg: 18,
    default_azimuth_deg: 180,
    default_module_count: 10,
    base_method: 'per_watt',
    flat_price_cents: null,
    markup: null,
    other_cost_usd_per_w: null,
    // International Fire Code since 2018: 18 inches along a ridge, ways of 36 inches. Only editions until 2015 ask for 18
    // inches along hips and valleys too. One foot around rooftop obstructions leaves room to work.
    setbacks: {
      ridge_m: 0.4572,
      hip_m: 0,
      valley_m: 0,
      rake_m: 0,
      eave_m: 0,
      obstruction_m: 0.3048,
      pathway_m: 0.9144,
    },
    jurisdictions: [],
    racking: null,
  },
  points_of_contact: { sales: NOBODY, installation: NOBODY, service: NOBODY, billing: NOBODY },
  guardrails: { roles: [] },
  template_rules: { rules: [] },
  invoicing: {
    invoice_prefix: 'INV-',
    credit_note_prefix: 'CN-',
    terms_days: 14,
    how_to_pay: '',
    // A deposit, most of it before the roof is opened, the rest when it is done.
    schedule: [
      { milestone: 'signing', share: 0.1 },
      { milestone: 'start', share: 0.6 },
      { milestone: 'completion', share: 0.3 },
    ],
  },
  onboarding: { dismissed: false },
  signing: { timestamp_url: null, reminder_days: [3, 7], send_on_acceptance: false },
  proposal_theme: {
    heading_style: 'modern',
    text_size: 'standard',
    tagline: '',
    footer_text: '',
    font: 'inter',
    cover_file_id: null,
  },
  support_access: { without_asking: false },
  site_services: { enabled: true },
}
