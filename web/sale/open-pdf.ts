// PDFs, drawn page by page. The library that draws is large: what shows a document loads this beside its screen.
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = worker

export const loadPdf = (from: { url: string } | { data: Uint8Array }) =>
  getDocument({ ...from, standardFontDataUrl: '/pdf-fonts/' })

export type OpenPdf = Awaited<ReturnType<typeof openPdf>>

/** For whoever lays out the pages itself. A page is drawn so many pixels wide, on a canvas of its own. */
export async function openPdf(src: string) {
  const task = loadPdf({ url: src })
  const pdf = await task.promise
  return {
    count: pdf.numPages,
    close: () => void task.destroy(),
    draw: (page: number, width_px: number) => {
      let running: { cancel: () => void } | undefined
      let gone = false
      const work = async () => {
        const one = await pdf.getPage(page)
        if (gone) return null
        const viewport = one.getViewport({ scale: width_px / one.getViewport({ scale: 1 }).width })
        const canvas = document.createElement('canvas')
        canvas.width = Math.round(viewport.width)
        canvas.height = Math.round(viewport.height)
        const render = one.render({ canvas, viewport })
        running = render
        await render.promise
        return gone ? null : canvas
      }
      return {
        canvas: work().catch(() => null),
        cancel: () => {
          gone = true
          running?.cancel()
        },
      }
    },
  }
}
