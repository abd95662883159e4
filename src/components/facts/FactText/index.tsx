import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ExternalLink from '../../ui/ExternalLink';
import {type TextPart, textParts} from './textParts';

function renderPart(part: TextPart): ReactNode {
  if (part.kind !== 'link') {
    return part.kind === 'code' ? <code>{part.text}</code> : part.text;
  }
  const label = renderParts(part.label);
  return part.to.startsWith('https://') ? (
    <ExternalLink href={part.to}>{label}</ExternalLink>
  ) : (
    <Link to={part.to}>{label}</Link>
  );
}

function renderParts(parts: readonly TextPart[]): ReactNode {
  return parts.map((part, index) => <Fragment key={index}>{renderPart(part)}</Fragment>);
}

/** Renders a text with code and links. */
export default function FactText({text}: {readonly text: string}): ReactNode {
  return renderParts(textParts(text));
}
