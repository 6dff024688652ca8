// Renders PDFs page by page. The library is large: screens that show documents load this lazily. Its build for older
// browsers: the other one uses functions Safari has only since 26.2 (Map.prototype.getOrInsertComputed).
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { pagePieces, readContent } from './page-pieces.ts'

GlobalWorkerOptions.workerSrc = worker

/** Phones refuse larger canvases, or run out of memory over them. */
const MOST_PIXELS = 6_000_000

export type OpenPdf = Awaited<ReturnType<typeof openPdf>>

/** A page being drawn: null once canceled, rejected when this browser cannot draw it. */
export type Drawing = { canvas: Promise<HTMLCanvasElement | null>; cancel: () => void }

/** Rejects if the bytes aren't a PDF or don't arrive. Callers must close it. */
export async function openPdf(from: { url: string } | { data: Uint8Array }) {
  const task = getDocument({ ...from, standardFontDataUrl: '/pdf-fonts/' })
  const pdf = await task.promise
  return {
    count: pdf.numPages,
    close: () => void task.destroy(),
    /** Page `page`, counted from 1, `width_px` wide on a canvas of its own. */
    draw: (page: number, width_px: number): Drawing => {
      let running: { cancel: () => void } | undefined
      let canceled = false
      const draw = async () => {
        const one = await pdf.getPage(page)
        if (canceled) return null
        const { width, height } = one.getViewport({ scale: 1 })
        const scale = Math.min(width_px / width, Math.sqrt(MOST_PIXELS / (width * height)))
        const viewport = one.getViewport({ scale })
        const canvas = document.createElement('canvas')
        canvas.width = Math.round(viewport.width)
        canvas.height = Math.round(viewport.height)
        const render = one.render({ canvas, viewport })
        running = render
        await render.promise
        return canceled ? null : canvas
      }
      return {
        canvas: draw().catch(fault => {
          if (canceled) return null
          throw fault
        }),
        cancel: () => {
          canceled = true
          running?.cancel()
        },
      }
    },
    /** Its width divided by its height. */
    form: async (page: number) => {
      const { width, height } = (await pdf.getPage(page)).getViewport({ scale: 1 })
      return width / height
    },
    /** The page's text, for screen readers. */
    text: async (page: number) =>
      (await readContent(await pdf.getPage(page))).items
        .map(item => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
        .join(''),
    /** The page's text with its places. */
    pieces: async (page: number) => pagePieces(await pdf.getPage(page)),
  }
}
