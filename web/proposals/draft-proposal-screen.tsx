// The proposal as the homeowner would see it if published now, for signed-in users. The URL names the project.
import { ExternalLink, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { proposalDerivation } from '#machines/money/derivations/proposal.ts'
import type { Schemas } from '#sdk/types.ts'
import { together, useRead } from '#web/data/queries.ts'
import { LoadFailure } from '#web/frame/load-failure.tsx'
import { useParam } from '#web/frame/use-param.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { EmptyState, Notice, SkeletonPage } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { editorHref, proposalTab } from './addresses.ts'
import { ExplainFigure } from './document/blocks/figure.tsx'
import { ProposalPages } from './document/document.tsx'
import { type Proposed, useProposed } from './proposed.ts'
import { SizedDocument, useDocumentWidth, WidthChoice } from './sized-document.tsx'
import { ThemeFrame } from './theme/theme-frame.tsx'
import { words } from './words.ts'

export default function DraftProposalScreen() {
  const project_id = useParam('id')
  const proposed = useProposed(project_id)
  const begun = useRead('/v3/proposal.Get', proposed)
  const proposal = begun.data?.proposal
  const editor = useRead('/v3/proposal.GetEditorData', proposed, { enabled: Boolean(proposal) })
  const { failure, retry } = together(begun, editor)
  const back = <Link href={proposalTab(proposed)}>{common.project}</Link>
  if (failure) return <LoadFailure error={failure} onRetry={retry} />
  if (!begun.data || (proposal && !editor.data)) return <SkeletonPage />
  if (!proposal || !editor.data)
    return (
      <Page>
        <PageHeader title={common.proposal} above={back} />
        <Card>
          <EmptyState
            title={words.no_proposal_yet}
            action={
              <Link href={proposalTab(proposed)} className={buttonLook('primary')}>
                {words.start_proposal}
              </Link>
            }
          >
            {words.no_proposal_yet_hint}
          </EmptyState>
        </Card>
      </Page>
    )
  return <Draft proposed={proposed} proposal={proposal} editor={editor.data} at={editor.dataUpdatedAt} />
}

type Props = { proposed: Proposed; proposal: Schemas['Proposal']; editor: Schemas['EditorData']; at: number }

function Draft({ proposed, proposal, editor: { document, findings }, at }: Props) {
  const { width, show } = useDocumentWidth()
  const [chosen, choose] = useState<string>()
  const { public_url, summary_url, status, published_at, is_current, has_unpublished } = proposal
  const first = document.homeowner_name
  return (
    <Page>
      <PageHeader
        title={common.proposal}
        above={<Link href={proposalTab(proposed)}>{first}</Link>}
        badge={<Badge status={status} />}
        note={words.draft_preview_note}
        actions={
          <>
            <WidthChoice width={width} onChange={show} />
            {public_url && (
              <a href={public_url} target="_blank" rel="noreferrer" className={buttonLook()}>
                <ExternalLink size={14} aria-hidden />
                {words.public_page}
              </a>
            )}
            {summary_url && (
              <a href={summary_url} target="_blank" rel="noreferrer" className={buttonLook()}>
                <ExternalLink size={14} aria-hidden />
                {words.summary}
              </a>
            )}
            <Link href={editorHref(proposed)} className={buttonLook('primary')}>
              <Pencil size={14} aria-hidden />
              {words.edit_pages}
            </Link>
          </>
        }
      />
      {published_at && (!is_current || has_unpublished) && (
        <Notice kind="warning">
          {is_current ? words.text_changed_homeowner_sees_published : words.figures_changed_publish_again}
        </Notice>
      )}
      <Findings findings={findings} />
      <SizedDocument width={width}>
        <ThemeFrame look={document.theme} {...(width === 'paper' ? { className: 'on-paper' } : {})}>
          <ExplainFigure
            value={(place, figure) => (
              <Derived derivation={proposalDerivation(document.figures, place)} at={at}>
                {figure}
              </Derived>
            )}
          >
            <ProposalPages proposal={document} chosen={chosen} onChoose={choose} />
          </ExplainFigure>
        </ThemeFrame>
      </SizedDocument>
    </Page>
  )
}

function Findings({ findings }: { findings: Schemas['Finding'][] }) {
  if (findings.length === 0) return null
  const blocking = findings.filter(({ blocks_sending }) => blocks_sending).length
  return (
    <Notice kind={blocking > 0 ? 'warning' : 'info'}>
      {blocking > 0 ? words.fix_issues_before_publishing({ count: blocking }) : words.worth_a_look_before_publishing}
      <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-5">
        {findings.map(({ place, sentence, block_id }) => (
          <li key={`${block_id} ${place} ${sentence}`}>
            <strong className="font-medium">{place}</strong>: {sentence}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
