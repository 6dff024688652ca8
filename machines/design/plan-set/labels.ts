// Labels and placards of a plan, with text, size, colors, place and the article of its edition. The wording is the code's or equivalent.
import type { Schemas } from '#sdk/types.ts'
import { articleOf, type Edition } from '../electrical/code/editions.ts'
import { number } from './sizes.ts'

type Plan = Schemas['ElectricalPlan']
export type Placard = {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
  readonly letters: string
  readonly colors: {
    readonly name: string
    readonly title: string
    readonly title_fill: string
    readonly body: string
    readonly body_fill: string
  }
  readonly place: string
  readonly article: string
}

const RED = {
  name: 'White on red, reflective',
  title: '#ffffff',
  title_fill: '#c1121f',
  body: '#ffffff',
  body_fill: '#c1121f',
}
const PLAIN_RED = { ...RED, name: 'White on red' }
const WARNING = {
  name: 'Black on orange',
  title: '#111111',
  title_fill: '#f28c28',
  body: '#111111',
  body_fill: '#ffffff',
}
const CAUTION = {
  name: 'Black on yellow',
  title: '#111111',
  title_fill: '#ffd23f',
  body: '#111111',
  body_fill: '#ffffff',
}
const YELLOW = { ...CAUTION, name: 'Title black on yellow, rest black on white' }
const CONTRAST = { ...CAUTION, name: 'Contrasting colors' }
const WHITE = { name: 'Black on white', title: '#111111', title_fill: '#ffffff', body: '#111111', body_fill: '#ffffff' }
const THREE_EIGHTHS = 'Capitals 3/8 in. or more'

