// Households, plainly made up, each stopped at another step of the sale.
import { GABLE_ROOF, type RoofPlan } from '#machines/projects/samples/draw-roof.ts'
import type { Schemas } from '#sdk/types.ts'
import { DESERT_TARIFF, EVENING_TARIFF } from './energy.ts'
import type { DemoLender } from './lenders.ts'
import { type DemoAgreement, FULLY_SIGNED, ON_PAPER, type Person } from './papers/signing.ts'
import type { DemoProposal } from './propose.ts'
import { DORMERS, DUTCH_GABLE, FLAT, HIP, HIP_DORMERS, L_GABLE, L_HIP, SALTBOX, SHEDS } from './roofs.ts'

export type DemoProject = {
  sold_by: 'rep@example.com' | 'manager@example.com'
  days_ago: number
  homeowner: Person & { preferred_language?: 'es' }
  /** The second signer. */
  partner?: Person
  address: { line1: string; city: string; state: string; postal_code: string; latitude: number; longitude: number }
  utility_id: string
  rate_usd_per_kwh: number
  monthly_kwh: number[]
  /** In place of the flat rate. */
  tariff?: Schemas['Tariff']
  /** Its rate and net metering are left unconfirmed. */
  is_assumed?: true
  /** In place of the months: the file of a meter, of last year. */
  meter_kwh?: number
  additions?: Schemas['Additions']
  planes: { name: string; tilt_deg: number; azimuth_deg: number; modules: number; mounting?: Schemas['Mounting'] }[]
  /** The drawn roof; its planes have the names above. */
  roof?: RoofPlan
  panel: string
  inverter: { model: string; count: number }
  roof_type?: Schemas['RoofType']
  battery?: { model: string; count: number; control?: Schemas['StorageControl'] }
  /** What the rep noted of the house's electrical side. */
  electrical?: Partial<Schemas['ElectricalChoices']>
  /** Facts of the plan set, and the side of the street for fire access. */
  plan_set?: { facts: Partial<Schemas['PlanSetFacts']>; street_deg: number; issue?: string }
  /** A second design of a drawn roof, and the sold design's name next to it. */
  without_battery?: { name: string; sold_name: string }
  adders: { name: string; quantity?: number; amount_cents?: number }[]
  /** Custom prices, set or requested by the seller. */
  own_prices?: { name: string; cents: number; reason: string; decision?: 'approve' | 'decline'; note?: string }[]
  financing: string | null
  proposal?: DemoProposal
  /** The lender it is financed by, and how far that went. */
  lender?: DemoLender
  /** Financed where no API speaks, and recorded. */
  by_hand?: 'portal' | 'in_house'
  /** Agreements sent for signature; if sold, usually including a fully signed one. */
  agreements?: DemoAgreement[]
  stop:
    | 'draft'
    | 'new'
    | 'designed'
    | 'priced'
    | 'begun'
    | 'proposed'
    | 'sent'
    | 'signed'
    | 'installed'
    | 'funded'
    | 'canceled'
}

export const person = (firstname: string, lastname: string, line: number) => ({
  firstname,
  lastname,
  email: `${firstname}.${lastname}@example.com`.toLowerCase(),
  phone: `(602) 555-01${String(line).padStart(2, '0')}`,
})
export const phoenix = (number: number, postal_code: string, latitude: number, longitude: number) => ({
  line1: `${number} Example Street`,
  city: 'Phoenix',
  state: 'AZ',
  postal_code,
  latitude,
  longitude,
})
/** A desert household: the year's kWh spread with the cooling season. */
export const desert = (annual: number) =>
  [0.066, 0.058, 0.061, 0.066, 0.083, 0.106, 0.127, 0.124, 0.104, 0.079, 0.061, 0.065].map(share =>
    Math.round(annual * share),
  )
const SRP = { utility_id: 'AZ-16572', rate_usd_per_kwh: 0.1306 }
export const APS = { utility_id: 'AZ-803', rate_usd_per_kwh: 0.15 }
export const QCELLS = 'Q.TRON BLK M-G2+ 430'
export const south = (modules: number) => ({ name: 'South roof', tilt_deg: 20, azimuth_deg: 180, modules })
const west = (modules: number) => ({ name: 'West roof', tilt_deg: 20, azimuth_deg: 270, modules })
const level = (modules: number) => ({ name: 'Flat roof', tilt_deg: 0, azimuth_deg: 180, modules })
const east = (modules: number) => ({ name: 'East roof', tilt_deg: 18, azimuth_deg: 90, modules })

