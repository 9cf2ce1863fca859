/** Parts of a document that never change while it is open. The server renders them; browsers have neither
 * their code nor their data, and keep the elements that came with the document. */
import { createContext, useCallback, useContext } from 'react';

type Part = 'icons' | 'footer';

/** What the server renders. */
export const KeptParts = createContext<Record<Part, React.ReactNode> | null>(null);

const kept = new Map<Part, Node[]>();

/** The part's elements in the first document; read before React could replace them. */
function keptNodes(part: Part): Node[] {
  const nodes = kept.get(part) ?? [
    ...(document.querySelector(`[data-kept=${part}]`)?.childNodes ?? []),
  ];
  kept.set(part, nodes);
  return nodes;
}

interface KeptProps {
  as: 'svg' | 'footer';
  part: Part;
  className: string | undefined;
  'data-quiet'?: true | undefined;
  onClick?: React.MouseEventHandler;
}

export function Kept({ as: Tag, part, ...attributes }: KeptProps) {
  const parts = useContext(KeptParts);
  // An error page renders a new document, which gets the same elements.
  const keep = useCallback(
    (element: Element | null) => {
      if (element?.childNodes.length === 0) element.append(...keptNodes(part));
    },
    [part],
  );
  if (parts) {
    return (
      <Tag data-kept={part} {...attributes}>
        {parts[part]}
      </Tag>
    );
  }
  keptNodes(part);
  return (
    <Tag
      data-kept={part}
      {...attributes}
      ref={keep}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
