/** A word of the decoder's code that no page has. */
const CODE = 'In the words of';

/** The same of what it knows: how it reads the metadata of a token. */
const KNOWLEDGE = /\bas"?:"tokenMetadata"/;

/** Whether a script is the code of the decoder that loads on demand. */
export const isDecoderCode = (script: string) => script.includes(CODE);

/** Whether a script is what the decoder knows. */
export const isDecoderData = (script: string) => KNOWLEDGE.test(script);
