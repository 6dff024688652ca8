// Requirements on the machine: Node, the built application, disk space, free ports, a mail server and a browser.
import { accessSync, constants, existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Environment } from '../environment.ts'
import { freeBytes, LEAST_FREE_BYTES } from '../lib/disk-space.ts'
import { findChromium } from '../ports/print/find-chromium.ts'
import { type Finding, messageOf, note, ok, wrong } from './finding.ts'

const ANSWER_MS = 5_000
const MB = 1_048_576
/** As package.json has it. */
const OLDEST_NODE = [20, 19] as const

export function checkNode(version = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const fits = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
  return fits ? ok(`Node ${version} is supported.`) : wrong(`Node ${version} is too old. Install 20.19 or later.`)
}

export const checkBuild = (): Finding =>
  existsSync('dist/index.html') && existsSync('dist-server/main.js')
    ? ok('The application and the server are built.')
    : note('Something is not built yet. npm start builds it.')

export async function checkDisk(data_dir: string): Promise<Finding> {
  const folder = nearest(resolve(data_dir))
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    return wrong(`This user may not write in ${folder}. Give it the folder, or set DATA_DIR.`)
  }
  const free = await freeBytes(folder)
  const sentence = `${Math.floor(free / MB).toLocaleString('en')} MB are free in ${folder}.`
  return free >= LEAST_FREE_BYTES ? ok(sentence) : wrong(`Only ${sentence} Make room.`)
}

const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)))

export async function checkPorts({ HOST, PORT, METRICS_PORT }: Environment): Promise<Finding[]> {
  const named = [
    ['PORT', PORT],
    ['METRICS_PORT', METRICS_PORT],
  ] as const
  return Promise.all(named.flatMap(([name, port]) => (port ? [checkPort(name, HOST, port)] : [])))
}

async function checkPort(name: string, host: string, port: number): Promise<Finding> {
  if (await isFree(host, port)) return ok(`Port ${port} (${name}) is free.`)
  const path = name === 'PORT' ? '/healthz' : '/metrics'
  const ours = await fetch(`http://${host}:${port}${path}`, { signal: AbortSignal.timeout(ANSWER_MS) })
    .then(async response => response.ok && /alive|sunquill_/.test(await response.text()))
    .catch(() => false)
  return ours
    ? ok(`A server runs on port ${port} (${name}).`)
    : wrong(`Port ${port} is in use by something else. Stop it, or choose another ${name}.`)
}

const isFree = (host: string, port: number) =>
  new Promise<boolean>(settle => {
    const probe = createServer()
    probe.once('error', () => settle(false))
    probe.listen(port, host, () => probe.close(() => settle(true)))
  })

export async function checkMailServer(url: string | undefined): Promise<Finding> {
  if (!url)
    return note(
      'No mail server is set (SMTP_URL). Password resets, invitations and other account emails can’t be sent.',
    )
  const { host } = new URL(url)
  const transport = createTransport(url, {})
  try {
    await Promise.race([transport.verify(), late()])
    return ok(`The mail server at ${host} takes mail.`)
  } catch (error) {
    return wrong(`The mail server at ${host} takes no mail: ${messageOf(error)}. Check SMTP_URL.`)
  } finally {
    transport.close()
  }
}

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('it does not answer')), ANSWER_MS).unref()
  })

export async function checkBrowser(named: string | undefined): Promise<Finding> {
  if (named === 'none') return note('Printing PDFs is turned off (CHROMIUM_PATH).')
  const path = await findChromium(named)
  if (path) return ok(`PDFs are printed by ${path}.`)
  return named
    ? wrong(`There is no browser at ${named}. Correct CHROMIUM_PATH.`)
    : note('No Chromium, Chrome or Edge was found, so the server prints no PDFs. Install one, or set CHROMIUM_PATH.')
}

export function checkOrigin({ NODE_ENV, PUBLIC_ORIGIN }: Environment): Finding[] {
  if (NODE_ENV !== 'production') return []
  if (!PUBLIC_ORIGIN) return [wrong('Set PUBLIC_ORIGIN: links in emails lead to localhost without it.')]
  return PUBLIC_ORIGIN.startsWith('https:')
    ? [ok(`Links lead to ${PUBLIC_ORIGIN}.`)]
    : [wrong(`PUBLIC_ORIGIN is ${PUBLIC_ORIGIN}. Put a proxy with HTTPS in front, and use its https address.`)]
}
