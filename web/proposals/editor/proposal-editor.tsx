import { Eye, History as HistoryIcon, Send } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { type Content, imageIdsOf } from '#machines/proposals/content.ts'
import { findingsOf } from '#machines/proposals/findings.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot } from '#web/data/queries.ts'
import { part } from '#web/lib/part.tsx'
import { SavedState } from '#web/projects/sale/saved-state.tsx'
import { ScreenHeader } from '#web/projects/sale/screen-header.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { common } from '#web/words/common.ts'
import { LANGUAGE_NAMES } from '#web/words/language-names.ts'
import { previewHref, proposalTab } from '../addresses.ts'
import type { Proposed } from '../proposed.ts'
import { ContentEditor } from './content-editor.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { type ContentDraft, useProposalSaving } from './proposal-saving.ts'
import type { LookedAt } from './proposal-versions.tsx'
import { words } from './words.ts'

// Dialogs are loaded on demand.
const ConflictDialog = part(() => import('#web/projects/sale/conflict-dialog.tsx'))
const ProposalVersions = part(() => import('./proposal-versions.tsx'))

type Props = {
  proposed: Proposed
  project: Schemas['Project']
  proposal: Schemas['Proposal']
  /** As it was read last: figures and values of today. */
  data: Schemas['EditorData']
  /** As it was read when the editor opened. */
  saved: Schemas['EditorData']
  draft: ContentDraft | undefined
  reread: () => void
}

export function ProposalEditor({ proposed, project, proposal, data, saved, draft, reread }: Props) {
  // A finding on the proposal's tab leads to its place.
  const [params] = useSearchParams()
  const whyNot = useWhyNot('proposals.edit')
  const [content, setContent] = useState<Content>(draft?.work ?? saved.content)
  const [look, setLook] = useState<LookedAt | null>(null)
  const [versions, setVersions] = useState(false)
  const [restored, setRestored] = useState(draft !== undefined)
  const [uploaded, setUploaded] = useState<readonly Schemas['ShownImage'][]>([])
  const saving = useProposalSaving({ proposed, saved, draft, content, onLost: reread })
  const images = useMemo(() => [...uploaded, ...data.document.images], [uploaded, data.document.images])
  const findings = useFindings(content, data, images, proposal)
  const know = (more: readonly Schemas['ShownImage'][]) => setUploaded(before => [...before, ...more])
  const lookAt = (version: LookedAt) => {
    know(version.images)
    setLook(version)
  }
  const takeTheirs = () => {
    const theirs = saving.theirSaved?.content
    setLook(null)
    if (!theirs) return
    know(saving.theirSaved?.document.images ?? [])
    setContent(theirs)
    saving.takeTheirs(theirs)
  }
  const lookAtTheirs = () => {
    const theirs = saving.theirSaved
    if (theirs) lookAt({ ...named(theirs), content: theirs.content, images: theirs.document.images })
  }
  const restore = (version: LookedAt) => {
    saving.noteRestored(version.version, version.content)
    setLook(null)
    setContent(version.content)
  }
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <ScreenHeader
        back={proposalTab(proposed)}
        title={project.name}
        note={[
          common.proposal,
          LANGUAGE_NAMES[proposal.language],
          ...(proposal.template_name ? [words.started_from_template({ template_name: proposal.template_name })] : []),
        ].join(', ')}
        actions={
          <>
            <span className="max-lg:hidden">
              <Badge status={proposal.status} />
            </span>
            <SavedState saving={saving} whyNot={whyNot} />
            <IconButton label={words.history} icon={HistoryIcon} onClick={() => setVersions(true)} />
            <Link
              href={previewHref(proposed)}
              className={`${buttonLook()} max-sm:hidden`}
              title={words.preview_as_homeowner}
            >
              <Eye size={14} aria-hidden /> {words.preview}
            </Link>
            <Link href={proposalTab(proposed)} className={buttonLook('primary')}>
              <Send size={14} aria-hidden />
              <span className="max-sm:sr-only">{words.publish}</span>
            </Link>
          </>
        }
      />
      <EditorNotices
        saving={saving}
        look={look}
        restored={restored}
        whyNot={whyNot}
        onClose={() => setRestored(false)}
        onMine={() => setLook(null)}
        onTheirs={takeTheirs}
        onBack={restore}
      />
      <div className="min-h-0 flex-1">
        <ContentEditor
          content={content}
          onChange={setContent}
          document={data.document}
          values={data.values}
          findings={look ? [] : findings}
          images={images}
          onImage={image => know([image])}
          whyNot={whyNot}
          look={look?.content}
          at={params.get('at') ?? undefined}
        />
      </div>
      {versions && (
        <ProposalVersions
          proposed={proposed}
          version={saving.version}
          onLook={one => {
            lookAt(one)
            setVersions(false)
          }}
          onClose={() => setVersions(false)}
        />
      )}
      {saving.theirs && (
        <ConflictDialog
          saving={saving}
          kind="proposal"
          open={look === null}
          onLook={lookAtTheirs}
          onTake={takeTheirs}
        />
      )}
    </div>
  )
}

const named = ({ version, saved_at, saved_by_name }: Schemas['EditorData']) => ({
  version,
  saved_at: saved_at ?? '',
  saved_by_name: saved_by_name ?? words.someone,
})

/** Found as it is written, by the rules publishing waits for. */
function useFindings(
  content: Content,
  { values, document, content: read }: Schemas['EditorData'],
  images: readonly Schemas['ShownImage'][],
  { language, option_ids }: Schemas['Proposal'],
) {
  return useMemo(() => {
    const there = new Set(images.map(({ file_id }) => file_id))
    // An image of an earlier version may be there though its address was not asked for; only what was read is known to be gone.
    const gone = new Set(imageIdsOf(read).filter(id => !there.has(id)))
    const image_ids = [...there, ...imageIdsOf(content).filter(id => !gone.has(id))]
    return findingsOf(content, {
      values,
      image_ids,
      language,
      offer_count: document.figures.offers.length || option_ids.length,
    })
  }, [content, values, document, images, language, option_ids, read])
}
