// The draft, its undo history and selection. Every change goes through here, so roles with fields are always signers.
import { useRef, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { opened, type Step, stepped } from '#web/projects/sale/work-history.ts'
import { rolesOf } from '../field-words.ts'
import { withRole } from './fields/signer-order.ts'

type Draft = Schemas['AgreementDraft']

export function useDraft(first: Draft, whyNot: string | undefined) {
  const [history, setHistory] = useState(() => opened(first))
  const now = useRef(history)
  const [selected, setSelected] = useState<readonly string[]>([])
  const take = (step: Step<Draft>) => {
    const next = stepped(now.current, step)
    if (next === now.current) return
    now.current = next
    setHistory(next)
  }
  const may = whyNot === undefined
  const draft = history.present
  const there = new Set(draft.fields.map(({ id }) => id))
  return {
    draft,
    /** As it is this moment, for what happens between two drawings of the screen. */
    latest: () => now.current.present,
    edit: (part: Partial<Draft>, key?: string) => {
      if (may)
        take({ type: 'edited', content: signedBy({ ...now.current.present, ...part }), key, at_ms: performance.now() })
    },
    /** The other user's version. */
    replace: (content: Draft) => take({ type: 'replaced', content }),
    /** After another document has come in: what was done to the old one cannot be brought back. */
    restart: (content: Draft) => {
      now.current = opened(content)
      setHistory(now.current)
    },
    undo: may && history.past.length > 0 ? () => take({ type: 'undone' }) : undefined,
    redo: may && history.future.length > 0 ? () => take({ type: 'redone' }) : undefined,
    selected: selected.filter(id => there.has(id)),
    select: setSelected,
  }
}

/** Roles with fields are signers. */
function signedBy(draft: Draft): Draft {
  const missing = rolesOf(draft.fields).filter(role => !draft.signers.some(one => one.role === role))
  return missing.length === 0 ? draft : { ...draft, signers: missing.reduce(withRole, draft.signers) }
}
