import type {LimitGroup} from './schema';

/** Who was to get LINEA, and when it may move. */
export const tokenAllocation: LimitGroup = {
  caption: 'Initial LINEA allocation, in percent of 72,009,990,000',
  columns: ['Recipient', 'Share', 'LINEA', 'Published unlock'],
  limits: [
    {
      what: 'Early users',
      cells: ['9%', 6_480_899_100, 'At launch; claims on Linea from September 10, 2025'],
    },
    {
      what: 'Strategic builders',
      cells: ['1%', 720_099_900, 'At launch, to selected recipients'],
    },
    {
      what: 'Ecosystem fund',
      key: 'Linea Consortium',
      cells: [
        '75%',
        54_007_492_500,
        'Over ten years, decreasing from 10% a year to 2% in the tenth',
      ],
    },
    {
      what: 'Consensys treasury',
      cells: ['15%', 10_801_498_500, 'Locked for five years'],
    },
  ],
  sources: [
    'Consensys-Incorporated/doc.linea@8d91af8f:docs/network/overview/tokenomics.mdx',
    'https://linea.build/blog/linea-tokenomics',
    'https://www.odaily.news/en/post/5206088',
  ],
  checked: '2026-11-22',
};
