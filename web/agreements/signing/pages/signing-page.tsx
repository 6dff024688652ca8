// One page, as text where it fits the screen better, or as printed.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Block, readingText, reflow, type Spot } from '#machines/agreements/reading/reflow.ts'
import type { Shown } from '#machines/agreements/signing-facts.ts'
import type { Schemas } from '#sdk/types.ts'
import type { OpenPdf } from '#web/projects/sale/papers/open-pdf.ts'
import { useWords } from '../words/words-context.tsx'
import { PaperSheet } from './paper-sheet.tsx'
import { TextPage } from './text-page.tsx'
import { type OnRead, useEndSeen } from './use-end-seen.tsx'

type Props = {
  pdf: OpenPdf | null
  src: string
  page: number
  size: Schemas['Page']
  as: 'text' | 'paper'
  /** How far the paper is enlarged, as a class. */
  width: string
  fields: readonly Schemas['Field'][]
  /** A field within the text. */
  field: (id: string) => ReactNode
  onRead: OnRead | undefined
  /** Laid over the paper. */
  children: ReactNode
}

export function SigningPage({ as, fields, field, ...paper }: Props) {
  const { pdf, page, onRead } = paper
  const text = useText(pdf, page, as === 'text', fields)
  return as === 'paper' || text === null ? (
    <PaperSheet {...paper} />
  ) : (
    <TextSheet page={page} text={text} field={field} onRead={onRead} />
  )
}

function TextSheet({
  page,
  text,
  field,
  onRead,
}: Pick<Props, 'page' | 'field' | 'onRead'> & { text: Text | undefined }) {
  const { words } = useWords()
  const end = useEndSeen(page, text?.shown, onRead)
  return (
    <section
      data-page={page}
      aria-label={words.page({ page })}
      className="relative scroll-mt-2 rounded-card border border-hairline bg-raised"
    >
      {text ? <TextPage blocks={text.blocks} field={field} /> : <div aria-hidden className="skeleton h-[70vh]" />}
      {end}
    </section>
  )
}

type Text = { blocks: readonly Block[]; shown: Shown }

/** Undefined until it is read, null where the page is more than its text. */
function useText(
  pdf: OpenPdf | null,
  page: number,
  isWanted: boolean,
  fields: Props['fields'],
): Text | null | undefined {
  const [text, setText] = useState<Text | null>()
  const placed = useRef(fields)
  placed.current = fields
  useEffect(() => {
    // The library answers outside React.
    if (!pdf || !isWanted) return
    let isHere = true
    const read = async () => {
      const pieces = await pdf.pieces(page)
      const blocks =
        pieces &&
        reflow(
          pieces,
          placed.current.map(one => spotOf(one, pieces)),
        )
      return blocks && { blocks, shown: await shownAs(blocks) }
    }
    read().then(
      answer => isHere && setText(answer),
      fault => {
        console.error(`The text of page ${page} could not be read`, fault)
        if (isHere) setText(null)
      },
    )
    return () => {
      isHere = false
    }
  }, [pdf, page, isWanted])
  return text
}

const spotOf = ({ id, x, y, w, h }: Schemas['Field'], { width, height }: { width: number; height: number }): Spot => ({
  id,
  x: x * width,
  y: y * height,
  w: w * width,
  h: h * height,
})

/** Browsers hash only on pages served by TLS or from the device itself. */
async function shownAs(blocks: readonly Block[]): Promise<Shown> {
  if (!window.isSecureContext) return { shown_as: 'text' }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(readingText(blocks)))
  const text_hash = [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('')
  return { shown_as: 'text', text_hash }
}
