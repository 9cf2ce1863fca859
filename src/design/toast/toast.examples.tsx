import { useState } from 'react';
import { announce } from '../announcer.tsx';
import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import type { IconName } from '../icon.tsx';
import { Toast } from './toast.tsx';

function Shown({ icon, text }: { icon: IconName; text: string }) {
  const [isShown, setShown] = useState(true);
  return (
    <Toast icon={icon} onClose={() => setShown(false)} heard={text} of={isShown}>
      {isShown && (
        <>
          <p>{text}</p>
          <Button type="button" small>
            Undo
          </Button>
        </>
      )}
    </Toast>
  );
}

export const examples: Example[] = [
  {
    id: 'toast',
    state: 'Something was done',
    isAlone: true,
    Show: () => <Shown icon="check" text="The product was removed." />,
  },
  {
    id: 'toast-alert',
    state: 'Something failed',
    isAlone: true,
    Show: () => <Shown icon="alert" text="There is no network connection." />,
  },
  {
    id: 'announcement',
    state: 'An announcement that only screen readers get',
    Show: () => (
      <Button type="button" quiet onClick={() => announce('Eight products.')}>
        Announce
      </Button>
    ),
  },
];
