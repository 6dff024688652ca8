// What a proposal is written of where no template is chosen.
import type { Block, Content } from './content.ts'

type FigureKind = Extract<Block, { lead: string }>['kind']
const figures = (page: string, kinds: FigureKind[]): Block[] =>
  kinds.map((kind, index) => ({ id: `${page}b${index + 1}`, kind, hidden: false, title: '', lead: '' }))

export const firstPages = (language: 'en' | 'es'): Content => ({
  pages: [
    {
      id: 'p1',
      name: language === 'es' ? 'Bienvenida' : 'Welcome',
      hidden: false,
      blocks: [
        {
          id: 'p1b1',
          kind: 'cover',
          hidden: false,
          headline: language === 'es' ? 'Energía solar para {address}' : 'Solar for {address}',
          subline: '',
          image_file_id: null,
        },
      ],
    },
    {
      id: 'p2',
      name: language === 'es' ? 'Su sistema' : 'Your system',
      hidden: false,
      blocks: figures('p2', ['system', 'equipment', 'consumption']),
    },
    {
      id: 'p3',
      name: language === 'es' ? 'Formas de pago' : 'Ways to pay',
      hidden: false,
      blocks: figures('p3', ['financing', 'bill', 'savings', 'incentives', 'assumptions', 'accept', 'team']),
    },
  ],
})
