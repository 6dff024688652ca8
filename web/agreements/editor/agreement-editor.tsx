// The template editor: pages on the left, the document with its fields in the middle, properties of the selection on
// the right. It holds the draft and provides it to all parts through `useEditing`.
import { useEffect, useMemo, useRef, useState } from 'react'
import { findingsOf } from '#machines/agreements/templates/findings.ts'
import type { Answer } from '#sdk/types.ts'
import { useRead, useWhyNot } from '#web/data/queries.ts'
import { canonical } from '#web/lib/canonical.ts'
import { part } from '#web/lib/part.tsx'
import type { KeptDraft, SavedTemplate } from './agreement-saving.ts'
import { useTemplateSaving } from './agreement-saving.ts'
import { type Editing, EditingContext } from './editing.ts'
import { EditorBar, type Pane } from './editor-bar.tsx'
import { EditorHead } from './editor-head.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { Palette } from './fields/palette.tsx'
import type { Unit } from './fields/place-words.ts'
import { ChosenBar, Properties } from './fields/properties.tsx'
import { useFieldActions } from './fields/use-field-actions.ts'
import { createLive } from './live.ts'
import { PageCanvas } from './pages/page-canvas.tsx'
import { Thumbnails } from './pages/thumbnails.tsx'
import { useGestures } from './pages/use-gestures.ts'
import { useNarrow } from './pages/use-narrow.ts'
import { usePdf } from './pages/use-pdf.ts'
import { usePreview } from './pages/use-preview.ts'
import { useSheets } from './pages/use-sheets.ts'
import { useDraft } from './use-draft.ts'
import { words } from './words.ts'

// Dialogs are loaded on demand.
const ConflictDialog = part(() => import('#web/projects/sale/conflict-dialog.tsx'))
const PublishDialog = part(() => import('./publish-dialog.tsx'))
const ReplaceDialog = part(() => import('./replace-dialog.tsx'))
const RetireDialog = part(() => import('./retire-dialog.tsx'))

export type Asked = 'publish' | 'replace' | 'retire'
type Props = {
  /** As it was read last. */
  data: Answer<'/v3/collections.GetAgreement'>
  /** As it was read when the editor opened. */
  saved: SavedTemplate
  kept: KeptDraft | undefined
  reread: () => void
}

const LETTER = { width: 612, height: 792 }

