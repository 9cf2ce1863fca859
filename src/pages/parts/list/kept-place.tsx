/** Keeps a list where it is on the screen when what stands above it comes or goes: not every browser does. */
import { Component, createRef } from 'react';

interface Props {
  /** Path of the page; another page begins at its top. */
  path: string;
  /** Whether there is something above the list that its filters take away. */
  hasHead: boolean;
  children: React.ReactNode;
}

export class KeptPlace extends Component<Props> {
  private readonly place = createRef<HTMLDivElement>();

  private readonly top = () => this.place.current?.getBoundingClientRect().top ?? 0;

  override getSnapshotBeforeUpdate({ path, hasHead }: Props): number | null {
    return path === this.props.path && hasHead !== this.props.hasHead ? this.top() : null;
  }

  override componentDidUpdate(_: Props, __: object, before: number | null): void {
    if (before !== null) scrollBy({ top: this.top() - before, behavior: 'instant' });
  }

  override render() {
    return <div ref={this.place}>{this.props.children}</div>;
  }
}
