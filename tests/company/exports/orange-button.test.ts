// A system in Orange Button’s words, of facts as the database gives them.
import { expect, it } from 'vitest'
import { orangeButtonSite } from '#server/company/exports/orange-button.ts'

it('says in Orange Button’s words how an array is mounted where that was chosen', () => {
  const facts = { name: 'Backyard', tilt_deg: 30, azimuth_deg: 180, panel_id: 'none', module_count: 8 }
  const { PVSystems } = orangeButtonSite(
    { panels: new Map(), inverters: new Map(), storage: new Map() },
    {
      id: 'one',
      number: 'P-1',
      address: null,
      utility: null,
      utility_name: null,
      size_w: 6880,
      ac_w: 7600,
      arrays: [
        facts,
        { ...facts, mounting: 'ground' },
        { ...facts, mounting: 'ground', tracker: { max_angle_deg: 60, backtracking: true } },
      ],
      inverters: [],
      storage: [],
      annual_kwh: null,
      monthly_kwh: null,
      simulated_at: null,
    },
  )
  expect(PVSystems?.[0]?.PVArrays.map(({ Description }) => Description?.Value)).toEqual([
    'Backyard',
    'Backyard, ground rack',
    'Backyard, ground rack, single-axis tracker, by its axis',
  ])
})
