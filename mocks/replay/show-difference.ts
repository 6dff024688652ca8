// For --open after a failure: opens the timeline in the browser, at the failing step.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { escaped } from '#openapi/report-parts.ts'
import { openPage } from './open-page.ts'
import { firstDifference, timelineOf } from './report/report-timeline.ts'
import type { Replay } from './result.ts'

/** `timeline` is the page's file if already written. Returns a message for the user; undefined if no flow failed. */
export async function showDifference(replay: Replay, timeline?: string, open = openPage): Promise<string | undefined> {
  const step = firstDifference(replay)
  if (step === undefined) return undefined
  const directory = mkdtempSync(join(tmpdir(), 'timeline-'))
  const page = timeline ?? join(directory, 'timeline.html')
  if (timeline === undefined) writeFileSync(page, timelineOf(replay))
  const address = `${pathToFileURL(page)}#${encodeURI(step)}`
  // macOS and Windows drop a file address's fragment on the way to the browser; a page that leads on keeps it.
  const there = join(directory, 'open.html')
  writeFileSync(
    there,
    `<!doctype html><meta charset="utf-8"><title>Timeline</title><meta http-equiv="refresh" content="0;url=${escaped(address)}">`,
  )
  return (await open(pathToFileURL(there).href))
    ? `Opened ${address}`
    : `There is no browser to open here. The first difference is at ${address}`
}
