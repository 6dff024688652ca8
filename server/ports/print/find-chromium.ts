// Where on this machine a Chromium may be. Any of its family prints alike: Chrome, Edge, what Playwright downloaded.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

type Machine = {
  platform: string
  variables: Record<string, string | undefined>
  exists: (path: string) => boolean
  /** Where Playwright keeps its own. */
  downloaded: () => Promise<string>
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'chrome']
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser']
const WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]
const WINDOWS_FOLDERS = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData']

/** A configured path is used exclusively: an invalid one means printing is off. */
export async function findChromium(named: string | undefined, machine: Machine = thisMachine): Promise<string | null> {
  const { exists } = machine
  if (named) return exists(named) ? named : null
  const downloaded = await machine.downloaded().catch(() => '')
  if (downloaded !== '' && exists(downloaded)) return downloaded
  return usualPlaces(machine).find(exists) ?? null
}

function usualPlaces({ platform, variables }: Machine): string[] {
  if (platform === 'win32')
    return WINDOWS_FOLDERS.flatMap(folder => {
      const at = variables[folder]
      return at ? WINDOWS.map(program => `${at}\\${program}`) : []
    })
  const mac =
    platform === 'darwin'
      ? ['', variables['HOME'] ?? ''].flatMap(home =>
          MAC.map(name => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
        )
      : []
  const folders = [...(variables['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  return [
    ...mac,
    ...folders.filter(folder => folder.startsWith('/')).flatMap(folder => NAMES.map(name => join(folder, name))),
  ]
}

const thisMachine: Machine = {
  platform: process.platform,
  variables: process.env,
  exists: existsSync,
  downloaded: async () => (await import('playwright-core')).chromium.executablePath(),
}
