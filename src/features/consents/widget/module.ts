/** The package's module: components for sites that use React. */
import './widget.css';

export { ConsentGate } from './consent-gate.tsx';
export {
  ConsentWidget,
  type ConsentWidgetHandle,
  type ConsentWidgetProps,
} from './consent-widget.tsx';
export type { ConsentSettings } from './settings.ts';
