/** A font file: the bundler gives its address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** What the decoder knows, which a build step writes (src/output/decoderData). */
declare module '@generated/decoder-data/default/data.json' {
  import type {DecoderData} from '@site/src/contracts/decoderData';

  const data: DecoderData;
  export default data;
}

/** What the home page shows of other files, which a build step writes (src/output/homeData). */
declare module '@generated/home-data/default/data.json' {
  import type {HomeData} from '@site/src/output/homeData';

  const data: HomeData;
  export default data;
}
