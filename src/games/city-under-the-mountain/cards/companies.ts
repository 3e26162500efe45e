/** The eight mining companies: a colour each and, for colour-blind eyes, a shape. Their names stand in the texts. */
export interface Company {
  readonly key: string;
  readonly colour: string;
  readonly shape: 'triangle' | 'hexagon' | 'star' | 'square' | 'drop' | 'diamond' | 'crescent' | 'circle';
}

export const COMPANIES = [
  { key: 'ruby', colour: '#e5484d', shape: 'triangle' },
  { key: 'amber', colour: '#f08c2e', shape: 'hexagon' },
  { key: 'topaz', colour: '#f4d03f', shape: 'star' },
  { key: 'emerald', colour: '#3fae5a', shape: 'square' },
  { key: 'turquoise', colour: '#2fc6c0', shape: 'drop' },
  { key: 'sapphire', colour: '#4a80f0', shape: 'diamond' },
  { key: 'amethyst', colour: '#a763e0', shape: 'crescent' },
  { key: 'pearl', colour: '#f2efe6', shape: 'circle' },
] as const satisfies readonly Company[];

export type CompanyKey = (typeof COMPANIES)[number]['key'];

/** How many companies there are: investments are kept in lists of so many numbers for each seat. */
export const COMPANY_COUNT = COMPANIES.length;

/** The key of a company by its number. */
export const companyKey = (company: number): CompanyKey => COMPANIES[company]?.key ?? 'ruby';
