import {site} from './site';

/** The image that chats and social networks show for a link. `npm run brand` draws it. */
export interface SocialImage {
  /** Path below `static/`. */
  readonly file: string;
  /** The large words in the image. */
  readonly words: string;
  readonly alt: string;
}

export const socialImageSize = {width: 1200, height: 630} as const;

const sectionImage = (name: string, words: string, shows: string): SocialImage => ({
  file: `img/social-${name}.png`,
  words,
  alt: `${site.title}, ${words}. ${shows}`,
});

/** The image of pages outside the sections. */
export const defaultSocialImage: SocialImage = {
  file: 'img/social-card.png',
  words: site.tagline,
  alt: `${site.title}. ${site.tagline}. Blocks move from Linea through a validity proof to Ethereum.`,
};

/** The image of each section of the documentation, by its folder in `docs/`. */
export const socialImages = {
  'get-started': sectionImage(
    'get-started',
    'Get started',
    'Blocks in a row; the next one is due.',
  ),
  technology: sectionImage(
    'technology',
    'Technology',
    'A batch passes the gate of its validity proof.',
  ),
  api: sectionImage('api', 'API & SDK', 'Blocks gather to a batch.'),
  learn: sectionImage('learn', 'Learn', 'Batches that Ethereum has settled, in a chain of blocks.'),
} as const satisfies Readonly<Record<string, SocialImage>>;

const bySection: ReadonlyMap<string, SocialImage> = new Map(Object.entries(socialImages));

/** The image of a page. @param route below the base path, without a slash at its start. */
export const socialImageOf = (route: string): SocialImage =>
  bySection.get(route.replace(/\/.*/, '')) ?? defaultSocialImage;