/** `cold_v`: highest DC voltage of the plan; null where it isn't known. */
export function placardsOf(
  plan: Plan,
  cold_v: number | null,
  disconnect_at: string,
  company_phone: string | null,
): Placard[] {
  const edition: Edition = plan.edition ?? '2020'
  const of = (subject: Parameters<typeof articleOf>[0]) => {
    if (!plan.edition) return 'NEC, edition to be confirmed'
    const found = articleOf(subject, plan.edition)
    return found ? `NEC ${plan.edition}, ${found}` : `NEC ${plan.edition}`
  }
  const dc = plan.kind !== 'micro'
  const later = edition === '2023' || edition === '2026'
  const combined = plan.circuits.find(one => one.kind === 'combined')
  const sources = plan.source_a
  const storage = plan.circuits.some(({ kind }) => kind === 'storage')
  const list: (Placard | false)[] = [
    {
      id: 'rapid_shutdown',
      title: 'SOLAR PV SYSTEM EQUIPPED WITH RAPID SHUTDOWN',
      lines: [
        'TURN RAPID SHUTDOWN SWITCH TO THE "OFF" POSITION TO SHUT DOWN PV SYSTEM AND REDUCE SHOCK HAZARD IN ARRAY',
        `SWITCH: ${disconnect_at.toUpperCase()}`,
      ],
      letters: 'Title 3/8 in. or more, rest 3/16 in. or more; with the roof diagram of PV-2',
      colors: later ? CONTRAST : YELLOW,
      place: 'Service equipment',
      article: of('shutdown_placard'),
    },
    {
      id: 'shutdown_switch',
      title: 'RAPID SHUTDOWN SWITCH FOR SOLAR PV SYSTEM',
      lines: [],
      letters: THREE_EIGHTHS,
      colors: RED,
      place: 'On the rapid shutdown switch or within 3 ft of it',
      article: of('shutdown_switch'),
    },
    dc && {
      id: 'dc_raceway',
      title: edition === '2017' ? 'WARNING: PHOTOVOLTAIC POWER SOURCE' : 'SOLAR PV DC CIRCUIT',
      lines: [],
      letters: THREE_EIGHTHS,
      colors: RED,
      place: 'DC raceways and enclosures every 10 ft, and on each section',
      article: of('dc_marking'),
    },
    {
      id: 'pv_disconnect',
      title: 'PV SYSTEM DISCONNECT',
      lines: [],
      letters: THREE_EIGHTHS,
      colors: PLAIN_RED,
      place: 'AC disconnect',
      article: of('pv_disconnect'),
    },
    {
      id: 'line_and_load',
      title: 'WARNING',
      lines: ['ELECTRIC SHOCK HAZARD', 'TERMINALS ON THE LINE AND LOAD SIDES MAY BE ENERGIZED IN THE OPEN POSITION'],
      letters: 'Header larger than the text',
      colors: WARNING,
      place: 'AC disconnect and any other with both sides energized',
      article: of('pv_disconnect'),
    },
    dc && {
      id: 'dc_voltage',
      title: `MAXIMUM DC VOLTAGE: ${cold_v === null ? '–' : number(cold_v, 0)} V`,
      lines: [],
      letters: '3/16 in. or more',
      colors: PLAIN_RED,
      place: 'DC disconnect or inverter',
      article: of('dc_voltage_label'),
    },
    !later && {
      id: 'ac_rating',
      title: 'PHOTOVOLTAIC AC POWER SOURCE',
      lines: [
        `RATED AC OUTPUT CURRENT: ${sources === null ? '–' : number(sources)} A`,
        'NOMINAL OPERATING AC VOLTAGE: 240 V',
      ],
      letters: '3/16 in. or more',
      colors: PLAIN_RED,
      place: 'Point of connection',
      article: of('ac_rating_label'),
    },
    (plan.connection === 'bus_120' || plan.connection === 'bus_center') && {
      id: 'do_not_relocate',
      title: 'WARNING',
      lines: ['POWER SOURCE OUTPUT CONNECTION', 'DO NOT RELOCATE THIS OVERCURRENT DEVICE'],
      letters: 'Header larger than the text',
      colors: WARNING,
      place: 'Beside the backfed breaker',
      article: of(plan.connection === 'bus_120' ? 'bus_120' : 'bus_center'),
    },
    (plan.connection === 'bus_sum' || combined !== undefined) && {
      id: 'sum',
      title: 'WARNING',
      lines: [
        'THIS EQUIPMENT FED BY MULTIPLE SOURCES. TOTAL RATING OF ALL OVERCURRENT DEVICES EXCLUDING MAIN SUPPLY OVERCURRENT DEVICE SHALL NOT EXCEED AMPACITY OF BUSBAR',
      ],
      letters: 'Header larger than the text',
      colors: WARNING,
      place: plan.connection === 'bus_sum' ? 'Main panel' : 'AC combiner',
      article: of('bus_sum'),
    },
    {
      id: 'multiple_sources',
      title: 'CAUTION: MULTIPLE SOURCES OF POWER',
      lines: [
        `UTILITY AND SOLAR PV${storage ? ', ENERGY STORAGE' : ''}${plan.choices.generator ? ', GENERATOR' : ''}`,
        `PV DISCONNECT: ${disconnect_at.toUpperCase()}`,
        ...(later && company_phone ? [`SERVICE: ${company_phone}`] : []),
      ],
      letters: 'Header larger than the text; with the directory of sheet PV-1',
      colors: CAUTION,
      place: 'Service equipment and each source disconnect',
      article: of('directory'),
    },
    dc && {
      id: 'under_load',
      title: 'DO NOT DISCONNECT UNDER LOAD',
      lines: [],
      letters: '3/16 in. or more',
      colors: WARNING,
      place: 'DC connectors and isolating devices without a load rating',
      article: of('isolating'),
    },
    storage && {
      id: 'storage_disconnect',
      title: 'ENERGY STORAGE SYSTEM DISCONNECT',
      lines: [],
      letters: THREE_EIGHTHS,
      colors: PLAIN_RED,
      place: 'Storage disconnect',
      article: of('storage_disconnect'),
    },
    storage &&
      edition !== '2017' && {
        id: 'storage_shutdown',
        title: 'ESS EMERGENCY SHUTDOWN',
        lines: [],
        letters: THREE_EIGHTHS,
        colors: PLAIN_RED,
        place: 'Outside, readily accessible',
        article: of('storage_disconnect'),
      },
    edition !== '2017' && {
      id: 'emergency_disconnect',
      title: 'EMERGENCY DISCONNECT, SERVICE DISCONNECT',
      lines: [],
      letters: 'Letters 1/2 in. or more',
      colors: PLAIN_RED,
      place: 'Service disconnect outside, where the service is replaced or new',
      article: of('emergency_disconnect'),
    },
    plan.connection === 'power_control' && {
      id: 'power_control',
      title: 'POWER CONTROL SYSTEM',
      lines: [
        `CONTROLLED SETTING: ${plan.choices.control_a ?? '–'} A`,
        `PROTECTED BUSBAR: ${plan.choices.busbar_a ?? '–'} A`,
      ],
      letters: '3/16 in. or more',
      colors: WHITE,
      place: 'Controlled equipment',
      article: of('power_control'),
    },
  ]
  return list.filter(one => one !== false)
}
