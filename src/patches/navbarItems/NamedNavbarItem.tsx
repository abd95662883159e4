import type {ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem';
import NavbarItem from '@theme-original/NavbarItem';

/** The item of the theme gives the component of its type, not yet rendered. */
const choose = NavbarItem as (props: Props) => {
  readonly type: (props: object) => ReactNode;
  readonly props: object;
};

/**
 * The navbar item of the build, where no error boundary works: an error says which item failed.
 * In browsers the theme says so, and this component is not there.
 */
export default function NamedNavbarItem(props: Props): ReactNode {
  try {
    const {type: render, props: own} = choose(props);
    // Within reach of `catch`: as an element it would be rendered later.
    return render(own);
  } catch (cause) {
    throw new Error(
      `A navbar item failed to render. Correct this one in themeConfig.navbar.items:\n${JSON.stringify(props, null, 2)}`,
      {cause},
    );
  }
}
