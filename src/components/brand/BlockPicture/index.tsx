import type {ReactNode} from 'react';
import {frame, looks, parts} from '../looks';
import type {Picture} from '../picture';

interface Props {
  readonly picture: Picture;
  /** Labels, as `<text>`. */
  readonly children?: ReactNode;
}

/** A drawing of the site's motif. It is decoration: the text beside it must carry the meaning. */
export default function BlockPicture({picture, children}: Props): ReactNode {
  const {width, height} = picture;
  return (
    <svg
      aria-hidden="true"
      display="block"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...frame}
    >
      {parts.map((part) => picture[part] && <path key={part} d={picture[part]} {...looks[part]} />)}
      {children}
    </svg>
  );
}
