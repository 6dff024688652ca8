#!/usr/bin/env node
// A relay between the test runner and an installed Firefox, which it starts. The runner asks every Firefox for what
// only its newest knows (emulated media features, which these tests do not use) and gives up when one of them refuses;
// such a refusal is answered here as done. Everything else passes unchanged. FIREFOX_PATH names the Firefox.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal))
firefox.on('exit', code => process.exit(code ?? 0))
createInterface({ input: firefox.stderr }).on('line', line => {
  const [, address] = LISTENING.exec(line) ?? []
  if (address) relay(address)
  else console.error(line)
})

function relay(firefox_address) {
  const relayed = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${relayed.address().port}`),
  )
  relayed.on('connection', (runner, { url }) => {
    const emulations = new Set()
    const waiting = []
    const engine = new WebSocket(firefox_address + url, { perMessageDeflate: false, maxPayload: 2 ** 30 })
    engine.on('open', () => {
      for (const text of waiting) engine.send(text)
      waiting.length = 0
    })
    runner.on('message', data => {
      const text = String(data)
      if (text.includes('"emulation.')) emulations.add(JSON.parse(text).id)
      if (engine.readyState === WebSocket.OPEN) engine.send(text)
      else waiting.push(text)
    })
    engine.on('message', data => {
      const text = String(data)
      const answer = emulations.size > 0 ? JSON.parse(text) : {}
      const isUnknown = emulations.delete(answer.id) && answer.error === 'unknown command'
      runner.send(isUnknown ? JSON.stringify({ type: 'success', id: answer.id, result: {} }) : text)
    })
    runner.on('close', () => engine.close())
    engine.on('close', () => runner.close())
  })
}
