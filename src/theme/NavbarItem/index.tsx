// Change: an item that fails to render fails the build with its configuration. In the browser, the theme
// reports it.
import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Props} from '@theme/NavbarItem';
import NavbarItem from '@theme-original/NavbarItem';

/** The theme's component returns an element of the item's type, which is not rendered yet. */
const chooseItem = NavbarItem as (props: Props) => {
  readonly type: (props: object) => ReactNode;
  readonly props: object;
};

export default function NamedNavbarItem(props: Props): ReactNode {
  if (ExecutionEnvironment.canUseDOM) {
    return <NavbarItem {...props} />;
  }
  try {
    const {type: render, props: own} = chooseItem(props);
    // Called directly, so that `catch` sees the error. React renders elements later.
    return render(own);
  } catch (cause) {
    throw new Error(
      `A navbar item failed to render. Correct this one in themeConfig.navbar.items:\n${JSON.stringify(props, null, 2)}`,
      {cause},
    );
  }
}
