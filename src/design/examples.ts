/** All components with their examples, in the order of the page that shows them. */
import { examples as banner } from './banner/banner.examples.tsx';
import { examples as button } from './button/button.examples.tsx';
import { examples as card } from './card/card.examples.tsx';
import { examples as chip } from './chip/chip.examples.tsx';
import { examples as collapsible } from './collapsible/collapsible.examples.tsx';
import { examples as drawer } from './drawer/drawer.examples.tsx';
import { examples as errorSummary } from './error-summary/error-summary.examples.tsx';
import type { Example } from './example.ts';
import { examples as field } from './field/field.examples.tsx';
import { examples as icon } from './icon.examples.tsx';
import { examples as modal } from './modal/modal.examples.tsx';
import { examples as pagination } from './pagination/pagination.examples.tsx';
import { examples as stars } from './stars/stars.examples.tsx';
import { examples as text } from './text/text.examples.tsx';
import { examples as toast } from './toast/toast.examples.tsx';

/** By the component's folder. */
export const components: Record<string, Example[]> = {
  text,
  button,
  field,
  stars,
  'error-summary': errorSummary,
  chip,
  card,
  pagination,
  collapsible,
  banner,
  toast,
  modal,
  drawer,
  icon,
};
