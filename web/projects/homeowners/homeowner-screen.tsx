// One person across their projects: how to reach them, what they signed and agreed to, what they were sent and what they did.

import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { fullName } from '#machines/lib/text.ts'
import { useRead, useWhyNot } from '#web/data/queries.ts'
import { LoadFailure } from '#web/frame/load-failure.tsx'
import { href } from '#web/frame/navigation.ts'
import { useParam } from '#web/frame/use-param.ts'
import { phone, phoneHref } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { HomeownerDialog } from '#web/projects/sale/project/homeowner-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Facts, Page, PageHeader } from '#web/ui/page.tsx'
import { SkeletonPage } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { Acts } from './acts.tsx'
import { Consents, Documents } from './papers.tsx'
import { PersonProjects } from './person-projects.tsx'
import { SentMails } from './sent-mails.tsx'
import { words } from './words.ts'

const Installments = part(() => import('#web/projects/sale/invoices/installments/installments.tsx'))

const PrivacyCard = part(() => import('#web/projects/privacy/privacy-card.tsx'))

export default function HomeownerScreen() {
  const homeowner_id = useParam('id')
  const [editing, setEditing] = useState(false)
  const { data, error, refetch } = useRead('/v3/homeowners.Get', { homeowner_id })
  const whyNot = useWhyNot('homeowners.edit')
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <SkeletonPage />
  const { homeowner, projects, documents, consents } = data
  const { firstname, lastname, email, phone: number, preferred_language } = homeowner
  return (
    <Page>
      <PageHeader
        above={
          <>
            <Link href={href('/projects')} className="underline-offset-2 hover:underline">
              {common.projects}
            </Link>
            <span aria-hidden> / </span>
            <span>{common.homeowner}</span>
          </>
        }
        title={fullName({ firstname, lastname })}
        note={projects.length === 1 ? words.one_project : words.count_projects({ count: projects.length })}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <PersonProjects projects={projects} />
          {projects.map(({ id, name }) => (
            <Installments key={id} project_id={id} name={name} />
          ))}
          <Documents documents={documents} />
          <SentMails homeowner_id={homeowner_id} email={email} />
          <PrivacyCard homeowner_id={homeowner_id} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Card
            title={words.contact}
            actions={
              <Button
                look="ghost"
                icon={<Pencil size={14} aria-hidden />}
                disabledReason={whyNot}
                onClick={() => setEditing(true)}
              >
                {words.edit}
              </Button>
            }
          >
            <Facts
              facts={[
                {
                  label: common.email,
                  value: email ? (
                    <a href={`mailto:${email}`} className="thumb underline-offset-2 hover:underline">
                      {email}
                    </a>
                  ) : (
                    words.not_known_yet
                  ),
                },
                {
                  label: common.phone,
                  value: number ? (
                    <a href={phoneHref(number)} className="thumb underline-offset-2 hover:underline">
                      {phone(number) || number}
                    </a>
                  ) : (
                    words.not_known_yet
                  ),
                },
                { label: common.language, value: preferred_language === 'es' ? common.spanish : common.english },
              ]}
            />
          </Card>
          <Consents consents={consents} />
          <Acts homeowner_id={homeowner_id} />
        </div>
      </div>
      {editing && (
        <HomeownerDialog project_id={homeowner.project_id} homeowner={homeowner} onClose={() => setEditing(false)} />
      )}
    </Page>
  )
}
