// What the company says about itself: name, logo and colour as homeowners see them, and fields of its own; and all it has, to take along.
import { gapSentence, profileGaps } from '#machines/company/profile-gaps.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot } from '#web/data/queries.ts'
import { part } from '#web/lib/part.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { LicensesCard } from './licenses-card.tsx'
import { LogoCard } from './logo-card.tsx'
import { MetadataCard } from './metadata-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { words } from './words.ts'

// Below the fold, and for few.
const InstallationCard = part(() => import('#web/company/installation/installation-card.tsx'))
const CompaniesCard = part(() => import('#web/company/installation/companies-card.tsx'))
const ArchiveCards = part(() => import('#web/company/exports/archive-card.tsx'))

/** Profile fields that documents show and that are still empty. */
function ProfileGaps({
  company: { logo_src, phone, address, license_number, licenses },
}: {
  company: Schemas['Company']
}) {
  const gaps = profileGaps({ has_logo: logo_src !== undefined, phone, address, license_number, licenses })
  return gaps.length > 0 && <Notice>{gapSentence(gaps)}</Notice>
}

export default function CompanyScreen() {
  const { data, error, refetch } = useRead('/v3/company.Get', {})
  const isInternal = useWhyNot('users.impersonate') === undefined
  return (
    <Page>
      <PageHeader title={common.company} note={words.what_proposals_agreements_mails} />
      {isInternal && (
        <>
          <InstallationCard />
          <CompaniesCard />
        </>
      )}
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96" />}
      {data && (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="flex min-w-0 flex-col gap-5">
            <ProfileGaps company={data.company} />
            <ProfileCard company={data.company} />
            <LicensesCard company={data.company} />
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <LogoCard company={data.company} />
            <MetadataCard />
          </div>
        </div>
      )}
      <ArchiveCards />
    </Page>
  )
}
