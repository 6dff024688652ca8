// Older sales of the demo company, before those simulated step by step: a year of them, so its dashboard has a past.
// Each is a project with its design and its price; payments and signatures happened on paper.
import { eq } from 'drizzle-orm'
import { inCompany } from '#server/db/database.ts'
import { projects } from '#server/db/schema/projects.ts'
import { moveProject } from '#server/projects/moves/move.ts'
import { idOf, the } from './answers.ts'
import type { Client } from './sell.ts'
import { DEMO, type Stage } from './stage.ts'

type Outcome = 'cash' | 'loan' | 'lost' | 'open'
/** Days ago, who, panels on the roof, what became of it. */
type Row = [days_ago: number, name: string, modules: number, outcome: Outcome, by?: 'manager']

const ROWS: Row[] = [
  [352, 'Aspen Pattern', 16, 'loan'],
  [331, 'Bailey Fixture', 20, 'cash', 'manager'],
  [309, 'Cameron Standin', 14, 'loan'],
  [296, 'Dakota Pattern', 18, 'loan'],
  [283, 'Eden Fixture', 12, 'lost'],
  [262, 'Frankie Standin', 24, 'cash', 'manager'],
  [241, 'Greer Pattern', 18, 'loan'],
  [226, 'Hollis Fixture', 22, 'loan'],
  [214, 'Ira Standin', 16, 'lost', 'manager'],
  [204, 'Jamie Pattern', 20, 'loan', 'manager'],
  [188, 'Kerry Fixture', 18, 'cash'],
  [171, 'Lee Standin', 26, 'loan'],
  [159, 'Marlow Pattern', 16, 'loan'],
  [148, 'Nico Fixture', 20, 'loan', 'manager'],
  [133, 'Onyx Standin', 22, 'loan'],
  [121, 'Peyton Pattern', 18, 'cash'],
  [112, 'Reese Fixture', 24, 'loan', 'manager'],
  [101, 'Sage Standin', 14, 'lost'],
  [58, 'Toby Pattern', 18, 'open'],
  [36, 'Umber Fixture', 22, 'open', 'manager'],
  [22, 'Vesper Standin', 16, 'open'],
]

const WAY = {
  cash: ['paid_by_cash', 'installation_completed', 'funded'],
  loan: ['submitted', 'approved', 'installation_completed', 'funded'],
  lost: ['canceled'],
  open: [],
} as const
const DAYS = {
  paid_by_cash: 8,
  submitted: 6,
  approved: 3,
  installation_completed: 34,
  funded: 12,
  canceled: 15,
} as const
const SOURCES = ['Referral', 'Website', 'Home show', 'Door to door']

type Earlier = { days_ago: number; name: string; modules: number; outcome: Outcome; by: 'rep' | 'manager' }

export const EARLIER = ROWS.map(
  ([days_ago, name, modules, outcome, by = 'rep' as const]): Earlier => ({ days_ago, name, modules, outcome, by }),
)

export async function earlierSale(stage: Stage, { days_ago, name, modules, outcome, by }: Earlier, index: number) {
  const { database, ports, team, turn } = stage
  turn(days_ago)
  const { id } = await begin(team[by], index, name, modules)
  let left = days_ago
  for (const status of WAY[outcome]) {
    left = Math.max(0, left - DAYS[status])
    turn(left)
    await stage.once(() =>
      inCompany(database, DEMO, async db => {
        const [row] = await db.select().from(projects).where(eq(projects.id, id))
        if (row && row.status !== status) await moveProject(db, ports, row, status)
      }),
    )
  }
}

async function begin(call: Client, index: number, name: string, modules: number) {
  const [firstname = '', lastname = ''] = name.split(' ')
  const { project } = the(
    await call.POST('/v1/lead/create', {
      body: {
        status: 'new',
        homeowner: {
          firstname,
          lastname,
          email: `${firstname}.${lastname}@example.com`.toLowerCase(),
          phone: `(602) 555-01${50 + index}`,
        },
        address: {
          line1: `${1_200 + 11 * index} Example Street`,
          city: 'Phoenix',
          state: 'AZ',
          postal_code: '85016',
          latitude: 33.5,
          longitude: -112.03,
        },
        utility_id: 'AZ-803',
        tariff: { rate_usd_per_kwh: 0.15, fixed_charge_cents_per_month: 1_300 },
        rate_confirmed: true,
        consumption: { mode: 'annual_kwh', values: [650 * modules] },
        lead_source: SOURCES[index % SOURCES.length] ?? 'Referral',
      },
    }),
  )
  const { panels } = the(await call.GET('/v3/collections.ListPanels', {}))
  const { inverters } = the(await call.GET('/v3/collections.ListInverters', {}))
  const panel_id = idOf(panels, panel => panel.model === 'Q.TRON BLK M-G2+ 430')
  const inverter_id = idOf(inverters, inverter => inverter.model === 'SE7600H-US')
  const roof = { name: 'South roof', tilt_deg: 20, azimuth_deg: 180, panel_id, module_count: modules }
  await call.POST('/v3/design.Save', {
    body: { project_id: project.id, version: 0, arrays: [roof], inverters: [{ inverter_id, count: 1 }] },
  })
  return project
}
