// Examples for the deals board and duplicate leads besides the other households: a deal in each column, one stuck too
// long, and a lead another rep already has.

import { FULLY_SIGNED } from './papers/signing.ts'
import { APS, type DemoProject, desert, LOAN, person, phoenix, QCELLS, south } from './projects.ts'

const roof = { planes: [south(16)], panel: QCELLS, inverter: { model: 'SE7600H-US', count: 1 }, adders: [] }

export const demoDeals: DemoProject[] = [
  // Accepted, and no agreement out yet.
  {
    sold_by: 'rep@example.com',
    days_ago: 10,
    ...APS,
    ...roof,
    monthly_kwh: desert(11_900),
    homeowner: person('Uma', 'Sample', 51),
    address: phoenix(151, '85016', 33.504, -112.032),
    financing: 'Cash',
    stop: 'sent',
    agreements: [],
  },
  // Signed weeks ago, and no lender was asked.
  {
    sold_by: 'manager@example.com',
    days_ago: 24,
    ...APS,
    ...roof,
    monthly_kwh: desert(12_600),
    homeowner: person('Vesper', 'Specimen', 52),
    partner: person('Val', 'Specimen', 53),
    address: phoenix(152, '85018', 33.496, -111.987),
    financing: LOAN,
    stop: 'proposed',
    agreements: [FULLY_SIGNED],
  },
  // Indigo Sample once more, by another seller.
  {
    sold_by: 'manager@example.com',
    days_ago: 1,
    ...APS,
    ...roof,
    planes: [],
    monthly_kwh: [],
    homeowner: { ...person('Indi', 'Sample', 19), email: 'indi@example.com' },
    address: { ...phoenix(909, '85008', 33.464, -111.985), line1: '909 Example St.' },
    financing: null,
    stop: 'draft',
  },
]
