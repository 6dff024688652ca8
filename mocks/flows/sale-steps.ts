// The steps of a sale, from a lead to an accepted proposal, in a person's words. Flows of whole sales and of lender
// applications combine them. Ids come from the steps before: `project`, `panels`, `inverters`, `ways-to-pay`, `proposal`.
import type { Call, Step } from './arazzo.ts'
import { bearer } from './steps.ts'

export const APPLICANT = { firstname: 'Sam', lastname: 'Sample', email: 'sam.sample@example.com' }
const USE_KWH = [900, 800, 850, 900, 1100, 1400, 1700, 1650, 1400, 1050, 820, 880]
/** A pen’s line, 64 by 20 points. */
export const SIGNATURE =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAUCAYAAAA9djs/AAAAiklEQVR42u2WwQ3AIAwDGaPPztP992m/PAgNsVMp1Cfxi4JtBZTWhBBCYBzndffn1+bREEqFORKKiGeH2fdMDYBxaYUwl0yuXDgTGBFvmXf18BR5mkUCiARE/z+Y5jJ6WbW0MWeO9ls9Mtop5iuIht43SzTrR46KTjVvhcBecEpsjCVFf7XsCLEHDwyZ55utDJchAAAAAElFTkSuQmCC'

export const project_id = '$steps.project.outputs.project_id'
/** Index of each among a new company's payment options. */
const WAYS = { cash: 0, loan: 1, ppa: 3 } as const
type Way = keyof typeof WAYS
const optionOf = (way: Way) => `$steps.ways-to-pay.outputs.${way}`

/** A request by a user of the company. */
export const asked = (stepId: string, description: string, call: Call, outputs?: Record<string, string>): Step => ({
  stepId,
  description,
  call: { ...call, headers: { ...bearer(), ...call.headers } },
  ...(outputs ? { outputs } : {}),
})

/** The household's location, utility, rate and use. */
export const HOUSEHOLD = {
  utility_id: 'AZ-803',
  address: {
    line1: '12 Example Street',
    city: 'Phoenix',
    state: 'AZ',
    postal_code: '85004',
    latitude: 33.451,
    longitude: -112.07,
  },
  tariff: { rate_usd_per_kwh: 0.2, fixed_charge_cents_per_month: 1_300 },
  consumption: { mode: 'monthly_kwh', values: USE_KWH },
}

/** Who acts, and in which role. */
export const signedIn: Step = asked(
  'user',
  'Who is signed in.',
  { operation: 'GET /v1/user', status: 200 },
  { user_id: '$response.body#/user/id', role_id: '$response.body#/user/role_id' },
)

export const newLead: Step = asked(
  'project',
  'A lead comes in: somebody wants solar.',
  { operation: 'POST /v1/lead/create', body: { status: 'new', homeowner: APPLICANT }, status: 200, example: 'new' },
  { project_id: '$response.body#/project/id', version: '$response.body#/project/version' },
)

export const lead: readonly Step[] = [
  newLead,
  asked(
    'use',
    'Where the house stands, who its utility is, and what it uses. The deal is active from here.',
    {
      operation: 'POST /v3/projects.Update',
      body: { project_id, version: '$steps.project.outputs.version', ...HOUSEHOLD, rate_confirmed: true },
      status: 200,
      example: 'active',
      checks: ["$response.body#/project/status == 'active'"],
    },
    { version: '$response.body#/project/version' },
  ),
  asked('net-metering', 'What the utility pays for exports is checked and confirmed: savings rest on it.', {
    operation: 'POST /v3/energy.ConfirmTariff',
    body: {
      project_id,
      version: '$steps.use.outputs.version',
      parts: ['net_metering'],
      net_metering: { kind: 'full_retail' },
    },
    status: 200,
    checks: ["$response.body#/basis/net_metering/state == 'confirmed'"],
  }),
]

const PANEL = '$steps.panels.outputs.panel_id'
export const designed: readonly Step[] = [
  asked(
    'panels',
    'Which panels the company sells.',
    { operation: 'GET /v3/collections.ListPanels', query: { search: 'Q.TRON' }, status: 200 },
    { panel_id: '$response.body#/panels/0/id' },
  ),
  asked(
    'inverters',
    'Which inverters it sells.',
    { operation: 'GET /v3/collections.ListInverters', query: { search: 'SE7600H-US' }, status: 200 },
    { inverter_id: '$response.body#/inverters/0/id' },
  ),
  asked('design', 'Two planes of a roof, typed in by hand.', {
    operation: 'POST /v3/design.Save',
    body: {
      project_id,
      version: 0,
      arrays: [
        { name: 'South roof', tilt_deg: 20, azimuth_deg: 180, panel_id: PANEL, module_count: 12 },
        { name: 'West roof', tilt_deg: 20, azimuth_deg: 270, panel_id: PANEL, module_count: 8 },
      ],
      inverters: [{ inverter_id: '$steps.inverters.outputs.inverter_id', count: 1 }],
    },
    status: 200,
  }),
]

