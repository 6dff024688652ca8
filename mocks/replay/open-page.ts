// Opens a page in the default browser, without a shell between.
import { spawn } from 'node:child_process'

type Desktop = { platform?: NodeJS.Platform; environment?: NodeJS.ProcessEnv }

/** False where there is no browser to open it in. */
export async function openPage(
  address: string,
  { platform = process.platform, environment = process.env }: Desktop = {},
): Promise<boolean> {
  // Without a display, xdg-open starts a browser inside the terminal.
  const hasDisplay = Boolean(environment.DISPLAY || environment.WAYLAND_DISPLAY)
  if (!['darwin', 'win32'].includes(platform) && !hasDisplay) return false
  const [command, ...before] = OPENERS[platform] ?? ['xdg-open']
  const child = spawn(command, [...before, address], { stdio: 'ignore', detached: true, env: environment })
  child.unref()
  return await new Promise(resolve => {
    // Some openers stay until the browser is closed.
    const stays = setTimeout(() => resolve(true), PATIENCE_MS)
    const end = (opened: boolean) => {
      clearTimeout(stays)
      resolve(opened)
    }
    child.once('error', () => end(false))
    child.once('exit', code => end(code === 0))
  })
}

/** `start` of Windows is part of its shell; this is what it calls. */
const OPENERS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

const PATIENCE_MS = 2_000
