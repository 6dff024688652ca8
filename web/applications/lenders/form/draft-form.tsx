// An application that is not sent yet: filled in here together with the homeowner, or shared with them by a link.

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentLanguage } from '#machines/words/language.ts'
import type { Answer, Schemas } from '#sdk/types.ts'
import { read, useWhyNot, write } from '#web/data/queries.ts'
import ConflictDialog from '#web/projects/sale/conflict-dialog.tsx'
import type { TabProps } from '#web/projects/sale/project/project-tabs.ts'
import { Differences } from './differences.tsx'
import { DraftHead } from './draft-head.tsx'
import { DraftSections } from './draft-sections.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { SharedCard } from './shared-card.tsx'
import { type SavedDraft, useDraft } from './use-draft.ts'
import { useFollowing } from './use-following.ts'
import { words } from './words.ts'

type Application = Schemas['LenderApplication']
type Props = TabProps & { application: Application; onDiscarded: () => void }

export function DraftForm({ project, application, onDiscarded }: Props) {
  // The dialog with the link outlives the change from one way to the other.
  const [sharing, setSharing] = useState(false)
  const onShare = () => setSharing(true)
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {application.status === 'shared' ? (
        <>
          <DraftHead application={application} saving={null} onDiscarded={onDiscarded} />
          <SharedCard application={application} onShare={onShare} />
        </>
      ) : (
        // Withdrawing a link restarts the form with what the homeowner has entered.
        <Editing
          key={application.share?.sent_at ?? ''}
          project={project}
          application={application}
          onDiscarded={onDiscarded}
          onShare={onShare}
        />
      )}
      {sharing && <ShareDialog application={application} onClose={() => setSharing(false)} />}
    </div>
  )
}

const savedOf = (application: Application): SavedDraft => ({
  known: application,
  version: application.version,
  saved_at: application.updated_at,
  saved_by_name: null,
})

function Editing({ project, application, onDiscarded, onShare }: Props & { onShare: () => void }) {
  const whyNot = useWhyNot('lenders.apply')
  const know = useKnow(application)
  const draft = useDraft({
    name: `lender-application-${application.id}`,
    saved: savedOf(application),
    kind: application.ssn,
    language: currentLanguage(),
    save: async (input, version) => {
      const answer = await write('/v3/lender_applications.SaveDraft', {
        application_id: application.id,
        version,
        ...input,
      })
      know(answer.application)
      return answer.application.version
    },
    read: async () => {
      const answer = await read('/v3/lender_applications.Get', { application_id: application.id })
      know(answer.application)
      return savedOf(answer.application)
    },
  })
  useFollowing(draft, application)
  return (
    <>
      <DraftHead application={application} saving={{ saving: draft.saving, whyNot }} onDiscarded={onDiscarded} />
      <Differences application={application} />
      <DraftSections project={project} application={application} draft={draft} whyNot={whyNot} onShare={onShare} />
      <ConflictDialog
        saving={draft.saving}
        kind="application"
        theirsThen={words.replaces_theirs}
        open
        onLook={() => draft.take(application)}
        onTake={() => draft.take(application)}
      />
    </>
  )
}

/** Writes a save's response into the list's cache, so nothing is refetched. */
function useKnow({ project_id }: Application) {
  const client = useQueryClient()
  return (application: Application) => {
    client.setQueryData<Answer<'/v3/lender_applications.List'>>(
      ['/v3/lender_applications.List', { project_id }],
      before => ({
        applications: before?.applications.map(one => (one.id === application.id ? application : one)) ?? [application],
      }),
    )
  }
}
