// The system: three key figures and the facts, then every component by name.
import type { ReactNode } from 'react'
import { fillMessage } from '#web/words/fill-message.tsx'
import { Fold } from '../fold.tsx'
import { FigureTable } from '../plots/plot.tsx'
import type { FigureBlockProps } from '../shown.ts'
import { Figure } from './figure.tsx'
import { Missing, Section } from './section.tsx'

export const Big = ({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) => (
  <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t-2 border-(--accent) pt-2 @lg:block @lg:pt-3">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className="text-xl font-semibold tracking-tight @lg:mt-1 @lg:text-2xl @2xl:text-[2.25rem] @2xl:leading-[2.75rem] print:text-2xl">
      {value}
    </dd>
    {note && <dd className="col-span-2 text-base text-ink-2 @lg:mt-1">{note}</dd>}
  </div>
)

export function SystemBlock({ block, title, shown: { figures, words, proposal } }: FigureBlockProps) {
  // The cover shows the roof from above where there is an aerial picture of it.
  const picture = proposal.pictures?.plan.ground ? proposal.pictures.house : proposal.pictures?.plan
  const { system, production, price } = figures
  const says = words.system
  return (
    <Section title={title} lead={block.lead}>
      <dl className="grid gap-x-8 gap-y-3 @lg:grid-cols-3 @lg:gap-y-7 print:gap-y-3">
        <Big
          label={says.size}
          value={<Figure at="figures.system.size_kw" value={system.size_kw} as="kw" />}
          note={fillMessage(says.panels, {
            number: system.module_count,
            count: <Figure at="figures.system.module_count" value={system.module_count} as="number" />,
          })}
        />
        <Big
          label={says.makes}
          value={<Figure at="figures.production.annual_kwh" value={production.annual_kwh} as="kwh" />}
          note={says.makes_note}
        />
        {production.offset === null ? (
          <Big
            label={says.price}
            value={<Figure at="figures.price.price_cents" value={price.price_cents} as="money" />}
          />
        ) : (
          <Big
            label={says.covers}
            value={<Figure at="figures.production.offset" value={production.offset} as="percent" />}
            note={says.covers_note}
          />
        )}
      </dl>
      <div className="print:mt-4 print:flex print:gap-6">
        {picture && (
          <img
            src={picture.src}
            alt={picture.alt}
            className="mt-4 block w-full rounded-card @2xl:mt-8 print:mt-0 print:w-2/5"
          />
        )}
        <dl className="mt-4 flex-1 content-start @2xl:mt-8 print:mt-0">
          {system.storage.map((battery, at) => (
            <Fact key={battery.name} label={says.storage}>
              <Figure at={`figures.system.storage.${at}.count`} value={battery.count} as="number" /> ×{' '}
              <bdi>{battery.name}</bdi>
            </Fact>
          ))}
        </dl>
      </div>
    </Section>
  )
}

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 border-b border-hairline py-2.5 text-base">
    <dt className="text-ink-2">{label}</dt>
    <dd className="min-w-0 text-right font-medium break-words">{children}</dd>
  </div>
)

export function EquipmentBlock({ block, title, shown: { figures, words, draft } }: FigureBlockProps) {
  const { system } = figures
  const says = words.equipment
  const at = 'figures.system'
  if (system.panels.length + system.inverters.length + system.storage.length === 0)
    return draft ? <Missing title={title} sentence={words.missing.equipment} /> : null
  return (
    <Section title={title} lead={block.lead}>
      <Fold phone label={words.more.equipment}>
        <ul className="grid @lg:grid-cols-2 @lg:gap-4 print:grid-cols-3 print:gap-3">
          {system.panels.map((panel, which) => (
            <Part
              key={panel.name}
              kind={says.panel}
              name={panel.name}
              count={panel.count}
              at={`${at}.panels.${which}.count`}
            >
              {panel.power_w !== null && (
                <li>
                  {fillMessage(says.watts, {
                    power: <Figure at={`${at}.panels.${which}.power_w`} value={panel.power_w} as="watts" />,
                  })}
                </li>
              )}
              <Warranty
                sentence={says.warranty}
                at={`${at}.panels.${which}.warranty_years`}
                years={panel.warranty_years}
              />
            </Part>
          ))}
          {system.inverters.map((one, which) => (
            <Part
              key={one.name}
              kind={says.inverter}
              name={one.name}
              count={one.count}
              at={`${at}.inverters.${which}.count`}
            >
              <li>{says.inverter_note}</li>
            </Part>
          ))}
          {system.storage.map((one, which) => (
            <Part
              key={one.name}
              kind={says.battery}
              name={one.name}
              count={one.count}
              at={`${at}.storage.${which}.count`}
            >
              <li>
                {fillMessage(says.usable, {
                  energy: <Figure at={`${at}.storage.${which}.usable_kwh`} value={one.usable_kwh} as="kwhTenths" />,
                })}
              </li>
              <Warranty
                sentence={says.warranty}
                at={`${at}.storage.${which}.warranty_years`}
                years={one.warranty_years}
              />
            </Part>
          ))}
          {system.others.map((one, which) => (
            <Part
              key={one.name}
              kind={says.other}
              name={one.name}
              count={one.quantity}
              at={`${at}.others.${which}.quantity`}
            />
          ))}
        </ul>
        {system.arrays.length > 0 && (
          <div className="mt-4 break-inside-avoid @2xl:mt-8 print:mt-4">
            <h3 className="mb-2 text-md">{says.where}</h3>
            <FigureTable
              label={says.where}
              head={[says.plane, says.count, says.tilt, says.faces]}
              rows={system.arrays.map((array, which) => ({
                label: array.name,
                cells: [
                  <Figure
                    key="count"
                    at={`${at}.arrays.${which}.module_count`}
                    value={array.module_count}
                    as="number"
                  />,
                  ...(array.tracks_sun
                    ? ['–', says.follows_sun]
                    : [
                        <Figure key="tilt" at={`${at}.arrays.${which}.tilt_deg`} value={array.tilt_deg} as="degrees" />,
                        Object.values(words.compass)[Math.round(array.azimuth_deg / 45) % 8],
                      ]),
                ],
              }))}
            />
          </div>
        )}
      </Fold>
    </Section>
  )
}

type PartProps = { kind: string; name: string; count: number; at: string; children?: ReactNode }
const Part = ({ kind, name, count, at, children }: PartProps) => (
  <li className="min-w-0 break-inside-avoid border-t border-hairline py-3 @lg:rounded-card @lg:border @lg:p-5 print:p-3">
    <p className="text-sm text-ink-2">{kind}</p>
    <h3 className="text-md break-words @lg:mt-1">
      <Figure at={at} value={count} as="number" /> × <bdi>{name}</bdi>
    </h3>
    {children && (
      <ul className="mt-0.5 flex flex-wrap gap-x-4 text-base text-ink-2 @lg:mt-2 @lg:flex-col">{children}</ul>
    )}
  </li>
)

const Warranty = ({
  sentence,
  at,
  years,
}: {
  sentence: (values: { years: string | number }) => string
  at: string
  years: number | null
}) =>
  years === null ? null : <li>{fillMessage(sentence, { years: <Figure at={at} value={years} as="number" /> })}</li>
