import { buttonClass } from '../button/button.tsx';
import type { Example } from '../example.ts';
import layout from '../layout.module.css';
import { Link } from '../link.tsx';
import { Modal, ModalTrigger } from './modal.tsx';

type Look = Omit<React.ComponentProps<typeof Modal>, 'id' | 'title' | 'children'>;

const text = 'Measure around the fullest part of the chest, with a tape that is level.';

/** It opens with its page, and its button opens it again. */
const modal =
  (id: string, title: string, look: Look, paragraphs = 1) =>
  () => (
    <>
      <ModalTrigger modal={id} className={buttonClass({ quiet: true })}>
        {`Open “${title}”`}
      </ModalTrigger>
      <Modal id={id} title={title} isOpen {...look}>
        <div className={layout.tight}>
          {Array.from({ length: paragraphs }, (_, i) => (
            <p key={i}>{text}</p>
          ))}
          <p>
            <Link to="/_design">All components</Link>
          </p>
        </div>
      </Modal>
    </>
  );

export const examples: Example[] = [
  {
    id: 'modal',
    state: 'As it is by default',
    isAlone: true,
    Show: modal('modal-1', 'Measuring', {}),
  },
  {
    id: 'modal-small',
    state: 'Small and narrow',
    isAlone: true,
    Show: modal('modal-2', 'Measuring', { size: 'small', width: 'small' }),
  },
  {
    id: 'modal-large',
    state: 'Large and wide',
    isAlone: true,
    Show: modal('modal-3', 'Measuring', { size: 'large', width: 'large' }),
  },
  {
    id: 'modal-outside',
    state: 'At the bottom; a click beside it closes it',
    isAlone: true,
    Show: modal('modal-4', 'Measuring', { position: 'bottom', closesOutside: true }),
  },
  {
    id: 'modal-long',
    state: 'Longer than the screen',
    isAlone: true,
    Show: modal('modal-5', 'A title that is longer than the room it has', {}, 30),
  },
];
