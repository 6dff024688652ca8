// A new company's setup steps. The database decides whether a step is done, so it can't be checked off by hand.
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { profileGaps } from '#machines/company/profile-gaps.ts'
import type { Schemas } from '#sdk/types.ts'
import { readSetting } from '#server/company/settings/store.ts'
import type { Db } from '#server/db/database.ts'
import { agreements } from '#server/db/schema/agreements.ts'
import { companies, invites, settings, users } from '#server/db/schema/company.ts'
import { financing_options, financing_providers } from '#server/db/schema/financing.ts'
import { projects } from '#server/db/schema/projects.ts'
import { proposals } from '#server/db/schema/proposals.ts'
import type { Ports } from '#server/ports/ports.ts'
import { NOT_SAMPLE } from '#server/projects/sample.ts'

type Step = Schemas['OnboardingStep']

/** Needs a transaction inside the company's tenant. One query for all: each part stops at the first row it finds. */
export async function onboardingOf(db: Db, ports: Ports): Promise<Schemas['Onboarding']> {
  const is = (value: ReturnType<typeof sql>) => sql<boolean>`(${value})`
  const any = (query: { getSQL(): ReturnType<typeof sql> }) => sql<boolean>`exists ${query}`
  const [facts] = await db
    .select({
      profile: {
        has_logo: is(sql`${companies.logo_file_id} is not null`),
        phone: companies.phone,
        address: companies.address,
        license_number: companies.license_number,
        licenses: companies.licenses,
      },
      // Saved once, be it with the price that was proposed.
      base_price: any(db.select().from(settings).where(eq(settings.area, 'design_preferences'))),
      member: is(
        sql`(select count(*) from ${users}) > 1 or exists (select from ${invites} where ${invites.revoked_at} is null)`,
      ),
      financing: any(
        db
          .select({ one: sql`1` })
          .from(financing_options)
          .innerJoin(financing_providers, eq(financing_providers.id, financing_options.provider_id))
          .where(and(eq(financing_options.active, true), eq(financing_providers.enabled, true))),
      ),
      agreement: any(
        db
          .select({ one: sql`1` })
          .from(agreements)
          .where(and(isNotNull(agreements.published_version), eq(agreements.active, true))),
      ),
      project: any(db.select({ one: sql`1` }).from(projects).where(NOT_SAMPLE)),
      proposal: any(db.select({ one: sql`1` }).from(proposals).where(isNotNull(proposals.first_sent_at))),
    })
    .from(companies)
  const { value: smtp } = await readSetting(db, 'smtp')
  const { value: google } = await readSetting(db, 'google')
  const has_google = google.connected_at !== null && !google.ended
  if (!facts) throw new Error('There is a company in its own tenant')
  const missing = profileGaps(facts.profile)
  const done: Record<Step, boolean> = {
    ...facts,
    profile: missing.length === 0,
    mail_server: smtp.enabled || has_google || ports.mail_server,
  }
  const { value, version } = await readSetting(db, 'onboarding')
  return {
    steps: STEPS.map(step => ({
      step,
      done: done[step],
      ...(step === 'profile' && missing.length > 0 ? { missing } : {}),
    })),
    dismissed: value.dismissed,
    version,
  }
}

const STEPS: readonly Step[] = [
  'profile',
  'base_price',
  'member',
  'financing',
  'agreement',
  'mail_server',
  'project',
  'proposal',
]