const ground = (modules: number) => ({
  name: 'Backyard rack',
  tilt_deg: 30,
  azimuth_deg: 180,
  modules,
  mounting: 'ground' as const,
})

/** As a rep notes it at the house. */
const HOUSE_200_A = {
  edition: '2023',
  service_a: 200,
  busbar_a: 200,
  main_a: 200,
  main_place: 'end',
  opposite_end: true,
  existing_sources_a: 0,
  taps_allowed: true,
  dc_ft: 60,
  ac_ft: 25,
  above_roof_in: 1,
  terminal_c: 75,
  generator: false,
  ev_charger_a: 0,
  service_conductor: '2/0',
} as const

const onWall = (side: Schemas['PlanSetSide'], ...places: [Schemas['PlanSetPlace']['what'], number][]) =>
  places.map(([what, offset_ft]) => ({ what, side, offset_ft }))

/** As an installer would survey it; lots and departments are made up. */
const PERMIT = {
  ahj: 'City of Phoenix (demo)',
  parcel: '000-00-000',
  building_code: '2024 IRC',
  construction: 'R-3, V-B',
  lot: { top_ft: 24, right_ft: 10, bottom_ft: 30, left_ft: 16 },
  rafter_size: '2x6 Douglas fir',
  rafter_spacing_in: 24,
  trusses: false,
  mean_height_ft: 14,
  wind_mph: 105,
  exposure: 'B',
  ground_snow_psf: 0,
  asce: '7-16',
  fault_current_a: 8_200,
  interrupting_a: 10_000,
} as const satisfies Partial<Schemas['PlanSetFacts']>
const METERED = onWall('left', ['meter', 6], ['main_panel', 9], ['ac_disconnect', 12], ['combiner', 16])
const WITH_INVERTER = [...METERED.slice(0, 3), ...onWall('left', ['inverter', 16])]

const BUILT: readonly string[] = ['installation', 'paid', 'funded'] satisfies DemoLender['stop'][]

/** Alike but for who lives there, and what became of it at the lender. */
const atLender = (
  homeowner: Person,
  address: DemoProject['address'],
  financing: string,
  days_ago: number,
  lender: DemoLender,
): DemoProject => ({
  sold_by: 'rep@example.com',
  days_ago,
  homeowner,
  address,
  ...APS,
  monthly_kwh: desert(13_400),
  planes: [south(18)],
  panel: QCELLS,
  inverter: { model: 'SE7600H-US', count: 1 },
  adders: [],
  financing,
  lender,
  stop: 'proposed',
  ...(BUILT.includes(lender.stop)
    ? { partner: { ...homeowner, firstname: `${homeowner.firstname.slice(0, 2)}sley`, email: `co.${homeowner.email}` } }
    : {}),
  ...(BUILT.includes(lender.stop) ? { agreements: [FULLY_SIGNED] } : {}),
})
export const LOAN = 'GoodLeap 25 years, 7.49%'
export const SUNLIGHT_LOAN = 'Sunlight 20 years, first year free'
const ENFIN_LOAN = 'EnFin 25 years, low start'

