// Counters, histograms and gauges in Prometheus' text format (version 0.0.4).

type Labels = Readonly<Record<string, string | number>>
type Sample = readonly [Labels, number]
type Bars = { counts: number[]; sum: number; count: number }

export type Metrics = ReturnType<typeof createMetrics>

/** Seconds. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createMetrics() {
  const families: (() => Promise<string>)[] = []
  const family = (name: string, help: string, type: string, read: () => string[] | Promise<string[]>) => {
    families.push(async () => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...(await read())].join('\n'))
  }
  return {
    counter(name: string, help: string) {
      const values = new Map<string, number>()
      family(name, help, 'counter', () => [...values].map(([labels, value]) => `${name}${labels} ${value}`))
      return (labels: Labels) => {
        const key = written(labels)
        values.set(key, (values.get(key) ?? 0) + 1)
      }
    },
    histogram(name: string, help: string) {
      const all = new Map<string, { labels: Labels; bars: Bars }>()
      family(name, help, 'histogram', () => [...all.values()].flatMap(({ labels, bars }) => lines(name, labels, bars)))
      return (labels: Labels, seconds: number) => {
        const key = written(labels)
        const series = all.get(key) ?? { labels, bars: { counts: BUCKETS.map(() => 0), sum: 0, count: 0 } }
        all.set(key, series)
        const at = BUCKETS.findIndex(most => seconds <= most)
        if (at >= 0) series.bars.counts[at] = (series.bars.counts[at] ?? 0) + 1
        series.bars.sum += seconds
        series.bars.count++
      }
    },
    /** Read when scraped. A gauge that can't be read is left out, and the others are still served. */
    gauge(name: string, help: string, read: () => readonly Sample[] | Promise<readonly Sample[]>) {
      family(name, help, 'gauge', async () => {
        const samples = await Promise.resolve()
          .then(read)
          .catch(() => [])
        return samples.map(([labels, value]) => `${name}${written(labels)} ${value}`)
      })
    },
    text: async () => `${(await Promise.all(families.map(family => family()))).join('\n')}\n`,
  }
}

function lines(name: string, labels: Labels, { counts, sum, count }: Bars): string[] {
  let below = 0
  const bars = BUCKETS.map((le, at) => {
    below += counts[at] ?? 0
    return `${name}_bucket${written({ ...labels, le })} ${below}`
  })
  const all = `${name}_bucket${written({ ...labels, le: '+Inf' })} ${count}`
  return [...bars, all, `${name}_sum${written(labels)} ${sum}`, `${name}_count${written(labels)} ${count}`]
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