export const priced: readonly Step[] = [
  asked('simulation', 'What the roof makes in a year.', {
    operation: 'GET /v3/solar.GetPerformanceSimulation',
    query: { project_id },
    status: 200,
  }),
  asked('price', 'One price, from base and adders.', {
    operation: 'GET /v3/pricing.Get',
    query: { project_id },
    status: 200,
    checks: ['$response.body#/problem == null'],
  }),
]

export const waysToPay: Step = asked(
  'ways-to-pay',
  'Cash, loan and power purchase agreement, as every new company can offer them.',
  {
    operation: 'GET /v3/collections.ListFinancing',
    status: 200,
    example: 'starter',
    checks: [
      "$response.body#/providers/0/code == 'cash'",
      "$response.body#/providers/1/code == 'goodleap'",
      "$response.body#/providers/3/code == 'lightreach'",
    ],
  },
  Object.fromEntries(Object.entries(WAYS).map(([way, at]) => [way, `$response.body#/providers/${at}/options/0/id`])),
)

export const financed = (way: Way): Step[] => [
  waysToPay,
  asked('financing', 'The homeowner leans to this one; its price, production and payment are frozen together.', {
    operation: 'POST /v3/projects.SetFinancing',
    body: { project_id, option_id: optionOf(way) },
    status: 200,
  }),
]

export const proposed = (way: Way): Step[] => [
  asked(
    'proposal',
    'The proposal is published.',
    {
      operation: 'POST /v3/proposal.Save',
      body: { project_id, version: 0, language: 'en', option_ids: [optionOf(way)], publish: true },
      status: 200,
      example: 'sent',
      checks: ["$response.body#/proposal/status == 'sent'"],
    },
    { public_id: '$response.body#/proposal/public_id' },
  ),
  asked(
    'message',
    'The mail that goes with it, in the company’s words.',
    { operation: 'GET /v3/proposal.PrepareMessage', query: { project_id }, status: 200 },
    {
      homeowner_id: '$response.body#/recipients/0/homeowner_id',
      subject: '$response.body#/subject',
      body: '$response.body#/body',
    },
  ),
  asked('mail', 'Off it goes to the homeowner.', {
    operation: 'POST /v3/proposal.Send',
    body: {
      project_id,
      way: 'mail',
      homeowner_ids: ['$steps.message.outputs.homeowner_id'],
      cc: [],
      subject: '$steps.message.outputs.subject',
      body: '$steps.message.outputs.body',
    },
    status: 200,
  }),
  {
    stepId: 'read',
    description: 'The homeowner opens the link.',
    call: {
      operation: 'GET /v3/proposal.View',
      query: { public_id: '$steps.proposal.outputs.public_id' },
      status: 200,
    },
  },
  {
    stepId: 'accept',
    description: 'And accepts.',
    call: {
      operation: 'POST /v3/proposal.Accept',
      body: {
        public_id: '$steps.proposal.outputs.public_id',
        option_id: optionOf(way),
        with_battery: true,
        name: 'Sam Sample',
      },
      status: 200,
    },
  },
]

/** Agreements must name a contractor licensed in the state. */
export const licensed: readonly Step[] = [
  asked(
    'profile',
    'The company as it signed up.',
    { operation: 'GET /v3/company.Get', status: 200 },
    { version: '$response.body#/company/version' },
  ),
  asked('license', 'Its contractor license is entered.', {
    operation: 'POST /v3/company.Update',
    body: {
      version: '$steps.profile.outputs.version',
      name: 'Example Solar',
      legal_name: 'Example Solar',
      license_number: 'ROC 000000',
      brand_color: '#b86e00',
    },
    status: 200,
  }),
]

export const projectIs = (status: string, description: string): Step =>
  asked(
    `project-${status.replaceAll('_', '-')}`,
    description,
    {
      operation: 'GET /v3/projects.Get',
      query: { project_id },
      status: 200,
      example: status,
      checks: [`$response.body#/project/status == '${status}'`],
    },
    { version: '$response.body#/project/version' },
  )