export const demoProjects: DemoProject[] = [
  {
    sold_by: 'manager@example.com',
    days_ago: 74,
    homeowner: person('Avery', 'Sample', 11),
    partner: person('Ash', 'Sample', 31),
    address: phoenix(101, '85016', 33.502, -112.03),
    ...APS,
    monthly_kwh: desert(14_200),
    planes: [south(14), west(8)],
    roof: L_HIP,
    panel: QCELLS,
    inverter: { model: 'SE7600H-US', count: 1 },
    adders: [{ name: 'Critter guard', quantity: 22 }],
    financing: 'Cash',
    stop: 'funded',
  },
  {
    sold_by: 'rep@example.com',
    days_ago: 72,
    homeowner: person('Blake', 'Specimen', 12),
    partner: person('Bo', 'Specimen', 32),
    address: phoenix(202, '85018', 33.495, -111.988),
    ...APS,
    monthly_kwh: desert(16_800),
    planes: [south(18), east(6)],
    roof: HIP,
    panel: QCELLS,
    inverter: { model: 'SE10000H-US', count: 1 },
    electrical: { ...HOUSE_200_A, busbar_a: 225 },
    plan_set: { facts: { ...PERMIT, places: WITH_INVERTER }, street_deg: 180, issue: 'For permit' },
    adders: [{ name: 'Main panel upgrade' }],
    financing: 'Cash',
    agreements: [
      FULLY_SIGNED,
      // Sent so long ago that its link has expired and reminders have stopped.
      { template: 'interconnection', acts: [{ open: 'utility_account_holder', after_days: 1 }] },
    ],
    stop: 'installed',
  },
  {
    sold_by: 'rep@example.com',
    days_ago: 40,
    homeowner: person('Casey', 'Example', 13),
    partner: person('Cam', 'Example', 33),
    address: phoenix(303, '85032', 33.624, -112.004),
    ...APS,
    monthly_kwh: desert(12_600),
    planes: [south(16)],
    roof: GABLE_ROOF,
    panel: QCELLS,
    inverter: { model: 'IQ8M', count: 16 },
    electrical: HOUSE_200_A,
    plan_set: { facts: { ...PERMIT, places: METERED }, street_deg: 180, issue: 'For permit' },
    roof_type: 'composition_shingle',
    adders: [{ name: 'Steep roof' }, { name: 'Critter guard', quantity: 16 }, { name: 'Cash discount' }],
    financing: 'Cash',
    agreements: [
      {
        template: 'installation',
        acts: [
          { sign: 'homeowner', after_days: 0.5 },
          { withdraw: 'The name of the co-homeowner was misspelled', after_days: 1 },
        ],
      },
      ON_PAPER,
    ],
    stop: 'signed',
  },
  {
    sold_by: 'manager@example.com',
    days_ago: 33,
    homeowner: person('Devon', 'Placeholder', 14),
    address: phoenix(404, '85044', 33.33, -111.994),
    ...APS,
    monthly_kwh: desert(11_000),
    planes: [level(12)],
    roof: FLAT,
    panel: QCELLS,
    inverter: { model: 'IQ8+', count: 12 },
    adders: [],
    financing: LOAN,
    stop: 'canceled',
  },
  {
    sold_by: 'rep@example.com',
    days_ago: 16,
    homeowner: person('Emery', 'Sample', 15),
    partner: person('Ellis', 'Sample', 34),
    address: phoenix(505, '85050', 33.685, -111.998),
    ...APS,
    monthly_kwh: desert(18_400),
    additions: [{ kind: 'electric_vehicle', name: 'Electric vehicle', annual_kwh: 3600 }],
    planes: [south(20), ground(8)],
    panel: QCELLS,
    inverter: { model: 'SE10000H-US', count: 1 },
    adders: [{ name: 'EV charger' }, { name: 'Trenching', amount_cents: 120_000 }],
    financing: 'Cash',
    proposal: { visits: [{ after_days: 0.3, minutes: 7, pages: 7, on: 'computer', looks_at: 'Cash' }] },
    agreements: [
      {
        template: 'installation',
        message: 'Thank you for the coffee on Tuesday. Here is the agreement as we went through it.',
        acts: [
          { sign: 'homeowner', after_days: 0.3 },
          { sign: 'co_homeowner', after_days: 1, in_person: true },
        ],
      },
      {
        template: 'interconnection',
        acts: [
          { open: 'utility_account_holder', after_days: 0.4 },
          { remind: 'utility_account_holder', after_days: 3 },
        ],
      },
    ],
    stop: 'sent',
  },
  {
    sold_by: 'rep@example.com',
    days_ago: 12,
    homeowner: person('Finley', 'Specimen', 16),
    address: phoenix(606, '85022', 33.63, -112.05),
    ...APS,
    monthly_kwh: desert(13_400),
    planes: [south(12), east(8)],
    roof: L_GABLE,
    panel: QCELLS,
    inverter: { model: 'IQ8A', count: 20 },
    electrical: { ...HOUSE_200_A, busbar_a: 225, storage_place: 'attached_garage' },
    plan_set: {
      facts: {
        ...PERMIT,
        places: [...METERED, ...onWall('left', ['storage', 21])],
        backup: 'partial',
        storage_clear: true,
        storage_alarms: true,
        vehicle_protection: true,
      },
      street_deg: 180,
    },
    roof_type: 'concrete_tile',
    battery: { model: 'IQ Battery 5P', count: 2 },
    without_battery: { name: 'Panels only', sold_name: 'With two batteries' },
    adders: [{ name: 'Array skirt' }],
    own_prices: [
      { name: 'Tile roof mounting', cents: 85_000, reason: 'A third of the roof is shingle', decision: 'approve' },
    ],
    financing: LOAN,
    proposal: {
      template: 'Battery story',
      valid_days: 30,
      visits: [
        { after_days: 0.2, minutes: 1, pages: 3, on: 'phone', looks_at: 'Cash' },
        { after_days: 1, minutes: 11, pages: 7, on: 'computer', looks_at: LOAN },
        { after_days: 3, minutes: 3, pages: 5, on: 'phone', looks_at: LOAN },
      ],
    },
    stop: 'proposed',
  },
  {
    sold_by: 'manager@example.com',
    days_ago: 9,
    homeowner: person('Gray', 'Example', 17),
    address: phoenix(707, '85048', 33.31, -112.04),
    ...APS,
    monthly_kwh: desert(9_800),
    planes: [south(12)],
    roof: DORMERS,
    panel: QCELLS,
    inverter: { model: 'SE5000H-US', count: 1 },
    roof_type: 'clay_tile',
    adders: [
      { name: 'Critter guard', quantity: 12 },
      { name: 'Trench by the foot', quantity: 60 },
      { name: 'Loyalty discount' },
    ],
    own_prices: [{ name: 'Trench by the foot', cents: 99_000, reason: 'Soft ground, half a day less' }],
    financing: null,
    stop: 'begun',
  },
  {
    sold_by: 'rep@example.com',
    days_ago: 6,
    homeowner: person('Harper', 'Placeholder', 18),
    address: phoenix(808, '85024', 33.67, -112.03),
    // Neither this utility's export rate nor the average rate used is confirmed.
    ...SRP,
    is_assumed: true,
    monthly_kwh: desert(15_100),
    planes: [south(10), west(10)],
    roof: SHEDS,
    panel: QCELLS,
    inverter: { model: 'Primo GEN24 7.7 208-240 Plus', count: 1 },
    electrical: { ...HOUSE_200_A, busbar_a: 225, module_shutdown: true },
    plan_set: { facts: { ...PERMIT, places: WITH_INVERTER }, street_deg: 180 },
    roof_type: 'metal_standing_seam',
    adders: [{ name: 'Main panel upgrade' }, { name: 'Roof repair under the array' }],
    own_prices: [
      {
        name: 'Main panel upgrade',
        cents: 195_000,
        reason: 'The service panel was replaced in 2019; only the bus bar is too small',
      },
    ],
    financing: null,
    stop: 'priced',
  },
  {
    sold_by: 'manager@example.com',
    days_ago: 5,
    homeowner: { ...person('Kendall', 'Example', 21), phone: '(559) 555-0121' },
    partner: { ...person('Kit', 'Example', 36), phone: '(559) 555-0136' },
    address: {
      line1: '112 Example Avenue',
      city: 'Fresno',
      state: 'CA',
      postal_code: '93720',
      latitude: 36.858,
      longitude: -119.766,
    },
    utility_id: 'CA-14328',
    rate_usd_per_kwh: 0.36,
    tariff: EVENING_TARIFF,
    monthly_kwh: [],
    meter_kwh: 9_600,
    planes: [south(12), west(6)],
    roof: DUTCH_GABLE,
    panel: QCELLS,
    inverter: { model: 'SE7600H-US', count: 1 },
    roof_type: 'composition_shingle',
    battery: { model: 'Powerwall 3', count: 1 },
    adders: [{ name: 'Critter guard', quantity: 18 }],
    financing: 'EnFin PPA',
    proposal: {
      visits: [{ after_days: 1, minutes: 3, pages: 4, on: 'phone', looks_at: 'EnFin PPA' }],
      is_changed: true,
    },
    agreements: [{ template: 'leased', acts: [{ open: 'homeowner', after_days: 0.5 }] }],
    stop: 'proposed',
  },
  {
    sold_by: 'rep@example.com',
    days_ago: 25,
    homeowner: person('Logan', 'Sample', 22),
    partner: person('Lane', 'Sample', 35),
    address: phoenix(113, '85028', 33.583, -112.008),
    ...APS,
    tariff: DESERT_TARIFF,
    monthly_kwh: desert(13_800),
    additions: [{ kind: 'electric_vehicle', name: 'Second car', annual_kwh: 3_600 }],
    planes: [south(14), west(10)],
    roof: HIP_DORMERS,
    panel: QCELLS,
    inverter: { model: 'SE10000H-US', count: 1 },
    roof_type: 'composition_shingle',
    battery: { model: 'IQ Battery 5P', count: 2, control: { strategy: 'self_consumption', reserve: 0.1 } },
    adders: [{ name: 'EV charger' }],
    financing: LOAN,
    proposal: { valid_days: 14, visits: [{ after_days: 2, minutes: 2, pages: 4, on: 'phone', looks_at: 'Cash' }] },
    agreements: [
      {
        template: 'installation',
        acts: [{ decline: 'homeowner', reason: 'We’d like to wait until spring.', after_days: 1.5 }],
      },
    ],
    stop: 'proposed',
  },
  {
    sold_by: 'rep@example.com',
    days_ago: 4,
    homeowner: { ...person('Marisol', 'Muestra', 23), preferred_language: 'es' },
    address: phoenix(114, '85031', 33.494, -112.166),
    ...APS,
    monthly_kwh: desert(12_200),
    planes: [south(10), west(6)],
    roof: SALTBOX,
    panel: QCELLS,
    inverter: { model: 'IQ8+', count: 16 },
    roof_type: 'composition_shingle',
    adders: [],
    financing: LOAN,
    proposal: {
      valid_days: 30,
      visits: [{ after_days: 1, minutes: 4, pages: 6, on: 'phone', looks_at: 'Cash' }],
    },
    agreements: [{ template: 'contrato', acts: [{ open: 'homeowner', after_days: 0.4 }] }],
    stop: 'proposed',
  },
  {
    sold_by: 'rep@example.com',
    days_ago: 3,
    homeowner: person('Indigo', 'Sample', 19),
    address: phoenix(909, '85008', 33.464, -111.985),
    ...APS,
    monthly_kwh: desert(10_400),
    planes: [],
    panel: QCELLS,
    inverter: { model: 'SE5000H-US', count: 1 },
    adders: [],
    financing: null,
    stop: 'new',
  },
  {
    sold_by: 'rep@example.com',
    days_ago: 1,
    homeowner: person('Jules', 'Specimen', 20),
    address: phoenix(110, '85004', 33.451, -112.07),
    ...APS,
    monthly_kwh: [],
    planes: [],
    panel: QCELLS,
    inverter: { model: 'SE5000H-US', count: 1 },
    adders: [],
    financing: null,
    stop: 'draft',
  },
  atLender(person('Morgan', 'Sample', 41), phoenix(141, '85016', 33.503, -112.031), LOAN, 48, {
    code: 'goodleap',
    stop: 'funded',
  }),
  atLender(person('Noor', 'Specimen', 42), phoenix(142, '85018', 33.494, -111.989), LOAN, 27, {
    code: 'goodleap',
    stop: 'installation',
  }),
  atLender(person('Oakley', 'Example', 43), phoenix(143, '85032', 33.625, -112.005), ENFIN_LOAN, 11, {
    code: 'enfin',
    type: 'loan',
    stop: 'documents',
  }),
  atLender(person('Parker', 'Placeholder', 44), phoenix(144, '85021', 33.56, -112.09), LOAN, 8, {
    code: 'goodleap',
    stop: 'decided',
    decision: 'approved_with_stipulations',
  }),
  atLender(person('Quinn', 'Sample', 45), phoenix(145, '85028', 33.58, -112.0), SUNLIGHT_LOAN, 6, {
    code: 'sunlight-financial',
    stop: 'decided',
    decision: 'counter_offered',
  }),
  atLender(person('Rowan', 'Specimen', 46), phoenix(146, '85050', 33.68, -111.99), SUNLIGHT_LOAN, 5, {
    code: 'sunlight-financial',
    stop: 'decided',
    decision: 'declined',
  }),
  atLender(person('Sasha', 'Example', 47), phoenix(147, '85024', 33.69, -112.03), 'LightReach lease', 3, {
    code: 'lightreach',
    type: 'lease',
    stop: 'shared',
  }),
  atLender(person('Tatum', 'Placeholder', 48), phoenix(148, '85044', 33.33, -111.99), LOAN, 2, {
    code: 'goodleap',
    stop: 'draft',
  }),
  // Its installation is paid, and the rest held back until permission to operate.
  atLender(person('Uma', 'Sample', 49), phoenix(149, '85022', 33.632, -112.052), LOAN, 36, {
    code: 'goodleap',
    stop: 'paid',
  }),
]
