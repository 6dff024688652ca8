// The pages of one proposal, written and seen as the homeowner will see them.
import { useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { together, useRead } from '#web/data/queries.ts'
import { LoadFailure } from '#web/frame/load-failure.tsx'
import { useParam } from '#web/frame/use-param.ts'
import { ScreenHeader } from '#web/projects/sale/screen-header.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { EmptyState, SkeletonPage } from '#web/ui/states.tsx'
import { proposalTab } from '../addresses.ts'
import { type Proposed, proposedKey, useProposed } from '../proposed.ts'
import { ProposalEditor } from './proposal-editor.tsx'
import { leftDraft } from './proposal-saving.ts'
import { words } from './words.ts'

export default function EditorScreen() {
  const project_id = useParam('id')
  const project = useRead('/v3/projects.Get', { project_id })
  const proposed = useProposed(project_id)
  const proposal = useRead('/v3/proposal.Get', proposed)
  const begun = proposal.data?.proposal
  const editor = useRead('/v3/proposal.GetEditorData', proposed, { enabled: Boolean(begun) })
  const { failure, retry } = together(project, proposal, editor)
  if (project.data && begun && editor.data)
    return (
      <Opened
        key={proposedKey(proposed)}
        proposed={proposed}
        project={project.data.project}
        proposal={begun}
        data={editor.data}
        reread={() => void editor.refetch()}
      />
    )
  const tab = proposalTab(proposed)
  if (failure || (project.data && proposal.data && !begun))
    return (
      <>
        <ScreenHeader back={tab} title={words.proposal_editor} note={project.data?.project.name} />
        <div>
          {failure ? (
            <LoadFailure error={failure} onRetry={retry} />
          ) : (
            <EmptyState
              title={words.no_proposal_yet}
              action={
                <Link href={tab} className={buttonLook('primary')}>
                  {words.start_proposal}
                </Link>
              }
            >
              {words.no_proposal_yet_hint}
            </EmptyState>
          )}
        </div>
      </>
    )
  return <SkeletonPage />
}

type Props = {
  proposed: Proposed
  project: Schemas['Project']
  proposal: Schemas['Proposal']
  data: Schemas['EditorData']
  reread: () => void
}

/** The editor keeps the data it opened with; later reads don't change it while the user writes. */
function Opened({ data, ...props }: Props) {
  const [saved] = useState(data)
  const [draft] = useState(() => leftDraft(props.proposed, data))
  return <ProposalEditor {...props} data={data} saved={saved} draft={draft} />
}
