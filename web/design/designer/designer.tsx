import { Box, History as HistoryIcon, Redo2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { FollowNotifications } from '#web/company/notifications/follow.tsx'
import { useWhyNot } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { dateTime } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { SavedState } from '#web/projects/sale/saved-state.tsx'
import { ScreenHeader } from '#web/projects/sale/screen-header.tsx'
import type { Keep, Known } from '#web/projects/sale/use-equipment.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { useWideScreen } from '#web/ui/use-wide-screen.ts'
import { common } from '#web/words/common.ts'
import { Canvas } from './canvas/canvas.tsx'
import { CanvasControls } from './canvas/canvas-controls.tsx'
import { Sheet } from './canvas/sheet.tsx'
import { useSize } from './canvas/use-size.ts'
import { toScreen } from './canvas/viewport.ts'
import { Colleagues } from './colleagues.tsx'
import { type Drawing, isEmpty, type Point, partOf } from './drawing-types.ts'
import { type Editor, EditorContext } from './editor.ts'
import { FiguresBar } from './figures-bar.tsx'
import { EdgeMenu } from './panels/edge-menu.tsx'
import { FindingsButton, FindingsPanel } from './panels/findings-panel.tsx'
import { Properties } from './panels/properties.tsx'
import { RoofOffer } from './panels/roof-offer.tsx'
import { ShadeButton, ShadeCard, useShadeSwitch } from './sunlight/shade-switch.tsx'
import { Toolbar, useKnownTools } from './toolbar.tsx'
import { useDesignerKeys } from './use-designer-keys.ts'
import { useDrawingEditor } from './use-drawing-editor.ts'
import { type leftDraft, useDrawingSaving } from './use-drawing-saving.ts'
import { usePresence } from './use-presence.ts'
import { words } from './words.ts'

// Dialogs are loaded on demand.
const ConflictDialog = part(() => import('#web/projects/sale/conflict-dialog.tsx'))
const ScaleDialog = part(() => import('./panels/scale-dialog.tsx'))
const RoofSurvey = part(() => import('./survey/roof-survey.tsx'))
const SiteRoof = part(() => import('./survey/site-roof.tsx'))
const StartPanel = part(() => import('./start/start-panel.tsx'))
const VersionsDrawer = part(() => import('./panels/versions-drawer.tsx'))

type Props = {
  project: Schemas['Project']
  saved: Schemas['SavedDrawing']
  preferences: Schemas['DesignPreferences']
  last: Schemas['StartEquipment'] | null
  site: Schemas['Site'] | undefined
  onTakeLast: (last: Schemas['StartEquipment']) => void
  draft: ReturnType<typeof leftDraft>
  begin: Drawing
  known: Known
  keep: Keep
  reread: () => void
}

export function Designer({
  project,
  saved,
  preferences,
  last,
  site,
  onTakeLast,
  draft,
  begin,
  known,
  keep,
  reread,
}: Props) {
  const wide = useWideScreen()
  const room = useRef<HTMLDivElement>(null)
  const size = useSize(room)
  const whyNot = useWhyNot('design.edit')
  const [look, setLook] = useState<Schemas['SavedDrawing'] | null>(null)
  const [uploaded, setUploaded] = useState<{ file_id: string; src: string } | null>(null)
  const [line, setLine] = useState<readonly [Point, Point] | null>(null)
  const [versions, setVersions] = useState(false)
  const [checking, setChecking] = useState(false)
  const [restored, setRestored] = useState(draft !== undefined)
  const image = (look?.drawing ?? saved.drawing)?.image
  const [present, setPresent] = useState<Drawing>(begin)
  const wanted = (look?.drawing ?? present).image?.file_id
  const { editor, history, replace, merge } = useDrawingEditor({
    project,
    drawing: begin,
    known,
    keep,
    preferences,
    last,
    onTakeLast,
    image_src:
      wanted === undefined
        ? null
        : uploaded?.file_id === wanted
          ? uploaded.src
          : site?.picture?.file_id === wanted
            ? site.picture.src
            : image?.file_id === wanted
              ? (look ?? saved).image_src
              : null,
    tiles: saved.tiles,
    fire_rule: saved.fire_rule,
    site: site ?? null,
    size,
    whyNot,
    look: look?.drawing ?? null,
    onScale: setLine,
  })
  if (history.present !== present) setPresent(history.present)
  const shading = useShadeSwitch(project.id, editor.drawing, editor.known.panels)
  const saving = useDrawingSaving({ project_id: project.id, saved, draft, history, merge, onLost: reread })
  const { panning } = useDesignerKeys(editor)
  const colleagues = usePresence(project.id, editor.selected)
  const knownTools = useKnownTools(editor.tool)
  const [starting, setStarting] = useState<'first' | 'later' | null>(
    whyNot === undefined && saved.version === 0 && isEmpty(begin) && !draft ? 'first' : null,
  )
  const [surveying, setSurveying] = useState<'file' | 'site' | null>(null)
  const survey = (from: 'file' | 'site') => {
    setStarting(null)
    setSurveying(from)
  }
  const takeTheirs = () => {
    const theirs = saving.theirDrawing?.drawing
    setLook(null)
    if (!theirs) return
    replace(theirs)
    saving.takeTheirs(theirs)
  }
  const views = (
    <>
      <ShadeButton shading={shading} />
      <Link href={href('/projects/[id]/designer2', { id: project.id })} className={buttonLook('ghost')}>
        <Box size={15} aria-hidden /> 3D
      </Link>
    </>
  )
  const part = editor.selected.length === 1 ? partOf(editor.drawing, editor.selected[0]) : undefined
  return (
    <EditorContext value={editor}>
      {/* This screen has no shell, and colleagues draw along. */}
      <FollowNotifications />
      <div className="relative flex h-dvh flex-col overflow-hidden">
        <ScreenHeader
          back={tabHref(project.id, 'design')}
          title={words.designer}
          note={project.name}
          actions={
            <>
              <Colleagues colleagues={colleagues} />
              {wide && views}
              <SavedState saving={saving} whyNot={whyNot} />
              <IconButton label={common.undo} keys="Ctrl Z" icon={Undo2} onClick={editor.undo} />
              <IconButton label={common.redo} keys="Shift Ctrl Z" icon={Redo2} onClick={editor.redo} />
              <IconButton label={words.versions} icon={HistoryIcon} onClick={() => setVersions(true)} />
            </>
          }
        />
        <Notices
          saving={saving}
          restored={restored}
          look={look}
          editor={editor}
          whyNot={whyNot}
          onClose={() => setRestored(false)}
          onMine={() => setLook(null)}
          onTheirs={takeTheirs}
          onBack={drawing => {
            setLook(null)
            replace(drawing)
          }}
        />
        {surveying === null && <RoofOffer onPropose={() => survey('site')} />}
        <div className="flex min-h-0 flex-1 max-sm:flex-col">
          {wide && <Toolbar row={false} known={knownTools} />}
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">
            <div ref={room} className="relative min-h-0 flex-1 overflow-hidden bg-sunken">
              {size && <Canvas size={size} panning={panning} access={shading.access} />}
              <ShadeCard shading={shading} />
              {size && part?.type === 'plane' && part.part.roof_id === undefined && editor.spot?.kind === 'edge' && (
                <EdgeMenu
                  plane={part.part}
                  index={editor.spot.index}
                  width={size.width}
                  place={point => toScreen(editor.view, size, point)}
                />
              )}
              <CanvasControls />
              {surveying === 'file' && size && <RoofSurvey size={size} onClose={() => setSurveying(null)} />}
              {surveying === 'site' && size && <SiteRoof size={size} onClose={() => setSurveying(null)} />}
            </div>
            {checking && <FindingsPanel onClose={() => setChecking(false)} />}
            <FiguresBar
              findings={
                <>
                  <FindingsButton open={checking} onTurn={() => setChecking(!checking)} />
                  {!wide && views}
                </>
              }
            />
            {!wide && <Toolbar row known={false} />}
          </div>
          {wide ? (
            <aside
              aria-label={words.properties}
              className="w-80 shrink-0 overflow-y-auto border-l border-hairline bg-surface"
            >
              <Properties onBackdrop={() => setStarting('later')} onSurvey={survey} />
            </aside>
          ) : (
            <Sheet count={editor.selected.length}>
              <Properties onBackdrop={() => setStarting('later')} onSurvey={survey} />
            </Sheet>
          )}
        </div>
      </div>
      {starting && (
        <StartPanel
          open
          first={starting === 'first'}
          onClose={() => setStarting(null)}
          onSurvey={survey}
          onUploaded={(file_id, src) => setUploaded({ file_id, src })}
        />
      )}
      {line && <ScaleDialog line={line} onClose={() => setLine(null)} />}
      {versions && (
        <VersionsDrawer
          project_id={project.id}
          version={saving.version}
          onLook={one => {
            setLook(one)
            setVersions(false)
          }}
          onClose={() => setVersions(false)}
        />
      )}
      {saving.theirs && (
        <ConflictDialog
          saving={saving}
          kind="drawing"
          parts={saving.both}
          open={look === null}
          onLook={() => setLook(saving.theirDrawing)}
          onTake={takeTheirs}
        />
      )}
    </EditorContext>
  )
}

type NoticesProps = {
  saving: ReturnType<typeof useDrawingSaving>
  restored: boolean
  look: Schemas['SavedDrawing'] | null
  editor: Editor
  whyNot: string | undefined
  onClose: () => void
  onMine: () => void
  onTheirs: () => void
  onBack: (drawing: Drawing) => void
}

/** Notices the user must see before going on. */
function Notices({ saving, restored, look, whyNot, onClose, onMine, onTheirs, onBack }: NoticesProps) {
  const drawing = look?.drawing
  return (
    <div className="flex flex-col gap-2 [&:not(:empty)]:p-2">
      {look && (
        <Notice
          action={
            <div className="flex flex-wrap gap-2">
              <Button onClick={onMine}>{saving.theirs ? words.back_mine : words.back_to_current}</Button>
              {saving.theirs ? (
                <>
                  <Button onClick={onTheirs}>{words.take_theirs}</Button>
                  <Button
                    look="primary"
                    onClick={() => {
                      onMine()
                      saving.keepMine()
                    }}
                  >
                    {words.keep_mine}
                  </Button>
                </>
              ) : (
                <Button look="primary" disabledReason={whyNot} onClick={() => drawing && onBack(drawing)}>
                  {words.restore_version}
                </Button>
              )}
            </div>
          }
        >
          {words.viewing_version({ version: look.version })}
          {look.saved_by_name && words.saved_name({ saved_by_name: look.saved_by_name })}
          {look.saved_at && `, ${dateTime(look.saved_at)}`}.
        </Notice>
      )}
      {saving.state === 'refused' && (
        <Notice kind="danger">
          {words.drawing_cannot_saved_as} {saving.sentence} {words.kept_browser_until_changed}
        </Notice>
      )}
      {restored && !saving.theirs && !look && (
        <Notice
          action={
            <button type="button" className="font-medium underline underline-offset-2" onClick={onClose}>
              {words.dismiss}
            </button>
          }
        >
          {words.unsaved_work_restored}
        </Notice>
      )}
    </div>
  )
}
