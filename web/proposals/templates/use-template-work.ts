// A template being edited: stored in this browser until saved, with a notice if another user saves first.
import { useEffect, useMemo, useState } from 'react'
import type { Content } from '#machines/proposals/content.ts'
import type { Schemas } from '#sdk/types.ts'
import { canonical } from '#web/lib/canonical.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/form.ts'

/** `version` is that of the template it was made from. */
type Work = { content: Content; version: number }

export function useTemplateWork(saved: Schemas['Template']) {
  const name = `template-${saved.id}`
  const [left] = useState(() => readDraft<Work>(name))
  const [work, setWork] = useState<Work>(left ?? saved)
  const [seen, setSeen] = useState(saved)
  const isDirty = useMemo(() => canonical(work.content) !== canonical(saved.content), [work.content, saved.content])
  if (saved !== seen) {
    setSeen(saved)
    // Without unsaved edits, others' saved work is shown.
    if (canonical(work.content) === canonical(seen.content)) setWork(saved)
  }
  useEffect(() => {
    // Storage is outside React.
    if (isDirty) keepDraft(name, { content: work.content, version: work.version })
    else dropDraft(name)
  }, [name, work, isDirty])
  return {
    content: work.content,
    version: work.version,
    isDirty,
    /** Work from an earlier visit was restored. */
    restored: left !== undefined && isDirty,
    /** Another user saved meanwhile. */
    overtaken: isDirty && work.version !== saved.version,
    write: (content: Content) => setWork(before => ({ ...before, content })),
    takeTheirs: () => setWork(saved),
    keepMine: () => setWork(before => ({ ...before, version: saved.version })),
    /** Saved: what was written since is on top of it. */
    settle: (after: Schemas['Template']) => setWork(before => ({ ...before, version: after.version })),
  }
}
