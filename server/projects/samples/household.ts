// The people and address of the sample project: fictional, and obviously so.
import { capitalZip } from '#machines/projects/samples/capitals.ts'
import { sampleBill } from '#machines/projects/samples/utility-bill.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Perform } from '#server/handler.ts'
import { words } from './words.ts'

export const HOMEOWNER = {
  firstname: 'Sam',
  lastname: 'Sample',
  email: 'sam.sample@example.com',
  phone: '(202) 555-0100',
}

/** A year of a house that cools in summer. */
export const USE_KWH = [820, 720, 760, 820, 1_030, 1_310, 1_570, 1_540, 1_290, 980, 760, 800] as const

type Company = { state: string | null; address: Schemas['Address'] | null }

/** In the company's own state, with its largest utility there and what that charges on average. */
export async function homeOf(perform: Perform, company: Company | undefined) {
  const postal_code = capitalZip(company?.address?.state ?? company?.state ?? null)
  const { place } = await perform('/v3/projects.LookupPostalCode', { postal_code })
  const { city, state, latitude, longitude } = place
  const { utilities } = await perform('/v1/lead/external/utilities', { state, postal_code })
  const [largest] = utilities
  const rate_usd_per_kwh = largest?.average?.rate_usd_per_kwh ?? 0.16
  return {
    address: { line1: '12 Example Street', city, state, postal_code, latitude, longitude },
    utility: {
      ...(largest ? { utility_id: largest.id } : {}),
      tariff: { rate_usd_per_kwh, fixed_charge_cents_per_month: 1_300 },
      rate_confirmed: true,
    },
  }
}

export const addBill = (perform: Perform, project_id: string) =>
  perform('/v3/files.Upload', { project_id, file_name: words.bill_file, file: sampleBill() })
