/** Text of merchants: parts of Markdown as elements. */
import { Link } from '../../../design/link.tsx';
import type { Inline } from '#platform/markdown.ts';
import { unbroken } from '#platform/i18n/unbroken.ts';

export function Inlines({ of }: { of: readonly Inline[] }) {
  return of.map((inline, i) => <Part key={i} inline={inline} />);
}

function Part({ inline }: { inline: Inline }) {
  if (typeof inline === 'string') return unbroken(inline);
  switch (inline.type) {
    case 'strong':
      return (
        <strong>
          <Inlines of={inline.children} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inlines of={inline.children} />
        </em>
      );
    case 'link':
      return <TextLink to={inline.to}>{<Inlines of={inline.children} />}</TextLink>;
    case 'code':
      return <code>{inline.text}</code>;
    case 'break':
      return <br />;
  }
}

/** A link of the shop, or elsewhere. */
export function TextLink({ to, ...rest }: { to: string } & React.ComponentProps<'a'>) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- It is passed on.
  return to.startsWith('/') ? <Link to={to} {...rest} /> : <a href={to} {...rest} />;
}

/** The words of a text, without markup. */
export const plainText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if ('children' in inline) return plainText(inline.children);
      return inline.type === 'code' ? inline.text : ' ';
    })
    .join('');
