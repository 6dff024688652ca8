// A drawing as PNG, since mail programs show no SVG. Only for drawings made here: they have no text, for which there would be no font.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

let ready: Promise<void> | undefined
/** Once for the process; the module is WebAssembly, so it is the same on every platform. */
export function startResvg(): Promise<void> {
  ready ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
  return ready
}

/** Run in another process: a house takes half a second. */
export async function svgToPng(svg: string, width: number): Promise<Uint8Array> {
  await startResvg()
  const renderer = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
  try {
    const image = renderer.render()
    try {
      return image.asPng()
    } finally {
      image.free()
    }
  } finally {
    renderer.free()
  }
}
