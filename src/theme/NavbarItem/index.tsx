// Change: an item that fails to render fails the build with its configuration. In browsers the theme itself says so.
import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Props} from '@theme/NavbarItem';
import NavbarItem from '@theme-original/NavbarItem';

/** The item of the theme returns the component of its type as an element that is not yet rendered. */
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
    // Called here, where `catch` reaches it: React would render an element later.
    return render(own);
  } catch (cause) {
    throw new Error(
      `A navbar item failed to render. Correct this one in themeConfig.navbar.items:\n${JSON.stringify(props, null, 2)}`,
      {cause},
    );
  }
}