export function AgreementEditor({ data, saved, kept, reread }: Props) {
  const { agreement } = data
  const mayNot = useWhyNot('agreement_templates.edit')
  const [looking, look] = useState(false)
  const whyNot = looking ? words.you_looking_what_someone : mayNot
  const work = useDraft(kept?.work ?? saved.agreement.draft, whyNot)
  const saving = useTemplateSaving({ saved, kept, draft: work.draft, onLost: reread })
  const draft = (looking && saving.theirSaved?.agreement.draft) || work.draft
  const selected = looking ? NONE : work.selected
  const [asked, ask] = useState<Asked | null>(null)
  const [pane, setPane] = useState<Pane>('document')
  const [sheet, setSheet] = useState(false)
  const [unit, setUnit] = useState<Unit>('in')
  const [said, say] = useState('')
  const [frame, narrow] = useNarrow()
  const variables = useRead('/v3/variables.AgreementList', {}).data?.variables ?? NONE
  const adders = useRead('/v3/adders.List', {}).data?.adders ?? NONE
  const { pages } = useSamePages(agreement)
  const pdf = usePdf(agreement.document_hash, agreement.src)
  const sheets = useSheets(pages)
  const preview = usePreview(variables, draft.language)
  const wanted = useRef<string | null>(null)
  const [live] = useState(createLive)
  const sizeOf = (page: number) => pages[page - 1] ?? LETTER
  const findings = useMemo(() => findingsOf(draft, pages), [draft, pages])
  const focus = (id: string) => {
    const field = work.latest().fields.find(one => one.id === id)
    if (!field) return
    wanted.current = id
    sheets.show(field.page, field)
  }
  const actions = useFieldActions({
    work,
    sizeOf,
    unit,
    variables,
    page: sheets.view.page,
    middle: sheets.middle,
    focus,
    say,
    whyNot,
  })
  const editing: Editing = {
    ...work,
    ...actions,
    draft,
    selected,
    chosen: looking ? NONE : actions.chosen,
    insert: (type, at) => {
      preview.setOf(null)
      actions.insert(type, at)
    },
    pages,
    sizeOf,
    whyNot,
    goTo: id => {
      work.select([id])
      focus(id)
    },
    goToPage: page => sheets.show(page),
    page: sheets.view.page,
    unit,
    setUnit,
    variables,
    preview: preview.shown,
    findings,
    adders,
    say,
  }
  const gestures = useGestures({
    box: sheets.box,
    live,
    fields: () => (looking ? draft : work.latest()).fields,
    selected,
    select: work.select,
    edit: fields => work.edit({ fields }),
    sizeOf,
    unit,
    whyNot: whyNot ?? (preview.shown ? words.preview_read_only : undefined),
    onMoved: actions.tell,
  })
  useEffect(() => {
    // The phone's sheet closes when the selection changes, so that it doesn't show the wrong properties.
    if (selected.length === 0) setSheet(false)
  }, [selected.length])
  // The screen's content can be published under the version of the last read or save.
  const isSaved = saving.state === 'saved'
  const version = isSaved && canonical(agreement.draft) === canonical(work.draft) ? agreement.version : saving.version
  const close = () => ask(null)
  const takeTheirs = () => {
    const theirs = saving.theirSaved
    look(false)
    if (!theirs) return
    work.replace(theirs.agreement.draft)
    saving.takeTheirs(theirs.agreement.draft)
    reread()
  }
  const open = () =>
    narrow ? setSheet(true) : frame.current?.querySelector<HTMLElement>('#field-properties [id]')?.focus()
  return (
    <EditingContext value={editing}>
      <div ref={frame} className="flex h-[calc(100dvh-3.5rem)] flex-col overflow-hidden sm:h-dvh">
        <EditorHead agreement={agreement} saving={saving} whyNot={mayNot} onAsk={ask} />
        <EditorNotices
          saving={saving}
          restored={kept !== undefined}
          looking={looking}
          onMine={() => look(false)}
          onKeep={() => {
            look(false)
            saving.keepMine()
          }}
          onTheirs={takeTheirs}
        />
        <EditorBar
          narrow={narrow}
          pane={pane}
          onPane={setPane}
          sheets={sheets}
          previewOf={preview.of}
          onPreview={preview.setOf}
        />
        <div className="flex min-h-0 flex-1">
          {(!narrow || pane === 'pages') && (
            <div
              className={
                narrow ? 'flex min-h-0 w-full flex-col' : 'flex min-h-0 w-60 shrink-0 flex-col border-r border-hairline'
              }
            >
              {!narrow && <Palette scale={sheets.scale} strip={false} />}
              <Thumbnails
                pdf={pdf.pdf}
                onGo={page => {
                  setPane('document')
                  sheets.show(page)
                }}
              />
            </div>
          )}
          <div className={narrow && pane !== 'document' ? 'hidden' : 'flex min-h-0 min-w-0 flex-1 flex-col'}>
            <div className="min-h-0 flex-1">
              <PageCanvas pdf={pdf} sheets={sheets} live={live} gestures={gestures} wanted={wanted} onOpen={open} />
            </div>
            {narrow &&
              (selected.length > 0 ? (
                <ChosenBar onOpen={() => setSheet(true)} />
              ) : (
                <Palette scale={sheets.scale} strip />
              ))}
          </div>
          <Properties narrow={narrow} shown={pane === 'properties'} sheet={sheet} onSheet={setSheet} />
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
      {asked === 'publish' && <PublishDialog data={data} version={version} saved={isSaved} onClose={close} />}
      {asked === 'replace' && (
        <ReplaceDialog
          agreement={agreement}
          version={version}
          onReplaced={after => {
            work.restart(after.draft)
            saving.takeTheirs(after.draft)
          }}
          onClose={close}
        />
      )}
      {asked === 'retire' && <RetireDialog agreement={agreement} version={version} onClose={close} />}
      {saving.theirs && (
        <ConflictDialog
          saving={saving}
          kind="agreement"
          theirsThen={words.saves_yours_place_theirs}
          open={!looking}
          onLook={() => look(true)}
          onTake={takeTheirs}
        />
      )}
    </EditingContext>
  )
}

const NONE: never[] = []

/** Each read returns new lists of the same pages; keep the old ones so the layout is stable. */
function useSamePages({ pages, document_hash }: SavedTemplate['agreement']) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same bytes have the same pages
  return useMemo(() => ({ pages }), [document_hash])
}
