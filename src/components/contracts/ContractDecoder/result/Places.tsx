import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {DecoderMember, DecoderPlace} from '@site/src/contracts/decoderData';
import ExternalLink from '../../../ui/ExternalLink';
import type {CatalogIndex} from '../decode/catalogIndex';

function Place({
  place: {contract, page: described = contract, anchor},
  index,
}: {
  readonly place: DecoderPlace;
  readonly index: CatalogIndex;
}): ReactNode {
  const {name, isGone} = index.contracts[contract] ?? {name: ''};
  const page = index.contracts[described]?.page;
  if (page === undefined) {
    return name;
  }
  return page.startsWith('https://') ? (
    <ExternalLink href={page}>{name}</ExternalLink>
  ) : (
    <>
      <Link to={anchor === undefined ? page : `${page}#${anchor}`}>
        <code>{name}</code>
      </Link>
      {isGone === true && ' (removed)'}
    </>
  );
}

/** The contracts that have a member, each with a link to the section that describes it. */
export default function Places({
  member: {name, places},
  index,
}: {
  readonly member: DecoderMember;
  readonly index: CatalogIndex;
}): ReactNode {
  return (
    <>
      <code>{name}</code> of{' '}
      {places.map((place, at) => (
        <Fragment key={`${place.contract} ${place.anchor ?? ''}`}>
          {at > 0 && ', '}
          <Place place={place} index={index} />
        </Fragment>
      ))}
    </>
  );
}
